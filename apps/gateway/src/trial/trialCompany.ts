import type { TrialCompany } from '@lima-id/domain';
import type { Kysely } from 'kysely';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Tables } from '../schema/tables.ts';

/** The caller's company with the status of its prefix. */
export async function readTrialCompany(
  database: Kysely<Tables>,
  { companyPrefix }: Pick<Caller, 'companyPrefix'>,
): Promise<TrialCompany> {
  if (companyPrefix === null) return { companyPrefix, isSuspended: false };
  const found = await database
    .selectFrom('enterprise')
    .select('examine_status')
    .where('prefix', '=', companyPrefix)
    .executeTakeFirst();
  const status = found?.examine_status;
  return { companyPrefix: status === 'approved' ? companyPrefix : null, isSuspended: status === 'suspended' };
}
