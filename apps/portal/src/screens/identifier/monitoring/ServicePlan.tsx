import { chinaDate, type IdentifierRecord, type MonitoringData, monitoringMessages } from '@lima-id/domain';
import { Button, Card, listRole } from '@lima-id/ui';
import { CalendarIcon } from '@lima-id/ui/icons';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressQuery } from '../../../shared/page/useAddressQuery.ts';
import { keepsPlace } from '../../../shared/page/useScrollPlace.ts';
import { sceneQuery } from '../chosenScene.ts';
import { toReport } from '../repair/leadsToReport.ts';
import { Head } from '../SceneView.styles.ts';
import { Modules, Name, Next, Service, Services, Use } from './ServicePlan.styles.ts';
import { monitoringTexts as texts } from './texts.ts';

type ServiceRecord = MonitoringData['service']['items'][number];

/** Modules of a bar. */
const moduleCount = 30;
const modules = Array.from({ length: moduleCount }, (_, index) => index);

/** Leads to the form of the object's repair scene; undefined without one. */
function useBooking(record: IdentifierRecord): (() => void) | undefined {
  const [query, setQuery] = useAddressQuery();
  const { state } = useLocation();
  const repair = record.scenes.find(({ templateCode }) => templateCode === 'equipmentRepair');
  if (repair === undefined) return undefined;
  return () => {
    const next = new URLSearchParams(query);
    next.set(sceneQuery, repair.sceneConfId);
    setQuery(next, { state: { ...state, ...keepsPlace, ...toReport } });
  };
}

const inHours = (hours: number) => Math.ceil(hours).toLocaleString('en');

/** When the next service is: hours before it large, if there are any left. */
function NextService({ state, leftHours, message }: ServiceRecord) {
  const figure = String(Math.ceil(leftHours));
  if (state !== 'ahead' || !message.startsWith(figure)) return <Next data-state={state}>{message}</Next>;
  return (
    <Next data-state={state}>
      <b>{figure}</b>
      <span>{message.slice(figure.length).trim()}</span>
    </Next>
  );
}

function ServiceRow({ item, isNext }: { item: ServiceRecord; isNext: boolean }) {
  const { name, note, intervalHours, leftHours, used, state, message, expectedOn } = item;
  const usedCount = state === 'ahead' ? Math.min(moduleCount - 1, Math.round(used * moduleCount)) : moduleCount;
  const expected = expectedOn === null ? '' : monitoringMessages.service.expected(expectedOn);
  return (
    <Service data-state={state}>
      <div data-part="head">
        <Name data-part="name">
          <h3>{name}</h3>
          {note !== '' && <span>{note}</span>}
        </Name>
        <span data-part="left">
          <b>{inHours(leftHours)}</b>
          <span>{` ${texts.hoursLeft(intervalHours.toLocaleString('en'))}`}</span>
        </span>
      </div>
      <Modules aria-hidden="true" data-next={isNext ? '' : undefined} data-late={state === 'ahead' ? undefined : ''}>
        {modules.map((module) => (
          <i key={module} data-used={module < usedCount ? '' : undefined} />
        ))}
      </Modules>
      {(state !== 'ahead' || expected !== '') && <p>{state === 'ahead' ? expected : message}</p>}
    </Service>
  );
}

/** The services of a machine, the next one first, and how far it is from each. */
export function ServicePlan({ data, record }: { data: MonitoringData; record: IdentifierRecord }) {
  const id = useId();
  const book = useBooking(record);
  const { items, runningHours, since } = data.service;
  const [next] = items;
  if (next === undefined) return null;
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <Head>
        <h2 id={id}>{texts.service}</h2>
      </Head>
      <NextService {...next} />
      <Use>
        {[
          `${texts.runningHours} ${Math.floor(runningHours).toLocaleString('en')} ${texts.hours}`,
          ...(since === null ? [] : [texts.startedOn(chinaDate(since))]),
        ].join(' · ')}
      </Use>
      <Services role={listRole}>
        {items.map((item, index) => (
          <ServiceRow key={item.name} item={item} isNext={index === 0} />
        ))}
      </Services>
      {book !== undefined && (
        <Button variant="secondary" icon={<CalendarIcon size={16} />} onClick={book}>
          {texts.book}
        </Button>
      )}
    </Card>
  );
}
