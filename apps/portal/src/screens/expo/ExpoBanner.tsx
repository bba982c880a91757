import { Button, Illustration, Tag } from '@lima-id/ui';
import { serverTime } from '../../shared/clock/serverTime.ts';
import { requestContact } from '../../shared/contact/contactEvents.ts';
import { saveFile } from '../../shared/page/saveFile.ts';
import { calendarFile } from './calendarFile.ts';
import { Fact, Head, Stand } from './ExpoBanner.styles.ts';
import type { ShownExpo } from './expos.ts';
import { texts } from './texts.ts';

/** Downloads the days of the exhibition for the visitor's calendar. */
function saveDays({ id, event, title, stand, place, hours, from, to }: ShownExpo): void {
  const entry = {
    uid: `expo-${id}@${window.location.host}`,
    title: `${event} · ${title} ${stand}`,
    place,
    note: hours,
    from,
    to,
  };
  saveFile(new Blob([calendarFile(entry, serverTime())], { type: 'text/calendar;charset=utf-8' }), `${event}.ics`);
}

function Actions({ expo, over }: { expo: ShownExpo; over: boolean }) {
  if (over) {
    return (
      <Button size="lg" onClick={() => requestContact({ subject: texts.subject.visitUs })}>
        {texts.visitUs}
      </Button>
    );
  }
  return (
    <>
      <Button size="lg" onClick={() => requestContact({ subject: texts.subject.visit(expo.event) })}>
        {texts.visit}
      </Button>
      <Button variant="onInk" size="lg" onClick={() => saveDays(expo)}>
        {texts.calendar}
      </Button>
    </>
  );
}

/** Date, place and directions of the exhibition. Once it is over it says so, and invites to the showroom instead. */
export function ExpoBanner({ expo, over }: { expo: ShownExpo; over: boolean }) {
  const { event, title, stand, from, to, hours, place } = expo;
  return (
    <Head
      ground="ink"
      size="lg"
      above={
        <>
          <Tag>{event}</Tag>
          {over ? <Tag>{texts.over}</Tag> : null}
        </>
      }
      title={
        <>
          <span>{title}</span> <Stand>{stand}</Stand>
        </>
      }
      text={
        <>
          <Fact>
            <span>{texts.time}</span>
            <b>{texts.days(from, to)}</b>
            <span>{hours}</span>
          </Fact>
          <Fact>
            <span>{texts.place}</span>
            <span>{place}</span>
          </Fact>
          {over ? <span>{texts.overText}</span> : null}
        </>
      }
      actions={<Actions expo={expo} over={over} />}
      picture={<Illustration name="booth" ground="ink" width={600} />}
    />
  );
}
