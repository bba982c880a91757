import { sql, type Transaction } from 'kysely';
import { joinTransaction } from '../../src/schema/store.ts';
import type { Tables } from '../../src/schema/tables.ts';
import type { DemoData } from '../buildDemo.ts';
import { connectFactories } from './factories.ts';
import { firstMoments } from './firstMoments.ts';
import type { Registering } from './registering.ts';
import { changeLives, registerUnits } from './registerUnits.ts';
import { finishBatches, saveBatches } from './saveBatches.ts';
import { saveModels } from './saveModels.ts';
import { saveScenes } from './saveScenes.ts';

/** Lets the ids begin at 1 where an interrupted attempt to seed has used some: sequences are not rolled back. */
async function beginIds(transaction: Transaction<Tables>): Promise<void> {
  for (const table of ['product_model', 'batch']) {
    await sql`select setval(${`${table}_id_seq`}, 1, false)`.execute(transaction);
  }
}

/**
 * Registers models, batches, scenes and identifiers of the demo's enterprises in a database without any: by the functions of the calls, at the
 * moments of the demo data, and by a system of each enterprise. Throws when one is refused.
 */
export async function registerDemo(transaction: Transaction<Tables>, demo: DemoData): Promise<void> {
  const store = joinTransaction(transaction);
  const registering: Registering = {
    transaction,
    store,
    demo,
    registrarOf: await connectFactories(store, demo.enterprises),
    moments: firstMoments(demo),
    models: new Map(demo.models.map((model) => [model.id, model])),
    batches: new Map(demo.batches.map((batch) => [batch.id, batch])),
  };
  await beginIds(transaction);
  await saveModels(registering);
  const unfinished = await saveBatches(registering);
  await saveScenes(registering);
  await registerUnits(registering);
  await finishBatches(registering, unfinished);
  await changeLives(registering);
}
