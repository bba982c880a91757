import type { AddressInfo } from 'node:net';
import { type CaptchaScene, contract } from '@lima-id/api';
import type { Element } from '@lima-id/domain';
import { parseSetCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoIdentifiers } from '../../../demo/demoIdentifiers.ts';
import {
  demoNoon,
  openDemoStore,
  type StandingClock,
  standingClock,
  storeOpeningMs,
} from '../../../testing/demo/demoStore.ts';
import { scenesOf } from '../../../testing/demo/scenesOf.ts';
import { testApp } from '../../../testing/platform/testApp.ts';
import { testParts, testSecret } from '../../../testing/platform/testParts.ts';
import { createProofs } from '../../captcha/proofs.ts';
import { createMonitoringReader } from '../../monitoring/monitoringReader.ts';
import { createAttempts } from '../../platform/attempts/attempts.ts';
import { smsCodeMs, smsPauseMs } from '../../platform/sms/codes/limits.ts';
import { createSmsCodes } from '../../platform/sms/codes/smsCodes.ts';
import type { SmsOutbox } from '../../platform/sms/smsOutbox.ts';
import type { Store } from '../../schema/store.ts';
import { createSubjects } from '../../subjects.ts';
import { createIdentifierSubject } from '../identifierSubject.ts';
import { sceneGrantMs } from './limits.ts';

const mobile = '13800000071';
const other = '13800000072';
const treadmill = demoIdentifiers.treadmill;
/** A machine of the same batch: it shares model, batch and every cache with the other. */
const sister = '88.118.001/GT-2026-000124';
const { path: url } = contract.lookUpIdentifier;

let store: Store;
let clock: StandingClock;
let app: FastifyInstance;
let sms: SmsOutbox;
let scenes: Record<string, string>;

beforeAll(async () => {
  store = await openDemoStore(standingClock(demoNoon));
}, storeOpeningMs);
afterAll(() => store.close());
beforeEach(async () => {
  for (const table of ['sms_code', 'attempt', 'captcha_proof'] as const) await store.kysely.deleteFrom(table).execute();
  clock = standingClock(demoNoon);
  const parts = testParts();
  sms = parts.sms;
  app = await testApp({ store, clock, subjects: createSubjects(store, clock, parts), rateLimit: false });
  scenes = await scenesOf(app, treadmill);
  return () => app.close();
});

interface Visit {
  identifier?: string;
  template?: string;
  cookie?: string;
  address?: string;
}

/** The relevant parts of the response. */
interface Answer {
  status: number;
  message: string;
  /** Refusal reason as a number, if it has one. */
  code: number | undefined;
  /** Whether a request to verify replaces the data. */
  locked: boolean;
  elements: { dataType: Element['dataType'] }[];
  cacheControl: unknown;
  /** The grant cookie. */
  grant: string | undefined;
  /** The whole Set-Cookie header. */
  setCookie: string | undefined;
}

async function post(query: Record<string, string>, visit: Visit = {}, body: object = {}): Promise<Answer> {
  const { identifier = treadmill, template = '7', cookie, address = '127.0.0.1' } = visit;
  const response = await app.inject({
    method: 'POST',
    url,
    query,
    remoteAddress: address,
    headers: cookie === undefined ? {} : { cookie },
    payload: { identifier, sceneConfId: scenes[template], ...body },
  });
  const { data, message, code } = response.json();
  const setCookie = [response.headers['set-cookie'] ?? []].flat()[0];
  const given = setCookie === undefined ? undefined : parseSetCookie(setCookie);
  const elements = data?.elements ?? [];
  return {
    status: response.statusCode,
    message,
    code,
    locked: elements.some((element: Element) => element.dataType === 'isVerify'),
    elements,
    cacheControl: response.headers['cache-control'],
    grant: given && `${given.name}=${given.value}`,
    setCookie,
  };
}

/** A captcha proof. */
const passed = (scene: CaptchaScene = 'scene') =>
  createProofs({ secret: testSecret, clock }).issueProof(store.kysely, scene, 'session');
const send = async (visit?: Visit, to = mobile) =>
  post({ mobile: to, effect: 'SEND' }, visit, { slide: await passed() });
