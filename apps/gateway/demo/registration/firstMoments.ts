import type { DemoIdentifiers } from '../demoData.ts';

/** When the models and the batches were saved, by id. */
export interface FirstMoments {
  models: ReadonlyMap<number, Date>;
  batches: ReadonlyMap<number, Date>;
}

function noteEarliest(moments: Map<number, Date>, id: number, moment: Date): void {
  const known = moments.get(id);
  if (known === undefined || moment < known) moments.set(id, moment);
}

/** A batch is saved when the first of its scenes and identifiers is, and a model with the first of its scenes and batches. */
export function firstMoments({ batches, scenes, identifiers }: DemoIdentifiers): FirstMoments {
  const ofModels = new Map<number, Date>();
  const ofBatches = new Map<number, Date>();
  for (const { batch_id, registered_at } of identifiers) noteEarliest(ofBatches, batch_id, registered_at);
  for (const { model_id, batch_id, updated_at } of scenes) {
    if (model_id !== null) noteEarliest(ofModels, model_id, updated_at);
    if (batch_id !== null) noteEarliest(ofBatches, batch_id, updated_at);
  }
  for (const { id, model_id } of batches) {
    const moment = ofBatches.get(id);
    if (moment !== undefined) noteEarliest(ofModels, model_id, moment);
  }
  return { models: ofModels, batches: ofBatches };
}
