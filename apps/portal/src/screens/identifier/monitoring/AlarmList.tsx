import { type AlarmLevel, alarmLevels, type MonitoringData } from '@lima-id/domain';
import { Button, Card, listRole, Tag, type TagProps, VisuallyHidden } from '@lima-id/ui';
import { ArrowRightIcon, ChevronUpIcon } from '@lima-id/ui/icons';
import { useId, useState } from 'react';
import { Head } from '../SceneView.styles.ts';
import { List, Note, Row } from './AlarmList.styles.ts';
import { lastedTime, shortMinute, monitoringTexts as texts } from './texts.ts';

type Alarm = MonitoringData['alarms']['records'][number];

/** Alarms that are listed before the others are asked for. */
const firstAlarms = 6;

const tones: Readonly<Record<AlarmLevel, TagProps['tone']>> = {
  critical: 'danger',
  warning: 'warning',
  info: 'neutral',
};

function AlarmRow({ alarm: { at, level, text, end }, now }: { alarm: Alarm; now: number }) {
  return (
    <Row>
      <time dateTime={new Date(at).toISOString()}>{shortMinute(at, now)}</time>
      <Tag tone={tones[level]}>
        <VisuallyHidden>{texts.levelBefore}</VisuallyHidden>
        <span>{alarmLevels[level]}</span>
      </Tag>
      <div data-part="words">
        <p data-part="text">{text}</p>
        <p data-part="lasted">
          {end === null ? texts.lasting(lastedTime(Math.max(0, now - at))) : texts.lasted(lastedTime(end - at))}
        </p>
      </div>
      <Tag data-part="over" dot tone={end === null ? 'warning' : 'success'}>
        {end === null ? texts.notOver : texts.over}
      </Tag>
    </Row>
  );
}

/** The newest alarms, six at first. */
export function AlarmList({ data: { alarms, now } }: { data: MonitoringData }) {
  const [all, setAll] = useState(false);
  const id = useId();
  const { records, total } = alarms;
  const more = records.length > firstAlarms;
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <Head>
        <h2 id={id}>{texts.alarms}</h2>
        {more && (
          <Button
            variant="text"
            flush
            aria-expanded={all}
            onClick={() => setAll((shown) => !shown)}
            iconAfter={all ? <ChevronUpIcon size={16} /> : <ArrowRightIcon size={16} />}
          >
            {all ? texts.fewerAlarms : texts.allAlarms(total)}
          </Button>
        )}
      </Head>
      {records.length === 0 ? (
        <Note>{texts.noAlarms}</Note>
      ) : (
        <List role={listRole}>
          {(all ? records : records.slice(0, firstAlarms)).map((alarm) => (
            <AlarmRow key={alarm.id} alarm={alarm} now={now} />
          ))}
        </List>
      )}
      {all && total > records.length && <Note>{texts.newestAlarms(records.length)}</Note>}
    </Card>
  );
}