const verify = (verifyCode: string, visit?: Visit, from = mobile) =>
  post({ mobile: from, verifyCode, effect: 'VERIFY' }, visit);
const latestCode = (to = mobile) => sms.messages(to)[0]?.code ?? '';
const wrongCode = () => String((Number(latestCode()) + 1) % 1_000_000).padStart(6, '0');

async function grantFor(visit?: Visit): Promise<string> {
  await send(visit);
  return (await verify(latestCode(), visit)).grant ?? '';
}

/** Replaces the gateway by one whose counted lookups are returned. */
async function countingApp(): Promise<() => number> {
  let answered = 0;
  const parts = testParts();
  const attempts = createAttempts(store, clock, parts.secret);
  const { secret, sms: outbox, smsPerDay: perDay } = parts;
  const proofs = createProofs({ secret, clock });
  const subject = createIdentifierSubject({
    ...parts,
    publicUrl: '',
    attempts,
    smsCodes: createSmsCodes({ store, clock, secret, attempts, sms: outbox, perDay }),
    consumeProof: (proof, scene) => proofs.consumeProof(store.kysely, proof, scene),
    readProduction: () => Promise.reject(new Error('Nobody asks for production here.')),
    readRepairs: () => Promise.reject(new Error('Nobody asks for repairs here.')),
    readMonitoring: createMonitoringReader(store, clock),
    onAnswered: () => (answered += 1),
  });
  await app.close();
  app = await testApp({ store, clock, subjects: [subject], rateLimit: false });
  sms = outbox;
  return () => answered;
}

