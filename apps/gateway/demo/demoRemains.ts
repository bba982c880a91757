import { usernameKey } from '@lima-id/domain';
import type { Kysely } from 'kysely';
import type { Mobiles } from '../src/account/mobiles.ts';
import { hashPassword, verifyPassword } from '../src/account/password.ts';
import type { Clock } from '../src/platform/clock/clock.ts';
import { hashToken, newToken } from '../src/platform/secret/token.ts';
import { StartRefusal } from '../src/platform/startRefusal.ts';
import type { Store } from '../src/schema/store.ts';
import type { Tables } from '../src/schema/tables.ts';
import { demoAccounts, demoPassword } from './demoAccounts.ts';
import { demoBuyers } from './orders/demoOrders.ts';
import { demoPlantToken } from './productionLines.ts';
import { disconnectFactories, factorySystem } from './registration/factories.ts';

/** Demo credentials in a database. */
export interface DemoRemains {
  /** Accounts, by id and user name. */
  accounts: { id: string; username: string }[];
  /** Whether the token of the demo's plant is valid. */
  token: boolean;
}

/** End of the user name of a disabled demo account, which no registered name can have. */
export const removedSuffix = '（演示，已停用）';

/** Every account of the demo data. */
const known = [...demoAccounts, ...demoBuyers];

/**
 * Finds remaining demo credentials. An account counts as long as it has the demo's password or a demo number: such a number may belong to
 * somebody, who could log in by SMS.
 */
export async function findDemoRemains(database: Kysely<Tables>, mobiles: Mobiles): Promise<DemoRemains> {
  const named = await database
    .selectFrom('account')
    .select(['id', 'username', 'mobile_hash', 'password_hash'])
    .where(
      'username_key',
      'in',
      known.map(({ username }) => usernameKey(username)),
    )
    .orderBy('username_key')
    .execute();
  const hashes = new Set(known.flatMap(({ mobile }) => (mobile === null ? [] : [mobiles.hash(mobile)])));
  const accounts: DemoRemains['accounts'] = [];
  for (const { id, username, mobile_hash, password_hash } of named) {
    const isDemo =
      (mobile_hash !== null && hashes.has(mobile_hash)) || (await verifyPassword(demoPassword, password_hash));
    if (isDemo) accounts.push({ id, username });
  }
  const token = await database
    .selectFrom('enterprise_token')
    .select('id')
    .where('hash', '=', hashToken(demoPlantToken))
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return { accounts, token: token !== undefined };
}

/** Names the remaining credentials, Chinese; empty without any. */
function nameRemains({ accounts, token }: DemoRemains): string {
  const names = accounts.map(({ username }) => username).join('、');
  return [names === '' ? '' : `演示账号 ${names}`, token ? '演示企业令牌' : '']
    .filter((part) => part !== '')
    .join('和');
}

/** Throws a StartRefusal when published demo credentials are valid: names, password, numbers, token. */
export async function refuseDemoRemains(store: Pick<Store, 'kysely'>, mobiles: Mobiles): Promise<void> {
  const names = nameRemains(await findDemoRemains(store.kysely, mobiles));
  if (names === '') return;
  throw new StartRefusal(
    `数据库中仍有他人可以使用的${names}，请先运行 npm run demo:remove 停用它们，或以 DEMO=1 启动演示环境。`,
  );
}

/**
 * Disables the demo's accounts and tokens for good, and ends their sessions. Rows referenced by orders, texts and decisions stay, without a
 * name, number or password to log in with. Returns one sentence, Chinese.
 */
export async function removeDemoRemains(store: Store, clock: Pick<Clock, 'now'>, mobiles: Mobiles): Promise<string> {
  const now = clock.now();
  const { remains, factories } = await store.transaction(async (transaction) => {
    const found = await findDemoRemains(transaction, mobiles);
    for (const { id, username } of found.accounts) {
      const nobody = {
        username: `${username}${removedSuffix}`,
        username_key: `removed:${id}`,
        // The name may be registered again.
        username_look: null,
        mobile_hash: `removed:${id}`,
        email: '',
        proved_email: null,
        password_hash: await hashPassword(newToken().token),
        role: 'ORDINARY' as const,
        company_prefix: null,
      };
      await transaction.updateTable('account').set(nobody).where('id', '=', id).execute();
      await transaction.deleteFrom('session').where('account_id', '=', id).execute();
    }
    // Revoked, not deleted: starting the demo again does not restore it.
    await transaction
      .updateTable('enterprise_token')
      .set({ withdrawn_at: now })
      .where('hash', '=', hashToken(demoPlantToken))
      .where('withdrawn_at', 'is', null)
      .execute();
    return { remains: found, factories: await disconnectFactories(transaction, now) };
  });
  const systems = factories === 0 ? '' : `${factories}家演示企业的${factorySystem}令牌`;
  const names = [nameRemains(remains), systems].filter((part) => part !== '').join('，以及');
  return names === '' ? '数据库中没有可用的演示账号和演示令牌。' : `已停用${names}，其会话均已结束。`;
}
