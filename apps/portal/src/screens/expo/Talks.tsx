import { readChinaTime } from '@lima-id/domain';
import { Button, listRole } from '@lima-id/ui';
import { requestContact } from '../../shared/contact/contactEvents.ts';
import type { ShownExpo } from './expos.ts';
import { Over, Row, Rows } from './Talks.styles.ts';
import { texts } from './texts.ts';

interface TalksProps {
  talks: ShownExpo['talks']['items'];
  /** In ms; talks that have begun by then can no longer be booked. */
  now: number;
}

/** The talks at the stand, and when; the next talk has the loudest button. */
export function Talks({ talks, now }: TalksProps) {
  const hasBegun = ({ time }: { time: string }) => (readChinaTime(time) ?? 0) <= now;
  const next = talks.find((talk) => !hasBegun(talk));
  return (
    <Rows role={listRole}>
      {talks.map((talk) => {
        const [day = '', hour] = talk.time.split(' ');
        return (
          <Row key={talk.time}>
            <time dateTime={talk.time}>
              <b>{texts.shortDay(day)}</b>
              <span>{hour}</span>
            </time>
            <h3>{talk.title}</h3>
            <p>{talk.speaker}</p>
            {hasBegun(talk) ? (
              <Over>{texts.over}</Over>
            ) : (
              <Button
                size="sm"
                variant={talk === next ? 'primary' : 'secondary'}
                aria-label={`${texts.seat}：${talk.title}`}
                onClick={() => requestContact({ subject: texts.subject.talk(talk.title) })}
              >
                {texts.seat}
              </Button>
            )}
          </Row>
        );
      })}
    </Rows>
  );
}