describe('a scene behind verification', () => {
  it.each(['7', '8', '10'])('asks for a phone, then a code, and shows the data of scene %s', async (template) => {
    const visit = { template };
    expect(await post({}, visit)).toMatchObject({ status: 200, locked: true });
    expect(await send(visit)).toMatchObject({ status: 200, locked: true, grant: undefined });
    expect(sms.messages(mobile)).toMatchObject([{ purpose: 'scene', text: expect.stringContaining('场景信息') }]);
    expect(latestCode()).toMatch(/^\d{6}$/);
    const shown = await verify(latestCode(), visit);
    expect(shown).toMatchObject({ status: 200, locked: false, cacheControl: 'no-store' });
    expect(shown.elements.length).toBeGreaterThan(0);
    expect(shown.grant).toBeDefined();
  });

  it('unlocks all three scenes of the object for half an hour when a phone was verified in one', async () => {
    const cookie = await grantFor({ template: '8' });
    for (const template of ['7', '8', '10']) expect((await post({}, { template, cookie })).locked).toBe(false);
    clock.moveBy(sceneGrantMs - 1);
    expect((await post({}, { cookie })).locked).toBe(false);
    clock.moveBy(1);
    expect((await post({}, { cookie })).locked).toBe(true);
  });

  it("sets a grant cookie that is HttpOnly, SameSite and limited to the call's path", async () => {
    await send();
    const { setCookie = '' } = await verify(latestCode());
    expect(parseSetCookie(setCookie)).toMatchObject({
      httpOnly: true,
      sameSite: 'strict',
      path: url,
      maxAge: sceneGrantMs / 1000,
    });
    expect(setCookie).not.toContain(mobile);
  });

  it('returns the data without sending a code when the number is verified already', async () => {
    const cookie = await grantFor();
    expect((await send({ cookie, template: '10' })).locked).toBe(false);
    expect(sms.messages(mobile)).toHaveLength(1);
    expect((await send({ cookie }, other)).locked).toBe(true);
    expect(sms.messages(other)).toHaveLength(1);
  });

  it('returns the data without sending a code when the scene is public', async () => {
    expect(await send({ template: '1' })).toMatchObject({ status: 200, locked: false });
    expect(sms.messages()).toHaveLength(0);
  });

  it('never returns its data by GET, and does not cache answers for verified visitors', async () => {
    const cookie = await grantFor();
    const get = () =>
      app.inject({ url, query: { identifier: treadmill, sceneConfId: scenes['7'] ?? '' }, headers: { cookie } });
    const before = await get();
    for (let round = 0; round < 3; round += 1) {
      expect((await post({}, { cookie })).locked).toBe(false);
      expect((await post({})).locked).toBe(true);
      expect((await post({}, { identifier: sister })).locked).toBe(true);
      const now = await get();
      expect([now.body, now.headers.etag]).toEqual([before.body, before.headers.etag]);
    }
    expect(before.json().data.elements).toMatchObject([{ dataType: 'isVerify' }]);
  });

  it('unlocks the repairs option of the production figures with the same grant only', async () => {
    const day = { startTime: '2026-11-21 00:00:00', endTime: '2026-11-21 23:59:59', quickTime: 0 };
    const ask = (cookie?: string) =>
      post(
        {},
        { template: '9', ...(cookie === undefined ? {} : { cookie }) },
        { intelligentProductionRequest: { dataOption: 3, ...day } },
      );
    expect((await ask()).locked).toBe(true);
    expect((await ask(await grantFor({ identifier: sister }))).locked).toBe(true);
    const opened = await ask(await grantFor());
    expect(opened.locked).toBe(false);
    expect(opened.elements).toMatchObject([{ dataType: 'Array', lableName: '报修记录' }]);
  });

  it('shows readings of the object to verified visitors only', async () => {
    const data = (elements: Answer['elements']) => elements.filter(({ dataType }) => dataType === 'Monitoring');
    expect(data((await post({}, { template: '8' })).elements)).toEqual([]);
    const cookie = await grantFor({ template: '8' });
    const opened = await post({}, { template: '8', cookie }, { monitoring: { window: 'week' } });
    expect(data(opened.elements)).toMatchObject([
      { lableName: '运行数据', lableValue: { lastAt: null, range: { window: 'week' } } },
    ]);
    expect((await post({}, { template: '8', cookie }, { monitoring: { window: 'year' } })).status).toBe(400);
  });

  it("shows verified visitors the object's own data, not that of another of its batch", async () => {
    const texts = async (identifier: string) =>
      JSON.stringify((await post({}, { identifier, cookie: await grantFor({ identifier }) })).elements);
    expect(await texts(treadmill)).toContain('偏低 12%');
    expect(await texts(sister)).not.toContain('偏低');
  });

  it('counts answers and not refusals', async () => {
    const answered = await countingApp();
    await send();
    expect(answered()).toBe(1);
    await verify(wrongCode());
    await send();
    expect(answered()).toBe(1);
    await verify(latestCode());
    expect(answered()).toBe(2);
  });

  it('counts readings once in a grant, however often its holder asks for them', async () => {
    const answered = await countingApp();
    const visit = { template: '8' };
    const cookie = await grantFor(visit);
    const counts = async (asked: Visit, body?: object) => {
      const before = answered();
      expect((await post({}, asked, body)).status).toBe(200);
      return answered() - before;
    };
    expect(answered()).toBe(2);
    for (const window of ['day', 'week', 'day'] as const) {
      expect(await counts({ ...visit, cookie }, { monitoring: { window } })).toBe(0);
    }
    // Whatever a client says of itself: without the grant for the object each answer counts.
    const forged = `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`;
    expect(await counts(visit)).toBe(1);
    expect(await counts({ ...visit, cookie: forged })).toBe(1);
    expect(await counts({ ...visit, cookie, identifier: sister })).toBe(1);
    expect(await counts({ template: '7', cookie })).toBe(1);
    clock.moveBy(sceneGrantMs);
    expect(await counts({ ...visit, cookie })).toBe(1);
  });
});

