import { usernameKey } from '@lima-id/domain';
import type { Kysely } from 'kysely';
import type { Mobiles } from '../account/mobiles.ts';
import { hashPassword, verifyPassword } from '../account/password.ts';
import type { Tables } from '../migrations/tables.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../platform/database/database.ts';
import { hashToken, newToken } from '../platform/secret/token.ts';
import { StartRefusal } from '../platform/startRefusal.ts';
import { demoAccounts, demoPassword } from './demoAccounts.ts';
import { demoBuyers } from './orders/demoOrders.ts';
import { demoPlantToken } from './productionLines.ts';

/** What a database holds of the demo by which somebody could get in. */
export interface DemoRemains {
  /** Accounts, by id and user name. */
  accounts: { id: string; username: string }[];
  /** Whether the token of the demo's plant is good. */
  token: boolean;
}

/** Every account that the demo data brings along. */
const known = [...demoAccounts, ...demoBuyers];

/**
 * Finds what is left of the demo. An account is the demo's as long as it has the demo's password or a number of the demo: such a number
 * belongs to somebody, who could log in by SMS, and no call changes the number of an account.
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

/** Names what is left of the demo, Chinese; empty when nothing is. */
function nameRemains({ accounts, token }: DemoRemains): string {
  const names = accounts.map(({ username }) => username).join('、');
  return [names === '' ? '' : `演示账号 ${names}`, token ? '演示企业令牌' : '']
    .filter((part) => part !== '')
    .join('和');
}

/** Throws a StartRefusal when somebody could get in by what the demo has published: names, password, numbers, token. */
export async function refuseDemoRemains(store: Pick<Store, 'kysely'>, mobiles: Mobiles): Promise<void> {
  const names = nameRemains(await findDemoRemains(store.kysely, mobiles));
  if (names === '') return;
  throw new StartRefusal(
    `数据库中仍有他人可以使用的${names}，请先运行 npm run demo:remove 停用它们，或以 DEMO=1 启动演示环境。`,
  );
}

/**
 * Takes the demo's accounts and token out of use, for good, and ends every session of theirs. What they ordered, wrote and decided names
 * them still, so their rows stay, without a name, number or password by which anybody could log in. Gives one sentence, Chinese.
 */
export async function removeDemoRemains(store: Store, clock: Pick<Clock, 'now'>, mobiles: Mobiles): Promise<string> {
  const remains = await store.transaction(async (transaction) => {
    const found = await findDemoRemains(transaction, mobiles);
    for (const { id, username } of found.accounts) {
      const nobody = {
        username: `${username}（演示，已停用）`,
        username_key: `removed:${id}`,
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
    // Withdrawn, not deleted: starting the demo once more does not bring it back.
    await transaction
      .updateTable('enterprise_token')
      .set({ withdrawn_at: clock.now() })
      .where('hash', '=', hashToken(demoPlantToken))
      .where('withdrawn_at', 'is', null)
      .execute();
    return found;
  });
  const names = nameRemains(remains);
  return names === '' ? '数据库中没有可用的演示账号和演示令牌。' : `已停用${names}，其会话均已结束。`;
}
