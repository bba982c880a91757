import { enterprisePrefixMinLength } from '@lima-id/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** Locks a prefix until the transaction ends. */
export async function lockPrefix(database: Kysely<Tables>, prefix: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('registration'), hashtext(${prefix}))`.execute(database);
}

/** Whether another enterprise has a prefix, or another registration holds it. */
export async function isTaken(database: Kysely<Tables>, prefix: string, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from enterprise where prefix = ${prefix})
      or exists (select from registration where prefix = ${prefix} and held and account_id <> ${accountId}) as taken
  `.execute(database);
  return rows[0]?.taken ?? false;
}

/** Size of the range of the shortest prefixes. */
const last = 10 ** enterprisePrefixMinLength - 1;

/** The next free prefix of a node, cyclically after a taken one; null when all are taken. */
export async function findFreePrefix(
  database: Kysely<Tables>,
  nodePrefix: string,
  enterprisePrefix: string,
): Promise<string | null> {
  const { rows } = await sql<{ free: string }>`
    select own as free
    from generate_series(1, ${last}::int) as number,
      lateral (select lpad(number::text, ${enterprisePrefixMinLength}::int, '0') as own) as padded,
      lateral (select ${nodePrefix}::text || '.' || own as whole) as joined
    where not exists (select from enterprise where prefix = whole)
      and not exists (select from registration where prefix = whole and held)
    order by number < ${Number(enterprisePrefix)}::int, number
    limit 1`.execute(database);
  return rows[0]?.free ?? null;
}
