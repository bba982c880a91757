import { splitLevels } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { openPersonal } from '../personalData.ts';
import type { PrefixParts } from '../prefixParts.ts';
import type { RegistrationRow } from '../registrationRow.ts';

/**
 * Creates a registration's enterprise with its prefix and assigns it to the account, whose user becomes its administrator. False, without
 * changes, when the prefix was granted to another one.
 */
export async function grantPrefix(
  { clock, personal, contacts }: PrefixParts,
  transaction: Transaction<Tables>,
  row: RegistrationRow,
): Promise<boolean> {
  const { contactPersonName, contactPersonPhone } = openPersonal(personal, row.personal, row.id);
  const given = await transaction
    .insertInto('enterprise')
    .values({
      prefix: row.prefix,
      node_prefix: row.node_prefix,
      name: row.company_name,
      industry: row.industry_text,
      website: row.website,
      introduce: row.introduce,
      area_code: splitLevels(row.area_codes).at(-1) ?? '',
      examine_status: 'approved',
      created_at: clock.now(),
      liaison: contactPersonName,
      liaison_phone: contacts.seal(contactPersonPhone, row.prefix),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('prefix')
    .executeTakeFirst();
  if (given === undefined) return false;
  await transaction
    .updateTable('account')
    .set({ company_prefix: row.prefix })
    .where('id', '=', row.account_id)
    .execute();
  // Reviewers keep their role.
  await transaction
    .updateTable('account')
    .set({ role: 'COMPANY_ADMIN' })
    .where('id', '=', row.account_id)
    .where('role', '=', 'ORDINARY')
    .execute();
  return true;
}
