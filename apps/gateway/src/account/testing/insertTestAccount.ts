import type { UserRole } from '../../platform/authorisation/caller.ts';
import type { Store } from '../../platform/database/database.ts';
import { newId } from '../../platform/secret/token.ts';
import { testSecret } from '../../platform/testing/testParts.ts';
import { createMobiles } from '../mobiles.ts';
import { hashPassword } from '../password.ts';
import { usernameKey } from '../usernameKey.ts';

const mobiles = createMobiles(testSecret);

let made = 0;

/** What a test says of its account; the rest is made up, and differs from account to account. */
export interface TestAccount {
  username?: string;
  mobile?: string;
  password?: string;
  role?: UserRole;
  companyPrefix?: string | null;
}

/** Inserts an account; gives its id. Without a password nobody can log in with one. */
export async function insertTestAccount(store: Store, account: TestAccount = {}): Promise<string> {
  made += 1;
  const id = newId();
  const mobile = account.mobile ?? `139${String(made).padStart(8, '0')}`;
  const username = account.username ?? `user${made}-${id.slice(0, 6)}`;
  await store.kysely
    .insertInto('account')
    .values({
      id,
      username,
      username_key: usernameKey(username),
      mobile: mobiles.seal(mobile, id),
      mobile_hash: mobiles.hash(mobile),
      email: 'someone@example.cn',
      password_hash: account.password === undefined ? '' : await hashPassword(account.password),
      role: account.role ?? 'ORDINARY',
      portrait: '',
      company_prefix: account.companyPrefix ?? null,
      created_at: new Date('2026-05-18T00:00:00Z'),
    })
    .execute();
  return id;
}
