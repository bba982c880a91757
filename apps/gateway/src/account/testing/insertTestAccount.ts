import type { UserRole } from '../../platform/authorisation/caller.ts';
import type { Store } from '../../platform/database/database.ts';
import { newId } from '../../platform/secret/token.ts';
import { testSecret } from '../../platform/testing/testParts.ts';
import { createMobiles } from '../mobiles.ts';
import { hashPassword } from '../password.ts';
import { usernameColumns } from '../usernameColumns.ts';

let made = 0;

/** What a test says of its account; the rest is made up, and differs from account to account. */
export interface TestAccount {
  username?: string;
  mobile?: string;
  password?: string;
  /** Unchecked, as at registration. */
  email?: string;
  role?: UserRole;
  companyPrefix?: string | null;
  /** What its gateway seals numbers with; the secret of tests when absent. */
  secret?: Uint8Array;
}

/** Inserts an account; gives its id. Without a password nobody can log in with one. */
export async function insertTestAccount(store: Store, account: TestAccount = {}): Promise<string> {
  made += 1;
  const id = newId();
  const mobiles = createMobiles(account.secret ?? testSecret);
  const mobile = account.mobile ?? `139${String(made).padStart(8, '0')}`;
  const username = account.username ?? `user${made}-${id.slice(0, 6)}`;
  await store.kysely
    .insertInto('account')
    .values({
      id,
      ...usernameColumns(username),
      mobile: mobiles.seal(mobile, id),
      mobile_hash: mobiles.hash(mobile),
      email: account.email ?? 'someone@example.cn',
      password_hash: account.password === undefined ? '' : await hashPassword(account.password),
      role: account.role ?? 'ORDINARY',
      portrait: '',
      company_prefix: account.companyPrefix ?? null,
      created_at: new Date('2026-05-18T00:00:00Z'),
    })
    .execute();
  return id;
}
