import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMobiles } from '../src/account/mobiles.ts';
import { hashPassword } from '../src/account/password.ts';
import { createSessions } from '../src/account/sessions.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { StartRefusal } from '../src/platform/startRefusal.ts';
import { createEnterpriseIdentifier } from '../src/production/enterpriseTokens.ts';
import { issueToken } from '../src/production/manageTokens.ts';
import type { Store } from '../src/schema/store.ts';
import { accountGateway } from '../testing/account/accountGateway.ts';
import { insertTestAccount } from '../testing/account/insertTestAccount.ts';
import { emptyStore, storeOpeningMs } from '../testing/demo/demoStore.ts';
import { openWholeDemoStore } from '../testing/demo/wholeDemoStore.ts';
import { testSecret } from '../testing/platform/testParts.ts';
import { demoPassword, seedDemoAccounts } from './demoAccounts.ts';
import { seedDemoProduction } from './demoProduction.ts';
import { findDemoRemains, refuseDemoRemains, removeDemoRemains } from './demoRemains.ts';
import { demoPlantToken } from './productionLines.ts';
import { factorySystem } from './registration/factories.ts';

const mobiles = createMobiles(testSecret);

let store: Store;
beforeAll(async () => {
  store = await openWholeDemoStore();
}, 2 * storeOpeningMs);
afterAll(() => store.close());

const refusal = () =>
  refuseDemoRemains(store, mobiles).then(
    () => null,
    (error: unknown) => error,
  );
const names = async () => (await findDemoRemains(store.kysely, mobiles)).accounts.map(({ username }) => username);
const operatorId = async () =>
  (await store.kysely.selectFrom('account').select('id').where('username', '=', 'operator').executeTakeFirstOrThrow())
    .id;

describe('refuseDemoRemains', () => {
  it('refuses to start with instructions when the database has published demo credentials', async () => {
    const refused = await refusal();
    expect(refused).toBeInstanceOf(StartRefusal);
    expect(String(refused)).toMatch(/演示账号 maker、operator、visitor和演示企业令牌.*npm run demo:remove.*。$/);
  });

  it('still refuses when only the password was changed, since the phone number may belong to somebody', async () => {
    const own = await hashPassword('Another@Password1');
    await store.kysely.updateTable('account').set({ password_hash: own }).where('username', '=', 'operator').execute();
    expect(await names()).toContain('operator');
  });

  it('recognises an account by its password when its number was hashed with another secret', async () => {
    const hash = await hashPassword(demoPassword);
    await store.kysely
      .updateTable('account')
      .set({ mobile_hash: 'of another secret', password_hash: hash })
      .where('username', '=', 'visitor')
      .execute();
    expect(await names()).toContain('visitor');
  });
});

/** Valid tokens of systems by the name of those that registered the demo. */
const validTokens = async () =>
  await store.kysely
    .selectFrom('enterprise_token')
    .select(['id', 'enterprise_prefix'])
    .where('name', '=', factorySystem)
    .where('withdrawn_at', 'is', null)
    .execute();

describe('removeDemoRemains', () => {
  it('disables all published credentials, and keeps referenced rows', { timeout: 60_000 }, async () => {
    const id = await operatorId();
    const sessions = createSessions(store, systemClock);
    const open = await store.transaction((transaction) => sessions.open(transaction, id, 'device'));
    const gateway = await accountGateway(store, systemClock);
    const identify = createEnterpriseIdentifier(store);
    expect(await identify(demoPlantToken)).toMatchObject({ enterprisePrefix: '88.118.001' });
    expect((await gateway.logIn('maker', demoPassword)).success).toBe(true);

    const factories = await validTokens();
    expect(factories.length).toBeGreaterThan(30);

    expect(await removeDemoRemains(store, systemClock, mobiles)).toBe(
      `已停用演示账号 maker、operator、visitor和演示企业令牌，以及${factories.length}家演示企业的标识赋码系统令牌，其会话均已结束。`,
    );
    expect(await validTokens()).toEqual([]);

    for (const name of ['visitor', 'maker', 'operator', '13800000003', `removed:${id}`]) {
      expect((await gateway.logIn(name, demoPassword)).message).toBe('用户名或密码错误，请核对后重新输入');
    }
    expect(await identify(demoPlantToken)).toBeNull();
    expect(await store.kysely.selectFrom('session').select('id').execute()).toEqual([]);
    const used = await gateway.app.inject({
      method: 'POST',
      url: '/platform-user-service/customer/info.html',
      headers: { accesstoken: open.accessToken, 'content-type': 'application/json' },
      payload: {},
    });
    expect(used.statusCode).toBe(401);
    const left = await store.kysely.selectFrom('account').select(['id', 'role', 'company_prefix']).execute();
    expect(left).toHaveLength(3);
    for (const account of left) expect(account).toMatchObject({ role: 'ORDINARY', company_prefix: null });
    await gateway.app.close();
    expect(await refusal()).toBeNull();
    expect(await removeDemoRemains(store, systemClock, mobiles)).toBe('数据库中没有可用的演示账号和演示令牌。');
  });

  it('frees the names of the accounts that it disables', async () => {
    const username = 'Operat0r';
    await insertTestAccount(store, { username, password: 'Another@Password1', role: 'ADMIN' });
    expect(await refusal()).toBeNull();
    await store.kysely.deleteFrom('account').where('username', '=', username).execute();
  });

  it('is not undone by starting the demo again', async () => {
    await seedDemoAccounts(store, systemClock, mobiles);
    await seedDemoProduction(store, systemClock);
    expect(await refusal()).toBeNull();
  });

  it('withdraws no token that an enterprise has issued since, whatever its name', async () => {
    const registrar = { prefix: '88.118.001', accountId: null, tokenId: null, address: null };
    const issued = await issueToken(store, systemClock, registrar, factorySystem);
    if (!('data' in issued)) throw new Error('No token was issued.');
    const { token, id } = issued.data;
    await removeDemoRemains(store, systemClock, mobiles);
    expect(await createEnterpriseIdentifier(store)(token)).toMatchObject({ tokenId: Number(id) });
  });

  describe('without the demo', () => {
    beforeEach(() => emptyStore(store));

    it('ignores an account that only shares its name with the demo', async () => {
      await insertTestAccount(store, { username: 'Operator', password: 'Another@Password1', role: 'ADMIN' });
      expect(await refusal()).toBeNull();
      await removeDemoRemains(store, systemClock, mobiles);
      const kept = await store.kysely.selectFrom('account').select(['username', 'role']).execute();
      expect(kept).toEqual([{ username: 'Operator', role: 'ADMIN' }]);
    });
  });
});
