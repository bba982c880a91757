import { sql } from 'kysely';
import type { Store } from '../../src/schema/store.ts';

/** Identifiers that are registered at once. */
const perMoment = 100;

/** What is inserted: see `insertIdentifiers`. */
export interface InsertedIdentifiers {
  prefix: string;
  /** Own number of the model, which is added. */
  model: string;
  batches: number;
  /** Identifiers of each batch. */
  perBatch: number;
  /** When the first one was registered; a hundred follow each second. */
  from: string;
}

/** Inserts a model with identifiers in batches `B1`, `B2` and so on: `{model}-000001` is the first of the first one. Returns the id of the last batch. */
export async function insertIdentifiers(
  store: Store,
  { prefix, model, batches, perBatch, from }: InsertedIdentifiers,
): Promise<{ modelId: number; batchId: number }> {
  const database = store.kysely;
  const { id: modelId } = await database
    .insertInto('product_model')
    .values({ enterprise_prefix: prefix, code: model, name: model, describes: '', images: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
  let batchId = 0;
  for (let number = 1; number <= batches; number++) {
    const batch = await database
      .insertInto('batch')
      .values({ model_id: modelId, code: `B${number}`, produced_on: new Date(from) })
      .returning('id')
      .executeTakeFirstOrThrow();
    batchId = batch.id;
    const first = (number - 1) * perBatch;
    await sql`
      insert into identifier (prefix, suffix, batch_id, registered_at, facts, state)
      select ${prefix}, ${model}::text || '-' || lpad(n::text, 6, '0'), ${batchId}::int,
        ${from}::timestamptz + (n / ${sql.lit(perMoment)}) * interval '1 second', null, 1
      from generate_series(${first + 1}::int, ${first + perBatch}::int) n`.execute(database);
  }
  return { modelId, batchId };
}
