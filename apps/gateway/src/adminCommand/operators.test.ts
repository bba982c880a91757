import { contract } from '@lima-id/api';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountGateway, accountGateway } from '../../testing/account/accountGateway.ts';
import { insertTestAccount } from '../../testing/account/insertTestAccount.ts';
import { testAdminParts } from '../../testing/adminCommand/testAdminParts.ts';
import { emptyStore, storeOpeningMs } from '../../testing/demo/demoStore.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { insertTestEnterprise } from '../../testing/production/insertTestEnterprise.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { Store } from '../schema/store.ts';
import { readCommand } from './readCommand.ts';
import { runCommand } from './runCommand.ts';

const password = 'Zhang-Yi7.kPw';

let store: Store;
let gateway: AccountGateway;
beforeAll(async () => {
  store = await openTestStore();
}, storeOpeningMs);
afterAll(() => store.close());
beforeEach(async () => {
  await emptyStore(store);
  gateway = await accountGateway(store, systemClock);
});
afterEach(() => gateway.app.close());

const run = (...words: string[]) =>
  runCommand(testAdminParts(store, { askForPassword: async () => password }), readCommand(['operator', ...words]));
const create = (username: string, mobile = '13900001111') => run('add', username, '--mobile', mobile);
const roles = () => store.kysely.selectFrom('account').select(['username', 'role']).orderBy('username').execute();
const changes = () =>
  store.kysely.selectFrom('role_change').select(['account_id', 'from_role', 'to_role']).orderBy('id').execute();

/** Limits an account. */
async function limit(id: string, by: string): Promise<void> {
  const row = { account_id: id, reason: '批量抓取数据', limited_at: new Date(), limited_by: by };
  await store.kysely.insertInto('account_limit').values(row).execute();
}

/** The status of a call that only operators may make. */
async function reviewStatus(token: string): Promise<number> {
  const request = { page: 1, pageSize: 20 };
  return (await gateway.call(contract.listRegistrations, request, { token })).status;
}

describe('operator add with a mobile number', () => {
  it('creates an account that logs in by name and by number, and may review', async () => {
    expect(await create('zhangwei')).toBe('已新建平台管理员 zhangwei，请用这个用户名和刚才的密码登录。');
    for (const name of ['zhangwei', '13900001111']) {
      const { data } = await gateway.logIn(name, password);
      expect(data.userInfo).toMatchObject({ type: 'ADMIN', username: 'zhangwei', phoneNo: '13900001111' });
      expect(await reviewStatus(data.tokenInfo.access_token)).toBe(200);
    }
    const { id } = await store.kysely.selectFrom('account').select('id').executeTakeFirstOrThrow();
    expect(await changes()).toEqual([{ account_id: id, from_role: null, to_role: 'ADMIN' }]);
  });

  it.each([
    ['its name', 'ZhangWei', '13900002222', '用户名已被使用，请换一个；要将已有账号设为平台管理员，请去掉 --mobile。'],
    ['a look-alike name', 'zhangwe1', '13900002222', '用户名与已有的用户名过于相似，请换一个。'],
    ['its number', 'liqiang', '13900001111', '该手机号已注册，请直接登录，或换一个手机号。'],
  ])('gives no account a role when another account has %s', async (_what, username, mobile, sentence) => {
    await insertTestAccount(store, { username: 'zhangwei', mobile: '13900001111' });
    await expect(create(username, mobile)).rejects.toThrow(sentence);
    expect(await roles()).toEqual([{ username: 'zhangwei', role: 'ORDINARY' }]);
    expect(await changes()).toEqual([]);
  });

  it('creates one account when 20 commands run at once', async () => {
    const settled = await Promise.allSettled(Array.from({ length: 20 }, () => create('zhangwei')));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await roles()).toEqual([{ username: 'zhangwei', role: 'ADMIN' }]);
    expect(await changes()).toHaveLength(1);
  });
});

