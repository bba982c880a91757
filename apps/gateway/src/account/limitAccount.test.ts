import { contract } from '@lima-id/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountGateway } from '../../testing/account/accountGateway.ts';
import { insertTestAccount } from '../../testing/account/insertTestAccount.ts';
import { emptyStore } from '../../testing/demo/demoStore.ts';
import { type ManualClock, manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import {
  type RegistrationGateway,
  type RegistrationUser,
  registrationGateway,
} from '../../testing/prefix/registrationGateway.ts';
import type { Store } from '../schema/store.ts';
import { passwordsPerAccount } from './limits.ts';
import { accountRefusals } from './refusals.ts';

const username = 'maker';
const password = 'Lima@2026';
const mobile = '13800000043';
const reason = '批量抓取数据';
const prefix = '88.118.501';
const refused = accountRefusals.limited(reason);

let store: Store;
let clock: ManualClock;
let gateway: RegistrationGateway;
let admin: RegistrationUser;
let id: string;

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
beforeEach(async () => {
  await gateway?.app.close();
  await emptyStore(store);
  for (const table of ['sms_code', 'attempt'] as const) await store.kysely.deleteFrom(table).execute();
  clock = manualClock('2026-11-22T04:00:00Z');
  gateway = await registrationGateway(store, clock);
  await gateway.app.ready();
  admin = await gateway.user('ADMIN');
  id = await insertTestAccount(store, { username, password, mobile });
}, 60_000);
afterAll(async () => {
  await gateway.app.close();
  await store.close();
});

const limit = (userId = id, why = reason, by = admin) =>
  gateway.call(contract.limitAccount, { userId, reason: why }, by);
const profileOf = (token: string) => gateway.call(contract.readProfile, {}, { token });
const logIn = () => gateway.logIn(username, password);
const loggedIn = async () => (await logIn()).data.tokenInfo.access_token;
const device = { fingerprint: 'device', returnType: 'body', loginType: 'mobile' } as const;
const limits = () => store.kysely.selectFrom('account_limit').selectAll().orderBy('id').execute();

/** Lifts the newest limit of an account, or the one of a given time. */
async function restore(userId = id, by = admin, at?: number) {
  const newest = (await limits()).findLast(({ account_id }) => account_id === userId);
  return await gateway.call(contract.restoreAccount, { userId, at: at ?? newest?.limited_at.getTime() ?? 0 }, by);
}

const accountOf = async (userId: string) =>
  await store.kysely.selectFrom('account').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();

async function openSessions(userId: string): Promise<number> {
  const open = store.kysely.selectFrom('session').select('id').where('account_id', '=', userId);
  return (await open.where('ended_at', 'is', null).execute()).length;
}

/** A company administrator with an approved prefix. */
async function manager(): Promise<RegistrationUser> {
  const user = await gateway.user();
  await gateway.submit(user);
  await gateway.pass(admin, user, 'platformReview');
  await gateway.pass(admin, user, 'topNodeReview');
  return user;
}

describe('a limited account', () => {
  it('loses its sessions on every gateway, started before or after, and reads why at each login, until it is restored', async () => {
    const held = await loggedIn();
    const second = await accountGateway(store, clock);
    expect((await second.call(contract.readProfile, {}, { token: held })).status).toBe(200);
    expect(await limit()).toMatchObject({ status: 200, data: { indentifierPrefix: '' } });

    const third = await accountGateway(store, clock);
    for (const one of [gateway, second, third]) {
      expect(await one.call(contract.readProfile, {}, { token: held })).toMatchObject({ status: 401, code: 40112 });
      expect(await one.logIn(username, password)).toMatchObject({ ...refused, data: null, cookie: undefined });
    }
    const verifyCode = await gateway.code(mobile, 'codeLogin');
    expect(await gateway.call(contract.loginByCode, { mobile, verifyCode, ...device })).toMatchObject(refused);
    expect(await openSessions(id)).toBe(0);

    expect((await restore()).status).toBe(200);
    expect((await profileOf(await loggedIn())).status).toBe(200);
    await second.app.close();
    await third.app.close();
  });

  it('keeps all that it has', async () => {
    const user = await manager();
    const before = await accountOf(user.id);
    await limit(user.id);
    expect(await accountOf(user.id)).toEqual(before);
    const enterprise = await store.kysely.selectFrom('enterprise').selectAll().where('prefix', '=', prefix).execute();
    expect(enterprise).toMatchObject([{ examine_status: 'approved' }]);
  });

  it('is not revealed to anyone with a wrong password or code', async () => {
    const [wrongPassword, wrongCode] = [
      () => gateway.logIn(username, 'Wrong@2026'),
      () => gateway.call(contract.loginByCode, { mobile, verifyCode: '000000', ...device }),
    ];
    const before = [await wrongPassword(), await wrongCode()];
    await limit();
    expect([await wrongPassword(), await wrongCode()]).toEqual(before);
  });

  it('reads why however often the right password is typed, since that clears the count', async () => {
    await limit();
    for (let time = 0; time <= passwordsPerAccount.max; time += 1) expect(await logIn()).toMatchObject(refused);
  });

  it('keeps no session of a login that is concurrent', async () => {
    const [limited, ...logins] = await Promise.all([limit(), ...Array.from({ length: 8 }, logIn)]);
    expect(limited.status).toBe(200);
    const tokens = logins.flatMap(({ success, data }) => (success ? [data.tokenInfo.access_token] : []));
    for (const token of tokens) expect((await profileOf(token)).status).toBe(401);
    expect(await openSessions(id)).toBe(0);
  });

  it('gets no session from a login that waits for the limit', async () => {
    const row = { account_id: id, reason, limited_at: clock.now(), limited_by: admin.id };
    const [answered] = await store.transaction(async (transaction) => {
      await transaction.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute();
      const answer = logIn();
      const waiting = sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      // Passwords are hashed slowly on purpose.
      await expect
        .poll(async () => (await waiting.execute(store.kysely)).rows.length, { timeout: 20_000 })
        .toBeGreaterThan(0);
      await transaction.insertInto('account_limit').values(row).execute();
      return [answer] as const;
    });
    expect(await answered).toMatchObject(refused);
    expect(await openSessions(id)).toBe(0);
  });
});

describe('limitAccount', () => {
  it('limits once when fifty requests arrive at once, and answers each as done', async () => {
    const second = await gateway.user('ADMIN');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => limit(id, reason, index % 2 === 0 ? admin : second)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await limits()).toMatchObject([{ account_id: id, reason, restored_at: null }]);
  });

  it('is for administrators of the platform, and not for their own account', async () => {
    for (const role of ['ORDINARY', 'COMPANY', 'COMPANY_ADMIN', 'MANAGER'] as const) {
      const other = await gateway.user(role);
      expect((await limit(id, reason, other)).status).toBe(403);
      expect((await restore(id, other)).status).toBe(403);
    }
    expect(await limit(admin.id)).toMatchObject(accountRefusals.limitingSelf);
    expect(await limits()).toEqual([]);
    expect((await logIn()).status).toBe(200);
  });

  it('limits one of two administrators who limit each other at once', async () => {
    const other = await gateway.user('ADMIN');
    const answers = await Promise.all([limit(other.id), limit(admin.id, reason, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(await limits()).toHaveLength(1);
  });

  it('closes no account for an administrator who is limited at once', async () => {
    const other = await gateway.user('ADMIN');
    const [limited, closed] = await Promise.all([
      limit(other.id),
      gateway.call(contract.closeAccount, { userId: admin.id }, other),
    ]);
    expect([limited.status, closed.status].toSorted()).toEqual([200, 401]);
  });

  it('refuses an unknown and a closed account, and another reason for one that is limited', async () => {
    expect(await limit('none')).toMatchObject(accountRefusals.accountUnknown);
    expect(await restore('none')).toMatchObject(accountRefusals.accountUnknown);
    await limit();
    expect(await limit(id, '冒用他人身份')).toMatchObject(accountRefusals.limitedOtherwise);
    await gateway.call(contract.closeAccount, { userId: id }, admin);
    expect(await limit()).toMatchObject(accountRefusals.accountUnknown);
    expect(await restore()).toMatchObject(accountRefusals.accountUnknown);
  });

  it('records who limits and restores, when and why, for each time', async () => {
    const second = await gateway.user('ADMIN');
    const first = clock.now();
    await limit();
    clock.moveBy(60_000);
    await restore(id, second);
    await restore();
    const last = clock.now();
    await limit(id, '冒用他人身份', second);
    const by = { restored_at: last, restored_by: second.id };
    expect(await limits()).toMatchObject([
      { account_id: id, reason, limited_at: first, limited_by: admin.id, ...by },
      { account_id: id, reason: '冒用他人身份', limited_at: last, limited_by: second.id, restored_at: null },
    ]);
    expect((await gateway.call(contract.findAccount, { name: username }, admin)).data).toMatchObject({
      limit: { reason: '冒用他人身份', by: second.username, at: last.getTime() },
    });
  });
});

describe('restoreAccount', () => {
  it('lifts the limit that was read, and leaves a later one when it is repeated', async () => {
    const second = await gateway.user('ADMIN');
    const read = clock.now().getTime();
    await limit();
    for (let time = 0; time < 2; time += 1) expect((await restore(id, admin, read)).status).toBe(200);
    clock.moveBy(1);
    await limit(id, '冒用他人身份', second);
    expect(await restore(id, admin, read)).toMatchObject(accountRefusals.limitedAgain);
    expect(await logIn()).toMatchObject(accountRefusals.limited('冒用他人身份'));
    expect((await restore(id, admin, clock.now().getTime())).status).toBe(200);
    expect((await logIn()).status).toBe(200);
  });
});

describe('the enterprise of a limited administrator', () => {
  it('works on, is named, and may be given another administrator when it has no other', async () => {
    const user = await manager();
    const member = await insertTestAccount(store, {
      username: 'member',
      password,
      role: 'COMPANY',
      companyPrefix: prefix,
    });
    const memberToken = (await gateway.logIn('member', password)).data.tokenInfo.access_token;
    expect((await limit(user.id)).data).toEqual({ indentifierPrefix: prefix });
    expect((await profileOf(memberToken)).status).toBe(200);
    const request = { identifierPrefix: prefix, username: 'member' };
    expect((await gateway.call(contract.appointAdministrator, request, admin)).status).toBe(200);
    expect((await accountOf(member)).role).toBe('COMPANY_ADMIN');
    expect((await limit(user.id)).data).toEqual({ indentifierPrefix: '' });
  });

  it('keeps its last administrator who is not limited from being closed', async () => {
    const user = await manager();
    const colleague = await insertTestAccount(store, { role: 'COMPANY_ADMIN', companyPrefix: prefix });
    expect((await limit(colleague)).data).toEqual({ indentifierPrefix: '' });
    const close = () => gateway.call(contract.closeAccount, { userId: user.id }, admin);
    expect(await close()).toMatchObject(accountRefusals.closingBesideLimited(prefix));
    await restore(colleague);
    expect((await close()).status).toBe(200);
  });

  it('keeps a limited administrator who is its only one from being closed until another is appointed', async () => {
    const user = await manager();
    const close = () => gateway.call(contract.closeAccount, { userId: user.id }, admin);
    await limit(user.id);
    expect(await close()).toMatchObject(accountRefusals.closingBesideLimited(prefix));
    await restore(user.id);
    expect(await close()).toMatchObject(accountRefusals.closingManager(prefix));
    await limit(user.id);
    const request = { identifierPrefix: prefix, username };
    expect((await gateway.call(contract.appointAdministrator, request, admin)).status).toBe(200);
    expect((await close()).status).toBe(200);
  });

  it('is named once when its two administrators are limited at once', async () => {
    const user = await manager();
    const colleague = await insertTestAccount(store, { role: 'COMPANY_ADMIN', companyPrefix: prefix });
    const answers = await Promise.all([limit(user.id), limit(colleague)]);
    expect(answers.map(({ data }) => data['indentifierPrefix']).toSorted()).toEqual(['', prefix]);
  });
});
