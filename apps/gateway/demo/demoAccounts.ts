import type { Transaction } from 'kysely';
import type { Mobiles } from '../src/account/mobiles.ts';
import { hashPassword } from '../src/account/password.ts';
import { usernameColumns } from '../src/account/usernameColumns.ts';
import type { UserRole } from '../src/platform/authorisation/caller.ts';
import type { Clock } from '../src/platform/clock/clock.ts';
import { newId } from '../src/platform/secret/token.ts';
import type { Store } from '../src/schema/store.ts';
import type { Tables } from '../src/schema/tables.ts';
import { lockDemoSeed } from './demoSeed.ts';

export interface DemoAccount {
  username: string;
  /** Its role, Chinese. */
  summary: string;
  mobile: string;
  role: UserRole;
  companyPrefix: string | null;
}

/** The demo accounts, one per kind of user. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'visitor',
    summary: '普通用户，未注册前缀',
    mobile: '13800000001',
    role: 'ORDINARY',
    companyPrefix: null,
  },
  {
    username: 'maker',
    summary: '企业管理员，前缀已通过',
    mobile: '13800000002',
    role: 'COMPANY_ADMIN',
    companyPrefix: '88.118.001',
  },
  { username: 'operator', summary: '平台管理员', mobile: '13800000003', role: 'ADMIN', companyPrefix: null },
];

/** The password of every demo account. */
export const demoPassword = 'Lima@2026';

/** Contact person of the demo enterprise. */
const liaison = { liaison: '李建国', liaison_phone: '13800000002' };

async function insertAccounts(transaction: Transaction<Tables>, clock: Clock, mobiles: Mobiles): Promise<void> {
  for (const { username, mobile, role, companyPrefix } of demoAccounts) {
    const id = newId();
    const account = {
      id,
      ...usernameColumns(username),
      mobile: mobiles.seal(mobile, id),
      mobile_hash: mobiles.hash(mobile),
      email: `${username}@example.cn`,
      password_hash: await hashPassword(demoPassword),
      role,
      portrait: '',
      company_prefix: companyPrefix,
      created_at: clock.now(),
    };
    await transaction.insertInto('account').values(account).execute();
    if (companyPrefix !== null) {
      await transaction.updateTable('enterprise').set(liaison).where('prefix', '=', companyPrefix).execute();
    }
  }
}

/** Inserts the accounts into a database with the demo data and no accounts: once, even if several gateways start. */
export async function seedDemoAccounts(store: Store, clock: Clock, mobiles: Mobiles): Promise<void> {
  await store.transaction(async (transaction) => {
    const seed = await lockDemoSeed(transaction);
    const someone = await transaction.selectFrom('account').select('id').limit(1).executeTakeFirst();
    if (seed !== null && someone === undefined) await insertAccounts(transaction, clock, mobiles);
  });
}
