import type { IdentifierListQuery, IdentifierPage } from '@lima-id/api';
import { chinaMinute } from '@lima-id/domain';
import { picturesOfFacts, placesOfFacts } from '../identifier/lookup/reservedFacts.ts';
import { stateCode, stateOfCode } from '../identifier/lookup/stateCodes.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
import { batchUnknown, findBatch } from './batches.ts';
import { findModel, modelUnknown } from './models.ts';

/** The least text that no text with this beginning reaches; codes are ASCII. */
function endOf(beginning: string): string {
  return `${beginning}\u007F`;
}

/** A page of an enterprise's identifiers in the order of their codes, byte by byte, from the code after `after`. */
export async function listIdentifiers(
  store: Store,
  prefix: string,
  { model, batch, state, startsWith = '', after = '', size }: Omit<IdentifierListQuery, 'prefix'>,
): Promise<Reply<IdentifierPage, null>> {
  let wanted = store.kysely
    .selectFrom('identifier')
    .innerJoin('batch', 'batch.id', 'identifier.batch_id')
    .innerJoin('product_model as model', 'model.id', 'batch.model_id')
    .select([
      'identifier.suffix',
      'identifier.state',
      'identifier.registered_at',
      'identifier.facts',
      'batch.code as batch',
      'model.code as model',
    ])
    .where('identifier.prefix', '=', prefix);
  if (model !== undefined) {
    const owner = await findModel(store.kysely, prefix, model);
    if (owner === undefined) return modelUnknown(model);
    wanted = wanted.where('batch.model_id', '=', owner.id);
    if (batch !== undefined) {
      const row = await findBatch(store.kysely, owner.id, batch);
      if (row === undefined) return batchUnknown(batch);
      wanted = wanted.where('identifier.batch_id', '=', row.id);
    }
  }
  if (state !== undefined) wanted = wanted.where('identifier.state', '=', stateCode(state));
  if (startsWith !== '') {
    wanted = wanted.where('identifier.suffix', '>=', startsWith).where('identifier.suffix', '<', endOf(startsWith));
  }
  if (after !== '') wanted = wanted.where('identifier.suffix', '>', after);
  const rows = await wanted
    .orderBy('identifier.suffix')
    .limit(size + 1)
    .execute();
  const records = rows.slice(0, size).map((row) => ({
    code: row.suffix,
    model: row.model,
    batch: row.batch,
    state: stateOfCode(row.state),
    registerTime: chinaMinute(row.registered_at.getTime()),
    facts: placesOfFacts(row.facts),
    pictures: picturesOfFacts(row.facts),
  }));
  return { data: { records, next: rows.length > size ? (records.at(-1)?.code ?? null) : null } };
}
