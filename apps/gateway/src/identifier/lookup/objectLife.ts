import {
  correctEvents,
  type Element,
  eventEntry,
  mergeLife,
  type ObjectEvent,
  type Scene,
  type SceneTemplateCode,
  stopEntry,
  stopEventKinds,
  type TraceDetailsElement,
} from '@lima-id/domain';
import type { Store } from '../../schema/store.ts';
import type { Places } from './answerTemplate.ts';
import { coalesceReads } from './coalesce.ts';
import { filledElement } from './composeRecord.ts';
import { identifierKey } from './identifierKey.ts';

/** The block of a scene that is added where it has none for the events of an object. */
const ownBlocks: Partial<Record<SceneTemplateCode, Pick<TraceDetailsElement, 'dataId' | 'label'>>> = {
  traceability: { dataId: 'object-life', label: '追溯记录' },
  logistics: { dataId: 'object-life', label: '物流记录' },
};

/** Whether a scene shows the events of the object itself. */
export function showsLife(scene: Pick<Scene, 'templateCode'>): boolean {
  return ownBlocks[scene.templateCode] !== undefined;
}

/** Identifiers per query. */
const identifiersPerQuery = 64;

const text = `
  select event.prefix, event.suffix, json_agg(event.event order by event.id) as events
  from unnest($1::text[], $2::text[]) as asked (prefix, suffix)
  join object_event event on event.prefix = asked.prefix and event.suffix = asked.suffix
  group by event.prefix, event.suffix`;

/** Reads the events of objects as they hold, by identifier in canonical form, batching those requested in one tick. */
export function createLifeReader(store: Store): (identifier: string) => Promise<ObjectEvent[]> {
  const read = coalesceReads(async (identifiers: string[]) => {
    const keys = identifiers.map(identifierKey);
    const rows = await store.prepared<{ prefix: string; suffix: string; events: ObjectEvent[] }>('read_events', text, [
      keys.map(({ prefix }) => prefix),
      keys.map(({ suffix }) => suffix),
    ]);
    return new Map(rows.map(({ prefix, suffix, events }) => [`${prefix}/${suffix}`, correctEvents(events)]));
  }, identifiersPerQuery);
  return async (identifier) => (await read(identifier)) ?? [];
}

function isSteps(element: Element): element is TraceDetailsElement {
  return element.dataType === 'TraceDetails';
}

/** A scene's elements with the events of an object. */
interface LifeElements {
  elements: Element[];
  /** The element with the events; null where none are shown. */
  life: Element | null;
  /** Values of the placeholders in `life`. */
  places: Places;
}

/**
 * The elements of a scene with the events of the object among the steps of its batch, and placeholder values for them. Texts become values,
 * so that braces in them are not read as placeholders, and so that objects with similar events have the same elements. `kept` are the
 * elements as the reader sees them, `all` as they are stored: where the steps are hidden from the reader, the events are too.
 */
export function withLife(
  { templateCode }: Pick<Scene, 'templateCode'>,
  kept: readonly Element[],
  all: readonly Element[],
  events: readonly ObjectEvent[],
  own: Places,
): LifeElements {
  const isLogistics = templateCode === 'logistics';
  const shown = isLogistics ? events.filter(({ kind }) => stopEventKinds.includes(kind)) : events;
  const block = ownBlocks[templateCode];
  const steps = kept.find(isSteps);
  if (block === undefined || shown.length === 0 || (steps === undefined && all.some(isSteps)))
    return { elements: [...kept], life: null, places: {} };
  const filled = steps && filledElement(steps, (name) => own[name]);
  const batchSteps = filled !== undefined && isSteps(filled) ? filled.value : [];
  const merged = mergeLife(batchSteps, shown, isLogistics ? stopEntry : eventEntry);
  const places: Record<string, string> = {};
  let placeCount = 0;
  const place = (words: string): string => {
    if (words === '') return '';
    placeCount += 1;
    places[`life${placeCount}`] = words;
    return `{life${placeCount}}`;
  };
  const value = merged.map((entry) => ({
    ...entry,
    time: place(entry.time),
    title: place(entry.title),
    place: place(entry.place),
    text: place(entry.text),
    traceIdentifier: place(entry.traceIdentifier),
  }));
  const life: Element = { ...(steps ?? { ...block, dataType: 'TraceDetails' }), value };
  const elements = steps === undefined ? [...kept, life] : kept.map((element) => (element === steps ? life : element));
  return { elements, life, places };
}
