import type { Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** Whether a registration of an account is under review. */
export async function isApplicant(database: Kysely<Tables>, accountId: string): Promise<boolean> {
  const registration = await database
    .selectFrom('registration')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', 'in', ['platformReview', 'topNodeReview'])
    .executeTakeFirst();
  return registration !== undefined;
}
