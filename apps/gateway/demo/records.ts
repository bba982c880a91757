import { chinaMoment } from './chinaTime.ts';
import { recordPlaces } from './demoPlaces.ts';
import type { Draft } from './draft.ts';
import { type RecordKey, recordKinds } from './recordKinds.ts';
import { recordFacts, recordScenes } from './recordScenes.ts';

/** Adds reports and parts of one enterprise; their models and batches are created on first use. */
export interface RecordBook {
  /** Adds one and returns its identifier. `unit` is the identifier of the object it belongs to. */
  add(key: RecordKey, suffix: string, unit: string, day: string): string;
}

export function openRecordBook(draft: Draft, prefix: string, enterpriseName: string): RecordBook {
  const batchIds = new Map<RecordKey, number>();

  function batchOf(key: RecordKey, day: string): number {
    const known = batchIds.get(key);
    if (known !== undefined) return known;
    const { name, describes, picture } = recordKinds[key];
    const modelId = draft.addModel(
      {
        enterprise_prefix: prefix,
        name,
        describes,
        images: [`/illustrations/${picture}.svg`],
        places: recordPlaces,
      },
      recordScenes(recordKinds[key], enterpriseName),
    );
    const code = `${recordKinds[key].series}-${day.slice(0, 4)}`;
    const batchId = draft.addBatch({ model_id: modelId, code, produced_on: chinaMoment(day, '00:00') }, []);
    batchIds.set(key, batchId);
    return batchId;
  }

  return {
    add(key, suffix, unit, day) {
      draft.addIdentifier({
        registered_at: chinaMoment(day, '14:31'),
        batch_id: batchOf(key, day),
        prefix,
        suffix,
        facts: recordFacts(unit, day),
      });
      return `${prefix}/${suffix}`;
    },
  };
}
