import { createMobiles } from '../../src/account/mobiles.ts';
import { hashPassword } from '../../src/account/password.ts';
import { usernameColumns } from '../../src/account/usernameColumns.ts';
import type { UserRole } from '../../src/platform/authorisation/caller.ts';
import { newId } from '../../src/platform/secret/token.ts';
import type { Store } from '../../src/schema/store.ts';
import { testSecret } from '../platform/testParts.ts';

let made = 0;

/** Hashes by password: hashing is slow on purpose. */
const hashes = new Map<string, Promise<string>>();

function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/** Fields set by the test; the others are generated and unique. */
export interface TestAccount {
  username?: string;
  mobile?: string;
  password?: string;
  /** Unproved, as at registration. */
  email?: string;
  role?: UserRole;
  companyPrefix?: string | null;
  /** Secret to encrypt numbers; the tests' secret by default. */
  secret?: Uint8Array;
}

/** Inserts an account; returns its id. Without a password there is no password login. */
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
      password_hash: account.password === undefined ? '' : await hashOf(account.password),
      role: account.role ?? 'ORDINARY',
      portrait: '',
      company_prefix: account.companyPrefix ?? null,
      created_at: new Date('2026-05-18T00:00:00Z'),
    })
    .execute();
  return id;
}
