import type { UserCompany, UserInfo } from '@lima-id/api';
import { isMobile, usernameKey } from '@lima-id/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import type { Mobiles } from './mobiles.ts';

/** Columns read of an account. */
const columns = ['id', 'username', 'mobile', 'email', 'role', 'portrait', 'company_prefix', 'password_hash'] as const;

async function findAccount(
  database: Kysely<Tables>,
  mobiles: Mobiles,
  column: 'id' | 'mobile_hash' | 'username_key',
  value: string,
) {
  const row = await database.selectFrom('account').select(columns).where(column, '=', value).executeTakeFirst();
  return row === undefined ? row : { ...row, mobile: mobiles.open(row.mobile, row.id) };
}

/** An account with its decrypted number. */
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Finds an account by id. */
export async function accountById(
  database: Kysely<Tables>,
  mobiles: Mobiles,
  id: string,
): Promise<Account | undefined> {
  return await findAccount(database, mobiles, 'id', id);
}

/** Finds an account by mobile number. */
export async function accountByMobile(
  database: Kysely<Tables>,
  mobiles: Mobiles,
  mobile: string,
): Promise<Account | undefined> {
  return await findAccount(database, mobiles, 'mobile_hash', mobiles.hash(mobile));
}

/** Finds an account by user name or mobile number, as typed; no user name looks like a number. */
export async function accountByName(
  database: Kysely<Tables>,
  mobiles: Mobiles,
  name: string,
): Promise<Account | undefined> {
  const key = usernameKey(name);
  return isMobile(key)
    ? await accountByMobile(database, mobiles, key)
    : await findAccount(database, mobiles, 'username_key', key);
}

/** Reads an enterprise by its prefix; null without one. */
export type ReadCompany = (prefix: string | null) => Promise<UserCompany | null>;

/** The account as clients receive it. */
export async function userInfoOf(account: Account, readCompany: ReadCompany): Promise<UserInfo> {
  return {
    userId: account.id,
    type: account.role,
    username: account.username,
    mobile: account.mobile,
    email: account.email,
    portrait: account.portrait,
    companyDetails: await readCompany(account.company_prefix),
  };
}