describe('a refusal', () => {
  it.each([
    [{ effect: 'SEND' }, '请输入正确的手机号码'],
    [{ effect: 'VERIFY', verifyCode: '123456' }, '请输入正确的手机号码'],
    [{ effect: 'VERIFY', mobile }, '验证码不能为空'],
    [{ effect: 'SEND', mobile: '12800000000' }, '请输入正确的手机号码'],
    [{ effect: 'VERIFY', mobile, verifyCode: '12345' }, '请输入正确的验证码'],
  ])('comes with 400 when the query is %j', async (query, message) => {
    for (const template of ['7', '1']) expect(await post(query, { template })).toMatchObject({ status: 400, message });
    expect(sms.messages()).toHaveLength(0);
  });

  it('is 400 for an unknown effect', async () => {
    expect((await post({ mobile, effect: 'OPEN' })).status).toBe(400);
  });

  it('of a wrong code has the remaining attempts, and the next step when none are left', async () => {
    await send();
    for (const left of [4, 3, 2, 1]) {
      const message = `验证码错误，还可以输入${left}次，请核对后重新输入`;
      expect(await verify(wrongCode())).toMatchObject({ status: 422, message, grant: undefined });
    }
    const message = '验证码已连续输错，不能再使用，请重新发送验证码，并输入最新收到的验证码';
    expect(await verify(wrongCode())).toMatchObject({ status: 422, message });
    expect(await verify(latestCode())).toMatchObject({ status: 422, message, grant: undefined });
    clock.moveBy(60_000);
    await send();
    expect((await verify(latestCode())).status).toBe(200);
  });

  it('counts every attempt once when fifty wrong codes arrive concurrently', async () => {
    await send();
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(wrongCode())));
    expect(answers.filter(({ message }) => /还可以输入[1-4]次/.test(message))).toHaveLength(4);
    expect(answers.filter(({ message }) => message.startsWith('验证码已连续输错'))).toHaveLength(46);
  });

  it('asks for a new code when the old one has expired', async () => {
    await send();
    clock.moveBy(smsCodeMs);
    const message = '验证码错误或已过期，请核对后重新输入，或重新发送';
    expect(await verify(latestCode())).toMatchObject({ status: 422, message, grant: undefined });
  });

  it('asks for a captcha when the proof is missing, used, of another scene or expired, and sends nothing', async () => {
    const ask = (slide?: object) => post({ mobile, effect: 'SEND' }, {}, slide === undefined ? {} : { slide });
    expect(await ask()).toMatchObject({ status: 422, code: 901, message: '请拖动滑块完成验证' });
    const message = '滑块验证已失效，请重新拖动滑块';
    expect(await ask(await passed('codeLogin'))).toMatchObject({ status: 422, code: 901, message });
    expect(await ask({ ...(await passed()), token: 'x' })).toMatchObject({ status: 422, code: 901, message });
    expect((await ask({ scene: 'scene' })).status).toBe(400);
    const ended = await passed();
    clock.moveBy(5 * 60_000);
    expect(await ask(ended)).toMatchObject({ status: 422, code: 901, message });
    expect(sms.messages()).toHaveLength(0);
    const slide = await passed();
    expect((await ask(slide)).status).toBe(200);
    expect(await ask(slide)).toMatchObject({ status: 422, code: 901, message });
    expect(sms.messages()).toHaveLength(1);
  });

  it('says that no SMS is sent when the platform sends none', async () => {
    await app.close();
    app = await testApp({
      store,
      clock,
      subjects: createSubjects(store, clock, { ...testParts(), sms: null }),
      rateLimit: false,
    });
    expect(await send()).toMatchObject({ status: 503, code: 900, message: '短信暂停发送，请稍后再试，或联系客服' });
  });

  it('enforces the cooldown of a number, with the time to wait', async () => {
    await send();
    clock.moveBy(10_000);
    expect(await send()).toMatchObject({ status: 429, message: '验证码发送过于频繁，请45秒后再试' });
    clock.moveBy(smsPauseMs - 10_000);
    expect((await send()).status).toBe(200);
    expect(sms.messages(mobile)).toHaveLength(2);
  });

  it('limits codes to five an hour per number, over all objects', async () => {
    for (let serial = 110; serial < 115; serial += 1) {
      expect((await send({ identifier: `88.118.001/GT-2026-000${serial}` })).status).toBe(200);
      clock.moveBy(smsPauseMs);
    }
    expect((await send()).status).toBe(429);
    expect(sms.messages(mobile)).toHaveLength(5);
  });

  it('reports an unknown object, and sends nothing', async () => {
    expect((await send({ identifier: '88.118.001/GT-2026-999999' })).status).toBe(404);
    expect(sms.messages()).toHaveLength(0);
  });
});

