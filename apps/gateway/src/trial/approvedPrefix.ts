import type { ReviewStatus } from '@lima-id/domain';
import type { Kysely } from 'kysely';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Tables } from '../schema/tables.ts';

const approved: ReviewStatus = 'approved';

/** The current approved prefix of the caller's company; null otherwise. */
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
