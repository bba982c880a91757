import type { Transaction } from 'kysely';
import type { Mobiles } from '../account/mobiles.ts';
import { hashPassword } from '../account/password.ts';
import { usernameColumns } from '../account/usernameColumns.ts';
import type { Tables } from '../migrations/tables.ts';
import type { UserRole } from '../platform/authorisation/caller.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../platform/database/database.ts';
import { newId } from '../platform/secret/token.ts';
import { lockDemoSeed } from './demoSeed.ts';

/** An account of the demo. */
export interface DemoAccount {
  username: string;
  /** Who it stands for, Chinese. */
  summary: string;
  mobile: string;
  role: UserRole;
  companyPrefix: string | null;
}

/** The accounts of the demo, one for each way in which the site treats people. */
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

/** Whom to call at the enterprise of the demo. */
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

/** Adds the accounts to a database that holds the demo data and no account yet: once, however many gateways start. */
export async function seedDemoAccounts(store: Store, clock: Clock, mobiles: Mobiles): Promise<void> {
  await store.transaction(async (transaction) => {
    const seed = await lockDemoSeed(transaction);
    const someone = await transaction.selectFrom('account').select('id').limit(1).executeTakeFirst();
    if (seed !== null && someone === undefined) await insertAccounts(transaction, clock, mobiles);
  });
}