describe('an attack', { timeout: 120_000 }, () => {
  it('by conflicting query and body is resolved in favour of the query', async () => {
    await post({}, {}, { mobile, effect: 'SEND', slide: await passed() });
    expect(sms.messages(mobile)).toHaveLength(1);
    // The query takes precedence over the body.
    const mixed = await app.inject({
      method: 'POST',
      url,
      query: { mobile, effect: 'VERIFY', verifyCode: wrongCode() },
      payload: { identifier: treadmill, sceneConfId: scenes['7'], verifyCode: latestCode() },
    });
    expect(mixed.statusCode).toBe(422);
    expect(await post({}, {}, { mobile, effect: 'VERIFY', verifyCode: latestCode() })).toMatchObject({
      status: 200,
      locked: false,
    });
  });

  it('gains nothing from a code or a grant for another object, or another number', async () => {
    await send();
    const code = latestCode();
    expect((await verify(code, { identifier: sister })).status).toBe(422);
    expect((await verify(code, {}, other)).status).toBe(422);
    const grant = (await verify(code)).grant ?? '';
    expect(grant).not.toBe('');
    const ownGrant = await grantFor({ identifier: sister });
    expect((await post({}, { identifier: sister, cookie: grant })).locked).toBe(true);
    // Under the cookie name of the other object's grant.
    const [name = ''] = ownGrant.split('=');
    const renamed = `${name}=${grant.slice(grant.indexOf('=') + 1)}`;
    expect((await post({}, { identifier: sister, cookie: renamed })).locked).toBe(true);
    expect((await post({}, { identifier: sister, cookie: ownGrant })).locked).toBe(false);
  });

  it('gains nothing from a modified grant', async () => {
    const grant = await grantFor();
    const [name = '', value = ''] = grant.split('=');
    const [end = '', phone = '', signature = ''] = value.split('.');
    const changed = [
      `${Number(end) + 60_000}.${phone}.${signature}`,
      `${end}.${phone}x.${signature}`,
      `${end}${phone.slice(0, 1)}.${phone.slice(1)}.${signature}`,
      `${end}.${phone}.${signature}.`,
      `${end}.${phone}`,
      `${end}.${phone}.${signature.slice(1)}`,
      '..',
      '',
    ];
    for (const forged of changed) {
      expect([forged, (await post({}, { cookie: `${name}=${forged}` })).locked]).toEqual([forged, true]);
    }
    expect((await post({}, { cookie: grant })).locked).toBe(false);
  });

  it('gets one grant for one code when it is used concurrently', async () => {
    await send();
    const code = latestCode();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => verify(code, { address: `10.0.0.${n}`, template: n % 2 ? '7' : '8' })),
    );
    expect(answers.filter(({ grant }) => grant !== undefined)).toHaveLength(1);
    expect(answers.filter(({ locked, status }) => status === 200 && !locked)).toHaveLength(1);
  });

  it('by a thousand guesses with as many SMS as allowed unlocks nothing, over HTTP', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const call = async (query: Record<string, string>, body: object = {}) => {
      const response = await fetch(`http://127.0.0.1:${port}${url}?${new URLSearchParams(query)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ identifier: treadmill, sceneConfId: scenes['7'], ...body }),
      });
      await response.arrayBuffer();
      return { status: response.status, grant: response.headers.get('set-cookie') };
    };
    const statuses = new Map<number, number>();
    const grants: (string | null)[] = [];
    for (let guess = 0; guess < 1000; guess += 1) {
      if (guess % 5 === 0) {
        await call({ mobile, effect: 'SEND' }, { slide: await passed() });
        clock.moveBy(smsPauseMs);
      }
      // Sequentially, skipping the right one.
      const code = String(guess + (String(guess).padStart(6, '0') === latestCode() ? 1 : 0)).padStart(6, '0');
      const { status, grant } = await call({ mobile, effect: 'VERIFY', verifyCode: code });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      grants.push(grant);
    }
    expect(grants.every((grant) => grant === null)).toBe(true);
    expect(statuses.get(200)).toBeUndefined();
    expect(sms.messages(mobile).length).toBeLessThanOrEqual(10);
    // A right code would not have been accepted any more.
    expect((await verify(latestCode())).grant).toBeUndefined();
  });

  it('by guessing for many numbers is stopped at the address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 105; n += 1) {
      statuses.push((await verify('123456', {}, `138000${String(n).padStart(5, '0')}`)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});
