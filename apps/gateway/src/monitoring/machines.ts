import type { IdentifierState, MeasureDraft } from '@lima-id/domain';
import { sql, type Transaction } from 'kysely';
import { stateOfCode } from '../identifier/lookup/stateCodes.ts';
import type { Tables } from '../schema/tables.ts';

/** A registered object of an enterprise: its state, and the measures that its model declares. */
export interface ReportingObject {
  state: IdentifierState;
  measures: readonly MeasureDraft[];
}

/** Reads registered objects of an enterprise by their codes. */
export async function readObjects(
  transaction: Transaction<Tables>,
  prefix: string,
  codes: readonly string[],
): Promise<Map<string, ReportingObject>> {
  if (codes.length === 0) return new Map();
  const objects = await transaction
    .selectFrom('identifier')
    .innerJoin('batch', 'batch.id', 'identifier.batch_id')
    .select(['identifier.suffix', 'identifier.state', 'batch.model_id'])
    .where('identifier.prefix', '=', prefix)
    .where('identifier.suffix', '=', sql<string>`any(${codes}::text[])`)
    .execute();
  const models = [...new Set(objects.map(({ model_id }) => model_id))];
  const declared = await transaction
    .selectFrom('model_monitoring')
    .select(['model_id', 'measures'])
    .where('model_id', '=', sql<number>`any(${models}::int[])`)
    .execute();
  const measuresOfModel = new Map(declared.map(({ model_id, measures }) => [model_id, measures]));
  return new Map(
    objects.map(({ suffix, state, model_id }) => [
      suffix,
      { state: stateOfCode(state), measures: measuresOfModel.get(model_id) ?? [] },
    ]),
  );
}

/**
 * Locks the rows of reporting objects until the end of the transaction, in the order of their codes, so that concurrent reports of the same
 * object wait for each other; resolves with their ids by code. An object that reports for the first time gets its row. An empty `gateway`
 * leaves the name that is known.
 */
export async function lockMachines(
  transaction: Transaction<Tables>,
  prefix: string,
  codes: readonly string[],
  gateway: string,
): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ id: number; suffix: string }>`
    insert into machine as held (prefix, suffix, gateway)
    select ${prefix}::text, given.suffix, ${gateway}::text from unnest(${codes}::text[]) as given (suffix)
    order by given.suffix collate "C"
    on conflict (prefix, suffix) do update set
      gateway = case when excluded.gateway = '' then held.gateway else excluded.gateway end
    returning id, suffix`.execute(transaction);
  return new Map(rows.map(({ id, suffix }) => [suffix, Number(id)]));
}
