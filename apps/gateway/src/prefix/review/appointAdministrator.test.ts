import { contract } from '@lima-id/api';
import { managementMessages, prefixMessages } from '@lima-id/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestAccount } from '../../../testing/account/insertTestAccount.ts';
import { emptyStore } from '../../../testing/demo/demoStore.ts';
import { manualClock } from '../../../testing/platform/manualClock.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import {
  type RegistrationGateway,
  type RegistrationUser,
  registrationGateway,
} from '../../../testing/prefix/registrationGateway.ts';
import { insertTestEnterprise } from '../../../testing/production/insertTestEnterprise.ts';
import { sampleModel } from '../../../testing/registration/sampleModel.ts';
import type { Store } from '../../schema/store.ts';
import { appointmentRefusals } from '../refusals.ts';

const prefix = '88.118.601';

let store: Store;
let gateway: RegistrationGateway;
let user: RegistrationUser;
let reviewer: RegistrationUser;

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
beforeEach(async () => {
  await gateway?.app.close();
  await emptyStore(store);
  gateway = await registrationGateway(store, manualClock('2026-11-22T04:00:00Z'));
  await gateway.app.ready();
  await insertTestEnterprise(store, prefix);
  user = await gateway.user();
  reviewer = await gateway.user('MANAGER');
}, 60_000);
afterAll(async () => {
  await gateway.app.close();
  await store.close();
});

const appoint = ({ username } = user, by = reviewer, identifierPrefix = prefix) =>
  gateway.call(contract.appointAdministrator, { identifierPrefix, username }, by);

