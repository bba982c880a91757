import { contract } from '@lima-id/api';
import { chinaDate, dayMs } from '@lima-id/domain';
import { saveBatch } from '../../src/registration/batches.ts';
import { chinaMoment } from '../chinaTime.ts';
import { clockAt } from '../clockAt.ts';
import { carriedOut } from './carriedOut.ts';
import { type DemoBatch, partOf, type Registering } from './registering.ts';

/** A batch that was saved before its day, and the version of it. */
interface UnfinishedBatch {
  batch: DemoBatch;
  version: number;
}

/** The time of day at which a batch is finished. */
const finishedTime = '18:00';

/** Saves a batch at a moment, over a version of it; resolves with the new version. */
async function saveAt(
  moment: Date,
  { store, registrarOf, models }: Registering,
  { model_id, code: number }: DemoBatch,
  saved: { version: number; producedDay: string },
): Promise<number> {
  const { enterprise_prefix: prefix, code: model } = partOf(models, model_id);
  const request = contract.saveBatch.request.parse({ ...saved, prefix, model, number });
  return carriedOut('saveBatch', await saveBatch(store, clockAt(moment), registrarOf(prefix), request)).version;
}

/**
 * Saves the batches of the demo. A batch whose first codes were registered days before it was finished has their day at first, since a day
 * ahead is refused: resolves with these batches.
 */
export async function saveBatches(registering: Registering): Promise<UnfinishedBatch[]> {
  const unfinished: UnfinishedBatch[] = [];
  for (const batch of registering.demo.batches) {
    const moment = partOf(registering.moments.batches, batch.id);
    const finishedDay = chinaDate(batch.produced_on.getTime());
    const isAhead = finishedDay > chinaDate(moment.getTime() + dayMs);
    const producedDay = isAhead ? chinaDate(moment.getTime()) : finishedDay;
    const version = await saveAt(moment, registering, batch, { version: 0, producedDay });
    if (isAhead) unfinished.push({ batch, version });
  }
  return unfinished;
}

/** Corrects the days of batches on the day on which they were finished. */
export async function finishBatches(registering: Registering, unfinished: readonly UnfinishedBatch[]): Promise<void> {
  for (const { batch, version } of unfinished) {
    const producedDay = chinaDate(batch.produced_on.getTime());
    await saveAt(chinaMoment(producedDay, finishedTime), registering, batch, { version, producedDay });
  }
}
