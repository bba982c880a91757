import type { ReviewStatus } from '@lima-id/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../migrations/tables.ts';
import type { Caller } from '../platform/authorisation/caller.ts';

const approved: ReviewStatus = 2;

/** The prefix of the caller's own company if it is approved, as it stands now; null otherwise. */
export async function approvedPrefix(
  database: Kysely<Tables>,
  { companyPrefix }: Pick<Caller, 'companyPrefix'>,
): Promise<string | null> {
  if (companyPrefix === null) return null;
  const found = await database
    .selectFrom('enterprise')
    .select('prefix')
    .where('prefix', '=', companyPrefix)
    .where('examine_status', '=', approved)
    .executeTakeFirst();
  return found?.prefix ?? null;
}
