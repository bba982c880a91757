import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../../../../testing/platform/manualClock.ts';
import { openTestStore } from '../../../../testing/platform/openTestStore.ts';
import { testSecret } from '../../../../testing/platform/testParts.ts';
import type { Store } from '../../../schema/store.ts';
import { createAttempts } from '../../attempts/attempts.ts';
import { silentLog } from '../../log/log.ts';
import { createOutbox, type SmsOutbox } from '../smsOutbox.ts';
import { type MessagePurpose, messagePurposes, type SmsOutcome, type SmsPort } from '../smsPort.ts';
import { prefixSmsPauseMs, smsCodeMs, smsPauseMs } from './limits.ts';
import { type SmsCodeFor as CodeFor, createSmsCodes, type SmsCodes } from './smsCodes.ts';

const mobile = '13800000041';
const owner = '203.0.113.9';
const login: CodeFor = { mobile, purpose: 'codeLogin' };

let store: Store;
let clock: ManualClock;
let outbox: SmsOutbox;
let codes: SmsCodes;

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
afterAll(() => store.close());
beforeEach(async () => {
  for (const table of ['sms_code', 'attempt'] as const) await store.kysely.deleteFrom(table).execute();
  clock = manualClock('2026-05-18T09:00:00+08:00');
  outbox = createOutbox(() => undefined, clock);
  codes = open(outbox);
});

/** Codes of a gateway; two of them share one database. */
function open(sms: SmsPort | null, perDay = 1_000): SmsCodes {
  const attempts = createAttempts(store, clock, testSecret);
  return createSmsCodes({ store, clock, secret: testSecret, attempts, sms, perDay });
}

const send = (wanted: CodeFor = login, visitor = owner, from = codes) =>
  from.send(wanted, { visitor, log: silentLog as never });
const check = (code: string, visitor = owner, wanted: CodeFor = login) => codes.check(wanted, code, visitor);
const use = (code: string, wanted: CodeFor = login) =>
  store.transaction((transaction) => codes.use(transaction, wanted, code));
const latest = () => outbox.messages(mobile)[0]?.code ?? '';
/** The nth wrong code. */
const wrong = (n = 1) => String((Number(latest()) + n) % 1_000_000).padStart(6, '0');
/** The nth client address. */
const address = (n: number) => `198.51.${n >> 8}.${n & 255}`;
const fifty = Array.from({ length: 50 }, (_, n) => n);

describe('sending', () => {
  it('sends one code to a number when fifty are requested concurrently, on two gateways, for all purposes', async () => {
    const gateways = [codes, open(outbox)];
    const answers = await Promise.all(
      fifty.map((n) => {
        const purpose = messagePurposes[n % messagePurposes.length] as MessagePurpose;
        return send({ mobile, purpose, about: String(n) }, address(n), gateways[n % 2]);
      }),
    );
    expect(outbox.messages()).toHaveLength(1);
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    for (const answer of answers) expect(answer?.status ?? 429).toBe(429);
  });

  it('enforces the cooldown of a number across purposes, and does not count refusals', async () => {
    expect(await send()).toBeNull();
    for (let asked = 0; asked < 100; asked += 1)
      expect((await send({ mobile, purpose: 'register' }))?.status).toBe(429);
    clock.moveBy(smsPauseMs - 1);
    expect(await send()).toMatchObject({ message: '验证码发送过于频繁，请1秒后再试' });
    clock.moveBy(1);
    expect(await send({ mobile, purpose: 'register' })).toBeNull();
  });

  it('skips the cooldown when the last code was used', async () => {
    await send();
    expect(await use(latest())).toBe(true);
    expect(await send({ mobile, purpose: 'scene', about: 'one' })).toBeNull();
    expect((await send({ mobile, purpose: 'scene', about: 'two' }))?.status).toBe(429);
  });

  it('has a short cooldown after a resend for a prefix, and a long one after the first', async () => {
    const prefix: CodeFor = { mobile, purpose: 'prefix' };
    await send(prefix);
    clock.moveBy(prefixSmsPauseMs);
    expect((await send(prefix))?.status).toBe(429);
    clock.moveBy(smsPauseMs);
    for (let resent = 0; resent < 3; resent += 1) {
      expect(await send(prefix)).toBeNull();
      expect((await send(prefix))?.status).toBe(429);
      clock.moveBy(prefixSmsPauseMs);
    }
  });

  it('sends five codes an hour and ten a day to a number, over all purposes and addresses', async () => {
    const sentInHours = [];
    for (let hour = 0; hour < 4; hour += 1) {
      const before = outbox.messages().length;
      for (let minute = 0; minute < 12; minute += 1) {
        const purpose = messagePurposes[minute % messagePurposes.length] as MessagePurpose;
        await send({ mobile, purpose }, address(hour * 12 + minute));
        clock.moveBy(5 * 60_000);
      }
      sentInHours.push(outbox.messages().length - before);
    }
    expect(sentInHours).toEqual([5, 5, 0, 0]);
  });

  it('sends sixty codes an hour for an address when a hundred numbers are requested concurrently', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        send({ mobile: `139000001${String(n).padStart(2, '0')}`, purpose: 'scene' }),
      ),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(60);
    expect(outbox.messages()).toHaveLength(60);
  });

  it("stops at the platform's daily quota (China time) with code 900", async () => {
    const budgets = [open(outbox, 20), open(outbox, 20)];
    const ask = (n: number) =>
      send({ mobile: `139000002${String(n).padStart(2, '0')}`, purpose: 'codeLogin' }, address(n), budgets[n % 2]);
    const answers = await Promise.all(fifty.map(ask));
    expect(outbox.messages()).toHaveLength(20);
    const refused = answers.filter((answer) => answer !== null);
    expect(refused).toHaveLength(30);
    for (const answer of refused) {
      expect(answer).toEqual({ status: 503, code: 900, message: '短信暂停发送，请改用密码登录，或稍后再试' });
    }
    clock.moveBy(15 * 60 * 60_000 - 1);
    expect((await ask(60))?.code).toBe(900);
    clock.moveBy(1);
    expect(await ask(60)).toBeNull();
  });

  it('sends nothing, with code 900, when SMS is off', async () => {
    for (const purpose of messagePurposes) {
      expect(await send({ mobile, purpose }, owner, open(null))).toMatchObject({ status: 503, code: 900 });
    }
    expect(await store.kysely.selectFrom('attempt').selectAll().execute()).toEqual([]);
  });

  it.each<[string, SmsOutcome & { ok: false }, number | undefined]>([
    ['900 when nobody answers', { ok: false, reason: 'unreachable', detail: 'ECONNREFUSED' }, 900],
    ['no code when the provider says no', { ok: false, reason: 'refused', detail: 'no' }, undefined],
    ['no code when the phone has had too many', { ok: false, reason: 'limited', detail: 'no' }, undefined],
  ])('says %s, and lets the number ask again at once', async (_case, outcome, code) => {
    const failing = open({ send: async () => outcome });
    for (let asked = 0; asked < 5; asked += 1) {
      const refused = await send(login, owner, failing);
      expect([refused?.status, refused?.code]).toEqual([503, code]);
    }
    expect(await store.kysely.selectFrom('sms_code').selectAll().execute()).toEqual([]);
    // Budgets are charged for what was passed to the provider.
    expect((await send(login, owner, failing))?.status).toBe(429);
  });
});

