import { contract } from '@lima-id/api';
import { registration } from '@lima-id/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestAccount } from '../../testing/account/insertTestAccount.ts';
import { emptyStore } from '../../testing/demo/demoStore.ts';
import { manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { testSecret } from '../../testing/platform/testParts.ts';
import {
  type RegistrationGateway,
  type RegistrationUser,
  registrationGateway,
} from '../../testing/prefix/registrationGateway.ts';
import type { Store } from '../schema/store.ts';
import { createMobiles } from './mobiles.ts';
import { hashPassword } from './password.ts';
import { accountRefusals } from './refusals.ts';

const password = 'Lima@2026';

let store: Store;
let gateway: RegistrationGateway;
let user: RegistrationUser;
let admin: RegistrationUser;

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
beforeEach(async () => {
  await gateway?.app.close();
  await emptyStore(store);
  gateway = await registrationGateway(store, manualClock('2026-11-22T04:00:00Z'));
  await gateway.app.ready();
  user = await gateway.user();
  admin = await gateway.user('ADMIN');
}, 60_000);
afterAll(async () => {
  await gateway.app.close();
  await store.close();
});

const close = (userId = user.id, by = admin) => gateway.call(contract.closeAccount, { userId }, by);
const profileOf = (token: string) => gateway.call(contract.readProfile, {}, { token });

const accountOf = async (id: string) =>
  await store.kysely.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Statements that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(store.kysely);
  return rows.length;
}

/** Closes the account in a transaction while a call waits for its row; resolves with the answer of the call. */
async function closedBefore<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const [answer] = await store.transaction(async (transaction) => {
    await transaction.selectFrom('account').select('id').where('id', '=', user.id).forUpdate().execute();
    const answered = call();
    // Passwords are hashed slowly on purpose.
    await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
    const closed = { closed_at: new Date(), closed_by: admin.id };
    await transaction.updateTable('account').set(closed).where('id', '=', user.id).execute();
    return [answered] as const;
  });
  return await answer;
}

const drafts = () => store.kysely.selectFrom('prefix_draft').selectAll().execute();

async function reject(from: 'platformReview' | 'topNodeReview') {
  await gateway.review(admin, user);
  const request = { id: await gateway.idOf(user), from, fields: [], words: '请核对' };
  expect((await gateway.call(contract.rejectRegistration, request, admin)).status).toBe(200);
}

async function approve() {
  await gateway.submit(user);
  await gateway.pass(admin, user, 'platformReview');
  await gateway.pass(admin, user, 'topNodeReview');
}