const accountOf = async ({ id } = user) =>
  await store.kysely
    .selectFrom('account')
    .select(['role', 'company_prefix'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const nobodys = { role: 'ORDINARY', company_prefix: null } as const;
const appointed = { role: 'COMPANY_ADMIN', company_prefix: prefix } as const;

/** Statements that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(store.kysely);
  return rows.length;
}

describe('appointAdministrator', () => {
  it('makes an account the administrator of an enterprise without one, in its open session too, and records it', async () => {
    const save = () => gateway.call(contract.saveProductModel, sampleModel('GT-6'), user);
    expect((await save()).status).toBe(403);
    expect(await appoint({ ...user, username: user.username.toUpperCase() })).toMatchObject({ status: 200 });
    expect(await accountOf()).toEqual(appointed);
    expect((await save()).status).toBe(200);
    const noted = await store.kysely
      .selectFrom('registration_change')
      .select(['enterprise_prefix', 'account_id', 'subject', 'before', 'after'])
      .where('call', '=', 'appointAdministrator')
      .execute();
    const subject = `account ${user.id}`;
    expect(noted).toEqual([
      { enterprise_prefix: prefix, account_id: reviewer.id, subject, before: nobodys, after: appointed },
    ]);
  });

  it('takes a member of the enterprise, also while its prefix is suspended', async () => {
    const reason = '营业执照已注销';
    expect((await gateway.call(contract.suspendPrefix, { id: prefix, reason }, reviewer)).status).toBe(200);
    const id = await insertTestAccount(store, { role: 'COMPANY', username: 'member', companyPrefix: prefix });
    expect((await appoint({ ...user, username: 'member' })).status).toBe(200);
    expect(await accountOf({ ...user, id })).toEqual(appointed);
    const restored = await gateway.call(contract.restorePrefix, { id: prefix, reason }, reviewer);
    expect(restored.data).toMatchObject({ hasAdministrator: true });
  });

  it('leaves reviewers their role', async () => {
    expect((await appoint(reviewer)).status).toBe(200);
    expect(await accountOf(reviewer)).toEqual({ role: 'MANAGER', company_prefix: prefix });
  });

  it('is refused while the enterprise has an administrator, except for that one again', async () => {
    expect((await appoint()).status).toBe(200);
    expect((await appoint()).status).toBe(200);
    const other = await gateway.user();
    expect(await appoint(other)).toMatchObject(appointmentRefusals.hasAdministrator(prefix));
    expect(await accountOf(other)).toEqual(nobodys);
  });

  it('makes one of fifty accounts the administrator when all are appointed at once', async () => {
    const users = await Promise.all(Array.from({ length: 50 }, () => gateway.user()));
    const answers = await Promise.all(users.map((one) => appoint(one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    const members = await store.kysely
      .selectFrom('account')
      .select(['role', 'company_prefix'])
      .where('company_prefix', '=', prefix)
      .execute();
    expect(members).toEqual([appointed]);
  });

  it('is refused for an account of another enterprise, and for one whose registration is under review', async () => {
    await insertTestEnterprise(store, '88.118.602');
    await insertTestAccount(store, { role: 'COMPANY_ADMIN', username: 'elsewhere', companyPrefix: '88.118.602' });
    expect(await appoint({ ...user, username: 'elsewhere' })).toMatchObject(appointmentRefusals.ofOther('88.118.602'));
    await gateway.submit(user);
    expect(await appoint()).toMatchObject(appointmentRefusals.applicant);
    expect(await accountOf()).toEqual(nobodys);
  });

  it('is refused for a limited account until it is restored, and taken while the only other administrator is limited', async () => {
    const admin = await gateway.user('ADMIN');
    const limit = async ({ id: userId }: RegistrationUser) => {
      const limited = await gateway.call(contract.limitAccount, { userId, reason: '批量抓取数据' }, admin);
      expect(limited.status).toBe(200);
    };
    await limit(user);
    expect(await appoint()).toMatchObject(appointmentRefusals.limited);
    expect(await accountOf()).toEqual(nobodys);
    const { limited_at } = await store.kysely
      .selectFrom('account_limit')
      .select('limited_at')
      .where('account_id', '=', user.id)
      .executeTakeFirstOrThrow();
    const restoring = { userId: user.id, at: limited_at.getTime() };
    expect((await gateway.call(contract.restoreAccount, restoring, admin)).status).toBe(200);
    expect((await appoint()).status).toBe(200);

    await limit(user);
    expect(await appoint()).toMatchObject(appointmentRefusals.limited);
    const other = await gateway.user();
    expect((await appoint(other)).status).toBe(200);
    expect(await accountOf(other)).toEqual(appointed);
  });

  it('is refused for an account that is limited while it waits for its row', async () => {
    const answered = await store.transaction(async (transaction) => {
      await transaction.selectFrom('account').select('id').where('id', '=', user.id).forUpdate().execute();
      const answer = appoint();
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
      const limit = { account_id: user.id, reason: '批量抓取数据', limited_at: new Date(), limited_by: reviewer.id };
      await transaction.insertInto('account_limit').values(limit).execute();
      return { answer };
    });
    expect(await answered.answer).toMatchObject(appointmentRefusals.limited);
    expect(await accountOf()).toEqual(nobodys);
  });

  it('does not deadlock with the reviewer of that name who suspends the prefix at once', async () => {
    const granted = '88.118.501';
    await gateway.submit(user);
    for (const from of ['platformReview', 'topNodeReview'] as const) await gateway.pass(reviewer, user, from);
    const suspending = { id: await gateway.idOf(user), reason: '营业执照已注销' };
    // Both wait for the enterprise, the suspension first.
    const { suspended, appointment } = await store.transaction(async (transaction) => {
      await transaction.selectFrom('enterprise').select('prefix').where('prefix', '=', granted).forUpdate().execute();
      const first = gateway.call(contract.suspendPrefix, suspending, reviewer);
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
      const second = appoint(reviewer, reviewer, granted);
      await expect.poll(waiting, { timeout: 20_000 }).toBe(2);
      return { suspended: first, appointment: second };
    });
    expect((await suspended).status).toBe(200);
    expect(await appointment).toMatchObject(appointmentRefusals.hasAdministrator(granted));
  });

  it('leaves the account one enterprise when a registration is submitted at once', async () => {
    const request = await gateway.filled(user);
    const [submitted, answer] = await Promise.all([gateway.call(contract.registerPrefix, request, user), appoint()]);
    expect([submitted.status, answer.status].toSorted()).toEqual([200, 409]);
    expect(await accountOf()).toEqual(answer.status === 200 ? appointed : nobodys);
  });

  it('leaves no registration to an account that submitted one before and was appointed first', async () => {
    const request = await gateway.filled(user);
    const [submitted] = await store.transaction(async (transaction) => {
      await transaction.selectFrom('account').select('id').where('id', '=', user.id).forUpdate().execute();
      const answered = gateway.call(contract.registerPrefix, request, user);
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
      await transaction.updateTable('account').set(appointed).where('id', '=', user.id).execute();
      return [answered] as const;
    });
    expect(await submitted).toMatchObject({ status: 409, message: prefixMessages.submission.hasPrefix(prefix) });
    expect(await store.kysely.selectFrom('registration').select('id').execute()).toEqual([]);
  });

  it('is refused for names and prefixes that are unknown or not approved, and for closed accounts', async () => {
    expect(await appoint({ ...user, username: 'nobody' })).toMatchObject(appointmentRefusals.accountUnknown);
    const unknown = { status: 404, message: managementMessages.enterpriseUnknown };
    expect(await appoint(user, reviewer, '88.118.777')).toMatchObject(unknown);
    await store.kysely.updateTable('enterprise').set({ examine_status: 'rejected' }).execute();
    expect(await appoint()).toMatchObject(unknown);
    await store.kysely.updateTable('enterprise').set({ examine_status: 'approved' }).execute();
    const admin = await gateway.user('ADMIN');
    expect((await gateway.call(contract.closeAccount, { userId: user.id }, admin)).status).toBe(200);
    expect(await appoint()).toMatchObject(appointmentRefusals.accountUnknown);
    expect(await appoint({ ...user, username: `closed:${user.id}` })).toMatchObject(appointmentRefusals.accountUnknown);
  });

  it('is for reviewers', async () => {
    for (const role of ['ORDINARY', 'COMPANY', 'COMPANY_ADMIN'] as const) {
      expect((await appoint(user, await gateway.user(role))).status).toBe(403);
    }
    expect(await accountOf()).toEqual(nobodys);
  });
});
