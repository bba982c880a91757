import { contract } from '@lima-id/api';
import { emailMessages } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountGateway, accountGateway } from '../../testing/account/accountGateway.ts';
import { insertTestAccount } from '../../testing/account/insertTestAccount.ts';
import { type ManualClock, manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import type { Store } from '../schema/store.ts';

const password = 'Lima@2026';
const old = 'Old.Owner@example.cn';
const next = 'new.owner@example.cn';

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
});

const logIn = async (name: string, from = gateway) => (await from.logIn(name, password)).data.tokenInfo.access_token;
const change = (token: string, request: { oldVerifyCode: string; email: string; verifyCode: string }, from = gateway) =>
  from.call(contract.updateEmail, request, { token });
const emailOf = async (token: string) => {
  const { data } = await gateway.call(contract.readProfile, {}, { token });
  return (data.basicInfo as { email: string }).email;
};
/** Another six-digit code. */
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('changing the e-mail address', () => {
  beforeEach(async () => {
    await insertTestAccount(store, { username: 'visitor', mobile: '13800000051', email: old, password });
  });

  it('changes the address when both are proved, keeps every session, and notifies the old one', async () => {
    const [here, elsewhere] = [await logIn('visitor'), await logIn('visitor')];
    const oldVerifyCode = await gateway.mailCode(here, old, 'own');
    const verifyCode = await gateway.mailCode(here, next, 'new');
    expect(await change(here, { oldVerifyCode: another(oldVerifyCode), email: next, verifyCode })).toMatchObject({
      status: 422,
      message: '原邮箱的验证码错误或已过期，请核对后重新输入，或重新发送',
    });
    expect(await change(here, { oldVerifyCode, email: next, verifyCode: another(verifyCode) })).toMatchObject({
      status: 422,
      message: '验证码错误或已过期，请核对后重新输入，或重新发送',
    });
    expect((await change(here, { oldVerifyCode: verifyCode, email: next, verifyCode: oldVerifyCode })).status).toBe(
      422,
    );
    expect(await change(here, { oldVerifyCode, email: next, verifyCode })).toMatchObject({ status: 200 });
    expect([await emailOf(here), await emailOf(elsewhere)]).toEqual([next, next]);
    expect(gateway.mail.mails(old)[0]).toMatchObject({
      purpose: 'emailChanged',
      text: '您账号的邮箱已更换为 n***@example.cn。如非本人操作，请立即联系客服。',
    });
    expect((await change(here, { oldVerifyCode, email: old, verifyCode })).status).toBe(422);
  });

  it('stores codes as keyed hashes, without the address', async () => {
    const here = await logIn('visitor');
    const code = await gateway.mailCode(here, old, 'own');
    const kept = JSON.stringify(await store.kysely.selectFrom('sms_code').selectAll().execute());
    expect(kept).toContain('changeEmail');
    expect(kept).not.toContain(code);
    expect(kept.toLowerCase()).not.toContain('old.owner');
  });

  it('rejects the current address in any spelling, an invalid one, and one that is not proved', async () => {
    const here = await logIn('visitor');
    const oldVerifyCode = await gateway.mailCode(here, old, 'own');
    const request = { oldVerifyCode, email: 'OLD.owner@EXAMPLE.cn', verifyCode: '123456' };
    expect(await change(here, request)).toMatchObject({ status: 422, message: emailMessages.emailSame });
    expect((await change(here, { ...request, email: next })).status).toBe(422);
    for (const email of [
      '',
      'a@b',
      'a@example.cn\r\nRCPT TO:<b@example.cn>',
      '<a@example.cn>',
      `${'a'.repeat(300)}@b.cn`,
    ]) {
      const payload = { oldVerifyCode, email, verifiyCode: '123456' };
      const { path } = contract.updateEmail;
      const response = await gateway.app.inject({ method: 'POST', url: path, headers: { accesstoken: here }, payload });
      expect([response.statusCode, response.json().message]).toEqual([400, emailMessages.emailWrong]);
      const sending = await gateway.app.inject({
        method: 'POST',
        url: contract.sendNewEmailCode.path,
        headers: { accesstoken: here },
        payload: { email, ...(await gateway.proof('newEmail')) },
      });
      expect(sending.statusCode).toBe(400);
    }
    expect(gateway.mail.mails()).toHaveLength(1);
  });

  it('accepts a code that was sent to the address in another case', async () => {
    const here = await logIn('visitor');
    const oldVerifyCode = await gateway.mailCode(here, old, 'own');
    const verifyCode = await gateway.mailCode(here, 'New.Owner@Example.cn', 'new');
    expect((await change(here, { oldVerifyCode, email: next, verifyCode })).status).toBe(200);
  });

  it('reveals that an address is taken only to holders of its code, and uses no code up', async () => {
    const other = await insertTestAccount(store, { username: 'other', email: next.toUpperCase(), password });
    await store.kysely.updateTable('account').set({ proved_email: next }).where('id', '=', other).execute();
    const here = await logIn('visitor');
    const oldVerifyCode = await gateway.mailCode(here, old, 'own');
    const verifyCode = await gateway.mailCode(here, next, 'new');
    const guess = await change(here, { oldVerifyCode, email: next, verifyCode: another(verifyCode) });
    expect(guess.message).toBe('验证码错误或已过期，请核对后重新输入，或重新发送');
    for (const _ of [1, 2]) {
      expect(await change(here, { oldVerifyCode, email: next, verifyCode })).toMatchObject({
        status: 409,
        message: '该邮箱已被其他账号使用，请换一个邮箱',
      });
    }
    const free = 'free@example.cn';
    const ofFree = await gateway.mailCode(here, free, 'new');
    expect((await change(here, { oldVerifyCode, email: free, verifyCode: ofFree })).status).toBe(200);
  });

  it('assigns an address to the account that proves it, though another one was registered with it unproved', async () => {
    await insertTestAccount(store, { username: 'claimer', email: next, password });
    const here = await logIn('visitor');
    const oldVerifyCode = await gateway.mailCode(here, old, 'own');
    const verifyCode = await gateway.mailCode(here, next, 'new');
    expect((await change(here, { oldVerifyCode, email: next, verifyCode })).status).toBe(200);
  });

  it('changes it once when it is requested fifty times concurrently', async () => {
    const here = await logIn('visitor');
    const request = {
      oldVerifyCode: await gateway.mailCode(here, old, 'own'),
      email: next,
      verifyCode: await gateway.mailCode(here, next, 'new'),
    };
    const answers = await Promise.all(Array.from({ length: 50 }, () => change(here, request)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true);
    expect(gateway.mail.mails(old).filter(({ purpose }) => purpose === 'emailChanged')).toHaveLength(1);
  });

  it('assigns an address to one of four accounts that claim it concurrently', async () => {
    const claims = [];
    for (const n of [1, 2, 3, 4]) {
      const email = `claimant${n}@example.cn`;
      await insertTestAccount(store, { username: `claimant${n}`, email, password });
      const token = await logIn(`claimant${n}`);
      claims.push({ token, oldVerifyCode: await gateway.mailCode(token, email, 'own') });
    }
    // One household, one mailbox: each account has its own code, from its own client address.
    const codes: string[] = [];
    for (const { token } of claims) {
      codes.push(await gateway.mailCode(token, next, 'new', { address: `192.0.2.${codes.length + 1}` }));
      clock.moveBy(60_000);
    }
    const answers = await Promise.all(
      claims.map(({ token, oldVerifyCode }, n) =>
        change(token, { oldVerifyCode, email: next, verifyCode: codes[n] ?? '' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
    const owners = await store.kysely.selectFrom('account').select('id').where('proved_email', '=', next).execute();
    expect(owners).toHaveLength(1);
  });

  it('lets two accounts swap their addresses concurrently without a deadlock', async () => {
    await insertTestAccount(store, { username: 'other', email: next, password });
    const [one, other] = [await logIn('visitor'), await logIn('other')];
    const oneOld = await gateway.mailCode(one, old, 'own');
    const otherOld = await gateway.mailCode(other, next, 'own', { address: '192.0.2.1' });
    clock.moveBy(60_000);
    const oneNew = await gateway.mailCode(one, next, 'new');
    const otherNew = await gateway.mailCode(other, old, 'new', { address: '192.0.2.1' });
    const answers = await Promise.all([
      change(one, { oldVerifyCode: oneOld, email: next, verifyCode: oneNew }),
      change(other, { oldVerifyCode: otherOld, email: old, verifyCode: otherNew }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await emailOf(one), await emailOf(other)]).toEqual([next, old]);
  });
});

describe('an account without an e-mail address', () => {
  const mobile = '13800000052';

  it.each(['', 'no address at all'])('proves itself by an SMS code when its address is "%s"', async (email) => {
    await insertTestAccount(store, { username: 'visitor', mobile, email, password });
    const here = await logIn('visitor');
    expect((await gateway.call(contract.readProfile, {}, { token: here })).data.emailProof).toBe('mobile');
    const own = await gateway.call(contract.sendOwnEmailCode, await gateway.proof('changeEmail'), { token: here });
    expect(own).toMatchObject({ status: 422, message: '账号尚无可用的邮箱，请改用手机号的验证码，或刷新页面后重试' });
    const oldVerifyCode = await gateway.code(mobile, 'changeEmail');
    const verifyCode = await gateway.mailCode(here, next, 'new');
    expect(await change(here, { oldVerifyCode: another(oldVerifyCode), email: next, verifyCode })).toMatchObject({
      message: '手机号的验证码错误或已过期，请核对后重新输入，或重新发送',
    });
    expect((await change(here, { oldVerifyCode, email: next, verifyCode })).status).toBe(200);
    expect(await emailOf(here)).toBe(next);
    expect(gateway.mail.mails()).toHaveLength(1);
  });

  it('rejects an SMS code as proof when it has an address', async () => {
    await insertTestAccount(store, { username: 'visitor', mobile, email: old, password });
    const here = await logIn('visitor');
    const oldVerifyCode = await gateway.code(mobile, 'changeEmail');
    const verifyCode = await gateway.mailCode(here, next, 'new');
    expect((await change(here, { oldVerifyCode, email: next, verifyCode })).status).toBe(422);
  });
});

describe('e-mail codes', () => {
  beforeEach(async () => {
    await insertTestAccount(store, { username: 'visitor', mobile: '13800000053', email: old, password });
  });
  const ask = async (token: string, email: string, address = '127.0.0.1', from = gateway) =>
    from.call(contract.sendNewEmailCode, { email, ...(await from.proof('newEmail')) }, { token, address });

  it('cost a captcha each, of the scene of their purpose', async () => {
    const token = await logIn('visitor');
    const proof = await gateway.proof('newEmail');
    const wrongScene = await gateway.call(contract.sendOwnEmailCode, proof, { token });
    expect([wrongScene.status, wrongScene.code]).toEqual([422, 901]);
    const first = await gateway.call(contract.sendNewEmailCode, { email: next, ...proof }, { token });
    expect(first.status).toBe(200);
    const again = await gateway.call(contract.sendNewEmailCode, { email: 'x@example.cn', ...proof }, { token });
    expect([again.status, again.code]).toEqual([422, 901]);
  });

  it('are sent once when fifty requests for one address arrive concurrently, in any case', async () => {
    const token = await logIn('visitor');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => ask(token, n % 2 ? next : next.toUpperCase(), `192.0.2.${n}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
    expect(gateway.mail.mails()).toHaveLength(1);
  });

  it('have budgets separate from SMS, and end with code 902', async () => {
    const small = await accountGateway(store, clock, { mailPerDay: 2, mail: gateway.mail, sms: gateway.sms });
    const token = await logIn('visitor', small);
    const answers = [];
    for (const n of [1, 2, 3]) answers.push(await ask(token, `a${n}@example.cn`, `192.0.2.${n}`, small));
    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [200, undefined],
      [200, undefined],
      [503, 902],
    ]);
    expect(answers[2]?.message).toBe('邮件暂停发送，请稍后再试，或联系客服');
    expect(await gateway.code('13800000053', 'changeEmail')).toMatch(/^\d{6}$/);
  });

  it.each([
    ['recipient', 422, undefined, '新邮箱无法接收邮件，请核对后重新输入'],
    ['refused', 503, undefined, '邮件发送失败，请重试'],
    ['unreachable', 503, 902, '邮件暂停发送，请稍后再试，或联系客服'],
  ] as const)(
    'say what to do when the server’s answer is %s, and leave nothing to wait for',
    async (reason, status, code, message) => {
      const failing = { send: async () => ({ ok: false, reason, detail: 'no' }) as const };
      const own = await accountGateway(store, clock, { mail: failing });
      const token = await logIn('visitor', own);
      for (const _ of [1, 2]) expect(await ask(token, next, '192.0.2.7', own)).toMatchObject({ status, message });
      expect((await ask(token, next, '192.0.2.7', own)).code).toBe(code);
      expect(await store.kysely.selectFrom('sms_code').selectAll().execute()).toEqual([]);
    },
  );

  it('are not sent while mail is off, and the profile says that the address cannot be changed', async () => {
    const off = await accountGateway(store, clock, { mail: null });
    const token = await logIn('visitor', off);
    expect((await off.call(contract.readProfile, {}, { token })).data.emailProof).toBe('none');
    expect((await gateway.call(contract.readProfile, {}, { token })).data.emailProof).toBe('email');
    expect(await ask(token, next, '192.0.2.7', off)).toMatchObject({ status: 503, code: 902 });
    const own = await off.call(contract.sendOwnEmailCode, await off.proof('changeEmail'), { token });
    expect([own.status, own.code]).toEqual([503, 902]);
    const request = { oldVerifyCode: '123456', email: next, verifyCode: '123456' };
    expect((await change(token, request, off)).code).toBe(902);
  });

  it('expire after five wrong guesses and after five minutes', async () => {
    const token = await logIn('visitor');
    const oldVerifyCode = await gateway.mailCode(token, old, 'own');
    const verifyCode = await gateway.mailCode(token, next, 'new');
    for (let tried = 0; tried < 5; tried += 1) {
      await change(token, { oldVerifyCode, email: next, verifyCode: another(verifyCode) });
    }
    expect((await change(token, { oldVerifyCode, email: next, verifyCode })).status).toBe(422);
    clock.moveBy(5 * 60_000);
    const later = await gateway.mailCode(token, next, 'new');
    expect(await change(token, { oldVerifyCode, email: next, verifyCode: later })).toMatchObject({
      status: 422,
      message: '原邮箱的验证码错误或已过期，请核对后重新输入，或重新发送',
    });
  });
});