describe('a closed account', () => {
  it('has no session, name, number, address, password, avatar or draft', async () => {
    const before = await accountOf(user.id);
    const portrait = 'https://lima.example.cn/pictures/a.jpg';
    await store.kysely.updateTable('account').set({ portrait }).where('id', '=', user.id).execute();
    const avatar = { id: 'a.jpg', account_id: user.id, visitor_hash: null, bytes: 1, created_at: new Date() };
    await store.kysely
      .insertInto('avatar')
      .values({ ...avatar, loose_since: null })
      .execute();
    await gateway.call(contract.savePrefixDraft, { values: { legalPerson: '陈立群' }, basedOn: null }, user);
    expect(await close()).toMatchObject({ status: 200, data: null });

    expect(await profileOf(user.token)).toMatchObject({ status: 401, code: 40112 });
    const after = await accountOf(user.id);
    expect(after).toMatchObject({
      username: '（已注销账号）',
      email: '',
      proved_email: null,
      role: 'ORDINARY',
      portrait: '',
      company_prefix: null,
      closed_by: admin.id,
    });
    // Nobody can register under it.
    expect(registration.shape.username.safeParse(after.username).success).toBe(false);
    for (const field of ['username_key', 'username_look', 'mobile', 'mobile_hash', 'password_hash'] as const) {
      expect(after[field]).not.toBe(before[field]);
    }
    // The check of the secret at a start reads any account.
    const mobiles = createMobiles(testSecret);
    expect(mobiles.hash(mobiles.open(after.mobile, user.id))).toBe(after.mobile_hash);
    expect(await drafts()).toEqual([]);
    const kept = await store.kysely.selectFrom('avatar').select('loose_since').execute();
    expect(kept).toEqual([{ loose_since: expect.any(Date) }]);
  });

  it('leaves name and number to a new account, which a repetition does not close', async () => {
    await close();
    const verifyCode = await gateway.code(user.mobile, 'register');
    const { username, mobile } = user;
    const registered = { username, mobile, email: 'a@example.cn', password, verifyCode };
    expect(await gateway.call(contract.registerAccount, registered)).toMatchObject({ success: true });
    expect(await close()).toMatchObject({ status: 200 });
    const { data } = await gateway.logIn(username, password);
    expect(data.userInfo.userId).not.toBe(user.id);
    expect((await profileOf(data.tokenInfo.access_token)).status).toBe(200);
  });

  it('is closed once by fifty requests at once, and each is answered as done', async () => {
    const second = await gateway.user('ADMIN');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => close(user.id, index % 2 === 0 ? admin : second)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { closed_by } = await accountOf(user.id);
    expect([admin.id, second.id]).toContain(closed_by);
  });

  it('keeps no session of a login that is concurrent', async () => {
    const id = await insertTestAccount(store, { username: 'maker', password });
    const [closed, ...logins] = await Promise.all([
      close(id),
      ...Array.from({ length: 8 }, () => gateway.logIn('maker', password)),
    ]);
    expect(closed.status).toBe(200);
    const tokens = logins.flatMap(({ success, data }) => (success ? [data.tokenInfo.access_token] : []));
    for (const token of tokens) expect((await profileOf(token)).status).toBe(401);
    expect((await gateway.logIn('maker', password)).status).toBe(422);
    const open = await store.kysely
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });

  it('gets no number from a change that is concurrent', async () => {
    const next = '13700099999';
    const oldVerifyCode = await gateway.code(user.mobile, 'changeMobile', user);
    const verifyCode = await gateway.code(next, 'newMobile', user);
    const change = { oldVerifyCode, mobile: next, verifyCode };
    const { mobile_hash } = await accountOf(user.id);
    expect((await closedBefore(() => gateway.call(contract.updateMobile, change, user))).success).toBe(false);
    expect((await accountOf(user.id)).mobile_hash).toBe(mobile_hash);
  });

  it.each(['changePassword', 'resetPassword'] as const)(
    'gets no password from a concurrent call that uses a code for %s',
    async (purpose) => {
      const password_hash = await hashPassword(password);
      await store.kysely.updateTable('account').set({ password_hash }).where('id', '=', user.id).execute();
      const { mobile } = user;
      const verifyCode = await gateway.code(mobile, purpose, user);
      const change = { mobile, newPassword: 'Lima@2027', verifyCode };
      const answer = await closedBefore(() =>
        purpose === 'changePassword'
          ? gateway.call(contract.updatePassword, { ...change, oldPassword: password }, user)
          : gateway.call(contract.retrievePassword, { ...change, type: 1 }),
      );
      expect(answer.success).toBe(false);
      expect((await accountOf(user.id)).password_hash).toBe(password_hash);
    },
  );

  it('gets no draft from a save that is concurrent', async () => {
    const saving = { values: { legalPerson: '陈立群' }, basedOn: null };
    const answer = await closedBefore(() => gateway.call(contract.savePrefixDraft, saving, user));
    expect(answer).toMatchObject({ status: 401, code: 40112 });
    expect(await drafts()).toEqual([]);
  });

  it('gets no draft from a rejected registration that is reopened concurrently', async () => {
    await gateway.submit(user);
    await reject('platformReview');
    const answer = await closedBefore(() => gateway.call(contract.reopenRegistration, undefined, user));
    expect(answer).toMatchObject({ status: 401, code: 40112 });
    expect(await drafts()).toEqual([]);
  });

  it('gets no registration from a submission that is concurrent', async () => {
    const request = await gateway.filled(user);
    const answer = await closedBefore(() => gateway.call(contract.registerPrefix, request, user));
    expect(answer).toMatchObject({ status: 401, code: 40112 });
    expect(await store.kysely.selectFrom('registration').select('id').execute()).toEqual([]);
  });
});

