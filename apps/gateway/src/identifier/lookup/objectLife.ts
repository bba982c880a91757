import {
  chinaMinute,
  correctEvents,
  type Element,
  mergeLife,
  type ObjectEvent,
  readChinaTime,
  type Scene,
  type SceneTemplateCode,
  type TraceDetailsElement,
  type TraceEntry,
} from '@lima-id/domain';
import type { Store } from '../../schema/store.ts';
import { lifeMark } from './answerTemplate.ts';
import { coalesceReads } from './coalesce.ts';
import { filledElement } from './composeRecord.ts';
import { identifierKey } from './identifierKey.ts';
import type { PlaceholderFiller } from './placeholders.ts';
import { encodeEntry, entryStarts, type LifeKind, minuteAt, type WrittenLife, writeLife } from './writtenLife.ts';

/** What a scene shows of the events of an object, and the block that is added where it has none for them. */
interface OwnBlock {
  kind: LifeKind;
  block: Pick<TraceDetailsElement, 'dataId' | 'label'>;
}

const ownBlocks: Partial<Record<SceneTemplateCode, OwnBlock>> = {
  traceability: { kind: 'entries', block: { dataId: 'object-life', label: '追溯记录' } },
  logistics: { kind: 'stops', block: { dataId: 'object-life', label: '物流记录' } },
};

/** What a scene shows of the events of the object itself; null when it shows none. */
export function lifeKindOf({ templateCode }: Pick<Scene, 'templateCode'>): LifeKind | null {
  return ownBlocks[templateCode]?.kind ?? null;
}

/** Identifiers per query. */
const identifiersPerQuery = 64;

const text = `
  select event.prefix, event.suffix, json_agg(event.event order by event.id) as events
  from unnest($1::text[], $2::text[]) as asked (prefix, suffix)
  join object_event event on event.prefix = asked.prefix and event.suffix = asked.suffix
  group by event.prefix, event.suffix`;

/**
 * Reads the events of objects that have no written life, by identifier in canonical form, batching those requested in one tick.
 */
export function createLifeReader(store: Store): (identifier: string) => Promise<WrittenLife> {
  const read = coalesceReads(async (identifiers: string[]) => {
    const keys = identifiers.map(identifierKey);
    const rows = await store.prepared<{ prefix: string; suffix: string; events: ObjectEvent[] }>('read_events', text, [
      keys.map(({ prefix }) => prefix),
      keys.map(({ suffix }) => suffix),
    ]);
    return new Map(rows.map(({ prefix, suffix, events }) => [`${prefix}/${suffix}`, writeLife(correctEvents(events))]));
  }, identifiersPerQuery);
  return async (identifier) => (await read(identifier)) ?? writeLife([]);
}

function isSteps(element: Element): element is TraceDetailsElement {
  return element.dataType === 'TraceDetails';
}

/** A scene's elements with a gap for the events of an object, and the steps of its batch among which these are. */
interface LifeElements {
  elements: Element[];
  /** With placeholders; null without any. */
  steps: TraceDetailsElement | null;
  /** Whether the reader sees the list of the steps partially masked, and the events with it (`veilLife`). */
  isVeiled: boolean;
}

/**
 * The elements of a scene with a gap for the events of an object and the steps of its batch; null when the reader sees no events. `kept` are
 * the elements as the reader sees them, `all` as they are stored, in which the list of the steps is the first one: where it is hidden from the
 * reader, the events are too. Of one reading, since masking keeps the element that no mask names.
 */
export function withLifeGap(
  { templateCode }: Pick<Scene, 'templateCode'>,
  kept: readonly Element[],
  all: readonly Element[],
): LifeElements | null {
  const own = ownBlocks[templateCode];
  if (own === undefined) return null;
  const stored = all.find(isSteps);
  if (stored === undefined) {
    const life: Element = { ...own.block, dataType: 'TraceDetails', value: [lifeMark] };
    return { elements: [...kept, life], steps: null, isVeiled: false };
  }
  const seen = kept.filter(isSteps).find(({ dataId }) => dataId === stored.dataId);
  if (seen === undefined) return null;
  const life: Element = { ...seen, value: [lifeMark] };
  const elements = kept.map((element) => (element === seen ? life : element));
  return { elements, steps: seen.value.length === 0 ? null : seen, isVeiled: seen !== stored };
}

/** A step of a batch, encoded. */
interface WrittenStep {
  /** `YYYY-MM-DD HH:mm`; empty, and behind everything, for a time that cannot be read. */
  minute: string;
  entry: string;
}

function writeStep(entry: TraceEntry): WrittenStep {
  const ms = readChinaTime(entry.time.trim());
  return { minute: ms === null ? '' : chinaMinute(ms), entry: encodeEntry(entry) };
}

/** The steps of a batch with their placeholders filled, newest first. */
export function writeSteps(steps: TraceDetailsElement, filler: PlaceholderFiller): WrittenStep[] {
  const filled = filledElement(steps, filler);
  return isSteps(filled) ? mergeLife(filled.value, []).map(writeStep) : [];
}

/** The events of an object among the steps of its batch, in the order of `mergeLife`: of a minute the events come first. */
export function joinSteps(written: string, steps: readonly WrittenStep[]): string {
  const parts: string[] = [];
  let begin = 0;
  let at = 0;
  for (const start of entryStarts(written)) {
    const next = steps[at];
    if (next === undefined) break;
    const minute = minuteAt(written, start);
    if (next.minute <= minute) continue;
    if (start > begin) parts.push(written.slice(begin, start - 1));
    begin = start;
    for (let step = steps[at]; step !== undefined && step.minute > minute; step = steps[at]) {
      parts.push(step.entry);
      at += 1;
    }
  }
  return [...parts, written.slice(begin), ...steps.slice(at).map(({ entry }) => entry)].join();
}
