import type { IdentifierListQuery, IdentifierPage } from '@lima-id/api';
import { chinaMinute, registrationMessages } from '@lima-id/domain';
import { type Kysely, sql } from 'kysely';
import { picturesOfFacts, placesOfFacts } from '../identifier/lookup/reservedFacts.ts';
import { stateOfCode } from '../identifier/lookup/stateCodes.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
import type { Tables } from '../schema/tables.ts';
import { batchUnknown, findBatch } from './batches.ts';
import { findModel, modelUnknown } from './models.ts';
import { type IdentifierOrder, type Position, type Scope, selectPage } from './selectIdentifiers.ts';

type Failed = { failure: { status: number; message: string } };

/** Whose identifiers a query asks for; a refusal for a model or a batch that the enterprise does not have. */
export async function scopeOf(
  database: Kysely<Tables>,
  prefix: string,
  { model, batch }: Pick<IdentifierListQuery, 'model' | 'batch'>,
): Promise<Scope | Failed> {
  if (model === undefined) return { prefix };
  const owner = await findModel(database, prefix, model);
  if (owner === undefined) return modelUnknown(model);
  if (batch === undefined) return { modelId: owner.id };
  const row = await findBatch(database, owner.id, batch);
  return row === undefined ? batchUnknown(batch) : { batchId: row.id };
}

/** The place of an identifier in an order; null when it is not registered and the order needs its time. */
async function positionOf(
  database: Kysely<Tables>,
  prefix: string,
  suffix: string,
  order: IdentifierOrder,
): Promise<Position | null> {
  if (order === 'code') return { suffix, moment: '' };
  const row = await database
    .selectFrom('identifier')
    .select(['suffix', sql<string>`registered_at::text`.as('moment')])
    .where('prefix', '=', prefix)
    .where('suffix', '=', suffix)
    .executeTakeFirst();
  return row ?? null;
}

/** Numbers of batches, with those of their models, by the ids of the batches. */
export async function namesOfBatches(
  database: Kysely<Tables>,
  ids: Iterable<number>,
): Promise<ReadonlyMap<number, { batch: string; model: string }>> {
  const rows = await database
    .selectFrom('batch')
    .innerJoin('product_model as model', 'model.id', 'batch.model_id')
    .select(['batch.id', 'batch.code as batch', 'model.code as model'])
    .where('batch.id', '=', sql<number>`any(${[...new Set(ids)]}::int[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** A page of an enterprise's identifiers in an order, from the identifier after `after`. */
export async function listIdentifiers(
  store: Store,
  prefix: string,
  { model, batch, order, after = '', size, ...filter }: Omit<IdentifierListQuery, 'prefix'>,
): Promise<Reply<IdentifierPage, null>> {
  const database = store.kysely;
  const scope = await scopeOf(database, prefix, { model, batch });
  if ('failure' in scope) return scope;
  const position = after === '' ? null : await positionOf(database, prefix, after, order);
  if (after !== '' && position === null) {
    return { failure: { status: 404, message: registrationMessages.line.unknown(after) } };
  }
  const page = { after: position, limit: size + 1 };
  const { rows } = await selectPage(scope, filter, order, page).execute(database);
  const names = await namesOfBatches(
    database,
    rows.map((row) => row.batch_id),
  );
  const records = rows.slice(0, size).map((row) => ({
    code: row.suffix,
    model: names.get(row.batch_id)?.model ?? '',
    batch: names.get(row.batch_id)?.batch ?? '',
    state: stateOfCode(row.state),
    registerTime: chinaMinute(row.registered_at.getTime()),
    facts: placesOfFacts(row.facts),
    pictures: picturesOfFacts(row.facts),
  }));
  return { data: { records, next: rows.length > size ? (records.at(-1)?.code ?? null) : null } };
}