describe('operator add without a mobile number', () => {
  it('makes an account an operator, whatever the case of its name, and ends its sessions', async () => {
    const id = await insertTestAccount(store, { username: 'ZhangWei', password });
    const { data } = await gateway.logIn('ZhangWei', password);
    const token = data.tokenInfo.access_token;
    expect(await reviewStatus(token)).toBe(403);
    expect(await run('add', 'zhangwei')).toBe('已将 ZhangWei 设为平台管理员，其会话均已结束，请重新登录。');
    expect(await reviewStatus(token)).toBe(401);
    const again = await gateway.logIn('ZhangWei', password);
    expect(await reviewStatus(again.data.tokenInfo.access_token)).toBe(200);
    expect(await changes()).toEqual([{ account_id: id, from_role: 'ORDINARY', to_role: 'ADMIN' }]);
  });

  it('changes an account once when 20 commands run at once', async () => {
    await insertTestAccount(store, { username: 'zhangwei' });
    const said = await Promise.all(Array.from({ length: 20 }, () => run('add', 'zhangwei')));
    expect(said.filter((sentence) => sentence === 'zhangwei 已是平台管理员，没有更改。')).toHaveLength(19);
    expect(await changes()).toHaveLength(1);
  });

  it('makes a MANAGER an ADMIN, who may find accounts, and ends its sessions', async () => {
    const id = await insertTestAccount(store, { username: 'zhangwei', password, role: 'MANAGER' });
    const find = async (token: string) =>
      (await gateway.call(contract.findAccount, { name: 'zhangwei' }, { token })).status;
    const before = (await gateway.logIn('zhangwei', password)).data.tokenInfo.access_token;
    expect(await find(before)).toBe(403);
    expect(await run('add', 'zhangwei')).toBe('已将 zhangwei 设为平台管理员，其会话均已结束，请重新登录。');
    expect(await reviewStatus(before)).toBe(401);
    expect(await find((await gateway.logIn('zhangwei', password)).data.tokenInfo.access_token)).toBe(200);
    expect(await changes()).toEqual([{ account_id: id, from_role: 'MANAGER', to_role: 'ADMIN' }]);
  });

  it('leaves an ADMIN and its sessions as they are', async () => {
    await insertTestAccount(store, { username: 'zhangwei', password, role: 'ADMIN' });
    const { data } = await gateway.logIn('zhangwei', password);
    expect(await run('add', 'zhangwei')).toBe('zhangwei 已是平台管理员，没有更改。');
    expect(await reviewStatus(data.tokenInfo.access_token)).toBe(200);
    expect(await changes()).toEqual([]);
  });

  it('is refused for a limited account, which could not log in', async () => {
    const by = await insertTestAccount(store, { username: 'liqiang', role: 'MANAGER' });
    const id = await insertTestAccount(store, { username: 'zhangwei' });
    await limit(id, by);
    await expect(run('add', 'zhangwei')).rejects.toThrow('zhangwei 已被限制使用，不能登录，请先恢复，或换一个账号。');
    expect(await roles()).toEqual([
      { username: 'liqiang', role: 'MANAGER' },
      { username: 'zhangwei', role: 'ORDINARY' },
    ]);
    expect(await changes()).toEqual([]);
  });

  it('creates no account when the name is unknown, and says how to', async () => {
    await expect(run('add', 'zhangwie')).rejects.toThrow(
      /没有用户名为“zhangwie”的账号.+operator add zhangwie --mobile/,
    );
    expect(await roles()).toEqual([]);
  });
});

/** The warning that no ADMIN can log in. */
const noneRemains = /平台现在没有可以登录的 ADMIN 角色的管理员，.+请用 operator add 添加。$/;

describe('operator remove', () => {
  it.each([
    ['an ordinary user when it has no enterprise', null, 'ORDINARY'],
    ['the administrator of its enterprise', '88.118.501', 'COMPANY_ADMIN'],
  ])('makes an operator %s, and ends its sessions', async (_what, companyPrefix, role) => {
    if (companyPrefix !== null) await insertTestEnterprise(store, companyPrefix);
    const id = await insertTestAccount(store, { username: 'zhangwei', password, role: 'ADMIN', companyPrefix });
    await insertTestAccount(store, { username: 'liqiang', role: 'ADMIN' });
    const { data } = await gateway.logIn('zhangwei', password);
    expect(await run('remove', 'zhangwei')).toBe('已取消 zhangwei 的平台管理员身份，其会话均已结束。');
    expect(await reviewStatus(data.tokenInfo.access_token)).toBe(401);
    const again = await gateway.logIn('zhangwei', password);
    expect(await reviewStatus(again.data.tokenInfo.access_token)).toBe(403);
    expect(await changes()).toEqual([{ account_id: id, from_role: 'ADMIN', to_role: role }]);
    expect(await run('remove', 'zhangwei')).toBe('zhangwei 不是平台管理员，没有更改。');
  });

  it('says so when no ADMIN remains, also when a MANAGER does', async () => {
    await insertTestAccount(store, { username: 'zhangwei', role: 'ADMIN' });
    await insertTestAccount(store, { username: 'liqiang', role: 'MANAGER' });
    expect(await run('remove', 'zhangwei')).toMatch(noneRemains);
  });

  it('says so when every ADMIN that remains is limited, and not when one was restored', async () => {
    const remove = async (username: string) => {
      await insertTestAccount(store, { username, role: 'ADMIN' });
      return await run('remove', username);
    };
    const by = await insertTestAccount(store, { username: 'liqiang', role: 'MANAGER' });
    const id = await insertTestAccount(store, { username: 'wangfang', role: 'ADMIN' });
    await limit(id, by);
    expect(await remove('zhangwei')).toMatch(noneRemains);
    const restored = { restored_at: new Date(), restored_by: by };
    await store.kysely.updateTable('account_limit').set(restored).where('account_id', '=', id).execute();
    expect(await remove('chenyu')).not.toMatch(noneRemains);
    await limit(id, by);
    expect(await remove('sunhao')).toMatch(noneRemains);
  });
});

describe('operator list', () => {
  it('names operators alone, and when the command has made them one', async () => {
    await insertTestAccount(store, { username: 'applicant' });
    await insertTestAccount(store, { username: 'liqiang', role: 'MANAGER' });
    await create('zhangwei');
    expect(await run('list')).toMatch(
      /^liqiang {2}MANAGER\nzhangwei {2}ADMIN {2}\d{4}-\d\d-\d\d \d\d:\d\d\n共 2 个平台管理员$/,
    );
  });
});