describe('closeAccount', () => {
  it('is for administrators of the platform, and not for their own account', async () => {
    for (const role of ['ORDINARY', 'COMPANY', 'COMPANY_ADMIN', 'MANAGER'] as const) {
      const other = await gateway.user(role);
      expect((await close(user.id, other)).status).toBe(403);
      expect((await gateway.call(contract.findAccount, { name: user.username }, other)).status).toBe(403);
    }
    const { status, message } = accountRefusals.closingSelf;
    expect(await close(admin.id)).toMatchObject({ status, message });
    expect(await close('none')).toMatchObject(accountRefusals.accountUnknown);
    expect((await profileOf(user.token)).status).toBe(200);
  });

  it('closes one of two administrators who close each other at once', async () => {
    const other = await gateway.user('ADMIN');
    const answers = await Promise.all([close(other.id, admin), close(admin.id, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const open = await store.kysely.selectFrom('account').select('id').where('role', '=', 'ADMIN').execute();
    expect(open).toHaveLength(1);
  });

  it('waits for the decision on a registration under review', async () => {
    await gateway.submit(user);
    expect(await close()).toMatchObject(accountRefusals.closingApplicant);
    await gateway.pass(admin, user, 'platformReview');
    expect(await close()).toMatchObject(accountRefusals.closingApplicant);
    await reject('topNodeReview');
    expect((await close()).status).toBe(200);
  });

  it('leaves an approved prefix to another administrator, or waits for its suspension', async () => {
    await approve();
    expect(await close()).toMatchObject(accountRefusals.closingManager('88.118.501'));
    // A member who is no administrator changes nothing.
    await insertTestAccount(store, { role: 'COMPANY', companyPrefix: '88.118.501' });
    expect((await close()).status).toBe(409);
    const colleague = await insertTestAccount(store, { role: 'COMPANY_ADMIN', companyPrefix: '88.118.501' });
    expect((await close(colleague)).status).toBe(200);
    expect((await close()).status).toBe(409);
    const request = { id: await gateway.idOf(user), reason: '单位注销' };
    await gateway.call(contract.suspendPrefix, request, admin);
    expect((await close()).status).toBe(200);
    expect(await gateway.submit(await gateway.user())).toMatchObject({ status: 409 });
  });

  it('leaves a prefix without an administrator when it is restored after its only one was closed', async () => {
    await approve();
    const request = { id: await gateway.idOf(user), reason: '单位注销' };
    await gateway.call(contract.suspendPrefix, request, admin);
    expect((await close()).status).toBe(200);
    expect((await gateway.call(contract.restorePrefix, request, admin)).status).toBe(200);
    const members = store.kysely.selectFrom('account').select('id').where('company_prefix', '=', '88.118.501');
    expect(await members.execute()).toEqual([]);
  });

  it('leaves one administrator of an enterprise when two are closed at once', async () => {
    await approve();
    const colleague = await insertTestAccount(store, { role: 'COMPANY_ADMIN', companyPrefix: '88.118.501' });
    const answers = await Promise.all([close(), close(colleague)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('findAccount', () => {
  it('finds an account by its user name or number, with a masked number', async () => {
    await approve();
    const found = {
      userId: user.id,
      username: user.username,
      phoneNo: `137****${user.mobile.slice(-4)}`,
      type: 'COMPANY_ADMIN',
      indentifierPrefix: '88.118.501',
      limit: null,
    };
    for (const name of [user.username, user.username.toUpperCase(), user.mobile]) {
      expect((await gateway.call(contract.findAccount, { name }, admin)).data).toEqual(found);
    }
    expect(await gateway.call(contract.findAccount, { name: 'nobody' }, admin)).toMatchObject(
      accountRefusals.accountUnknown,
    );
  });
});
