import { contract } from '@lima-id/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountGateway, accountGateway } from '../../testing/account/accountGateway.ts';
import { insertTestAccount } from '../../testing/account/insertTestAccount.ts';
import { type ManualClock, manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { smsPauseMs } from '../platform/sms/codes/limits.ts';
import type { Store } from '../schema/store.ts';

const username = 'visitor';
const password = 'Lima@2026';
const newPassword = 'Quiet#Otter-52';
const mobile = '13800000041';
const newMobile = '13800000042';

let store: Store;
let clock: ManualClock;
let gateway: AccountGateway;

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
afterAll(() => store.close());
beforeEach(async () => {
  for (const table of ['account', 'sms_code', 'attempt'] as const) await store.kysely.deleteFrom(table).execute();
  clock = manualClock('2026-05-18T09:00:00+08:00');
  gateway = await accountGateway(store, clock);
  await insertTestAccount(store, { username, mobile, password });
  return () => gateway.app.close();
});

/** Statements that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(store.kysely);
  return rows.length;
}

/**
 * Makes a change that ends sessions, of which there is one, and logs in after what the change writes first and before it is committed: the
 * login reads the account as it was. Resolves with both answers.
 */
async function during<Change, Login>(change: () => Promise<Change>, logIn: () => Promise<Login>) {
  const [changing, loggingIn] = await store.transaction(async (transaction) => {
    await transaction.selectFrom('session').select('id').forUpdate().execute();
    const changed = change();
    await expect.poll(waiting).toBe(1);
    let isAnswered = false;
    const answered = logIn().finally(() => {
      isAnswered = true;
    });
    await expect.poll(async () => isAnswered || (await waiting()) === 2).toBe(true);
    return [changed, answered] as const;
  });
  return { changed: await changing, answered: await loggingIn };
}

describe('a login in progress', () => {
  it('is refused as with a wrong password when a reset is committed after the old one was verified', async () => {
    expect((await gateway.logIn(username, password)).status).toBe(200);
    const verifyCode = await gateway.code(mobile, 'resetPassword');
    const { changed, answered } = await during(
      () => gateway.call(contract.retrievePassword, { mobile, newPassword, verifyCode, type: 1 }),
      () => gateway.logIn(username, password),
    );
    expect(changed.status).toBe(200);
    expect(answered).toMatchObject({ status: 422, data: null, message: '用户名或密码错误，请核对后重新输入' });
    expect((await gateway.logIn(username, newPassword)).status).toBe(200);
  });

  it('is refused as with a wrong code when the number is changed after its code was verified', async () => {
    const token = (await gateway.logIn(username, password)).data.tokenInfo.access_token;
    // Another session, which the change ends.
    expect((await gateway.logIn(username, password)).status).toBe(200);
    const verifyCode = await gateway.code(newMobile, 'newMobile');
    const oldVerifyCode = await gateway.code(mobile, 'changeMobile');
    clock.moveBy(smsPauseMs);
    const loginCode = await gateway.code(mobile, 'codeLogin');
    // Otherwise one code would wait for the use of the other, which ends the number's cooldown.
    await store.kysely.deleteFrom('attempt').execute();
    const device = { fingerprint: 'device', returnType: 'body' } as const;
    const { changed, answered } = await during(
      () => gateway.call(contract.updateMobile, { oldVerifyCode, mobile: newMobile, verifyCode }, { token }),
      () => gateway.call(contract.loginByCode, { mobile, verifyCode: loginCode, loginType: 'mobile', ...device }),
    );
    expect(changed.status).toBe(200);
    expect(answered).toMatchObject({
      status: 422,
      data: null,
      message: '验证码错误或已过期，请核对后重新输入，或重新发送',
    });
  });
});