describe('verifying', () => {
  it('accepts the right code once, before it expires, for its purpose', async () => {
    await send();
    const code = latest();
    expect(await check(code)).toBeNull();
    expect((await check(code, owner, { mobile, purpose: 'register' }))?.status).toBe(422);
    expect(await use(code, { mobile, purpose: 'register' })).toBe(false);
    const used = await Promise.all(fifty.map(() => use(code)));
    expect(used.filter(Boolean)).toHaveLength(1);
    expect((await check(code))?.status).toBe(422);
    await send();
    const late = latest();
    clock.moveBy(smsCodeMs);
    expect((await check(late))?.status).toBe(422);
    expect(await use(late)).toBe(false);
  });

  it('counts five wrong codes of the requester under concurrency, and no right one', async () => {
    await send();
    const code = latest();
    for (let tried = 0; tried < 20; tried += 1) expect(await check(code)).toBeNull();
    const answers = await Promise.all(fifty.map((n) => check(n === 49 ? code : wrong(n + 1))));
    for (const answer of answers.slice(0, 49)) expect(answer?.status).toBe(422);
    expect((await check(code))?.status).toBe(422);
    const [row] = await store.kysely.selectFrom('sms_code').select(['tries', 'other_tries']).execute();
    expect(row).toEqual({ tries: 5, other_tries: 0 });
  });

  it('never rejects the right code because of attempts by others', async () => {
    await send();
    const code = latest();
    await Promise.all(fifty.map((n) => check(wrong(n + 1), address(n))));
    expect(await check(code)).toBeNull();
    // Others have used their five attempts: a right code from elsewhere is rejected.
    expect((await check(code, address(1)))?.status).toBe(422);
    expect(await use(code)).toBe(true);
  });

  it('never rejects the right code because of requests by others', async () => {
    await send();
    const code = latest();
    for (let minute = 0; minute < 4; minute += 1) {
      clock.moveBy(60_000);
      await send(login, address(minute));
      await check(wrong(), address(minute));
    }
    expect(outbox.messages()).toHaveLength(5);
    expect(await check(code)).toBeNull();
    expect(await use(code)).toBe(true);
    expect(await store.kysely.selectFrom('sms_code').selectAll().execute()).toEqual([]);
  });

  it('accepts the right code from another address, as of a phone that changed its network', async () => {
    await send();
    expect(await check(latest(), address(1))).toBeNull();
  });

  it('allows ten wrong attempts per code under concurrency', async () => {
    await send();
    await Promise.all([...fifty, ...fifty].map((n, at) => check(wrong(at + 1), at < 50 ? address(n) : owner)));
    const [row] = await store.kysely.selectFrom('sms_code').select(['tries', 'other_tries']).execute();
    expect(row).toEqual({ tries: 5, other_tries: 5 });
  });

  it('stops an address that tries codes for many numbers, and not the requester', async () => {
    const statuses = [];
    for (let n = 0; n < 105; n += 1) {
      const wanted: CodeFor = { mobile: `138000${String(n).padStart(5, '0')}`, purpose: 'codeLogin' };
      statuses.push((await check('123456', owner, wanted))?.status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    await send();
    expect(await check(latest())).toBeNull();
  });
});
