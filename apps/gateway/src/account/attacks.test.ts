import { type AddressInfo, connect } from 'node:net';
import { contract } from '@lima-id/api';
import { avatarMaxBytes } from '@lima-id/domain';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountGateway, accountGateway } from '../../testing/account/accountGateway.ts';
import { insertTestAccount } from '../../testing/account/insertTestAccount.ts';
import { type ManualClock, manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { smsPauseMs } from '../platform/sms/codes/limits.ts';
import type { Store } from '../schema/store.ts';
import { refreshGraceMs } from './limits.ts';

const password = 'Lima@2026';
const mobile = '13800000031';

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
  return () => gateway.app.close();
});

describe('a stolen captcha proof', () => {
  type Proof = Awaited<ReturnType<AccountGateway['proof']>>;
  const send = (proof: Proof, to = mobile) =>
    gateway.call(contract.sendSmsCode, { mobile: to, purpose: 'register', ...proof });

  it('is rejected when it was used before', async () => {
    const proof = await gateway.proof('register');
    expect((await send(proof)).status).toBe(200);
    expect(await send(proof, '13800000032')).toMatchObject({ status: 422, code: 901 });
  });

  it('is rejected for another scene, whether the scene is declared or not', async () => {
    const proof = await gateway.proof('passwordLogin');
    for (const moved of [proof, { ...proof, scene: 'register' }]) {
      expect(await send(moved)).toMatchObject({ status: 422, code: 901 });
    }
  });

  it('is rejected when it is spliced from two', async () => {
    const [one, other] = [await gateway.proof('register'), await gateway.proof('register')];
    const spliced = [
      { ...one, sig: other.sig },
      { ...one, token: other.token },
      { ...one, sessionId: `${one.sessionId}x` },
      { ...one, sessionId: `${one.sessionId}${one.token.slice(0, 1)}`, token: one.token.slice(1) },
      { ...one, sig: one.sig.slice(1) },
      { ...one, sig: `${one.sig}=` },
      { ...one, sig: '签'.repeat(one.sig.length) },
      { ...one, token: '\u0001' },
    ];
    for (const proof of spliced) expect(await send(proof)).toMatchObject({ status: 422, code: 901 });
    expect((await send(one)).status).toBe(200);
  });

  it('is valid once when it is used concurrently', async () => {
    const proof = await gateway.proof('register');
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => send(proof, `138000001${10 + n}`)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('is rejected after five minutes', async () => {
    const proof = await gateway.proof('register');
    clock.moveBy(5 * 60_000);
    expect(await send(proof)).toMatchObject({ status: 422, code: 901 });
  });
});

describe('brute force', { timeout: 60_000 }, () => {
  const logIn = (verifyCode: string, address?: string) => {
    const request = { mobile, verifyCode, fingerprint: 'd', returnType: 'body', loginType: 'mobile' } as const;
    return gateway.call(contract.loginByCode, request, address === undefined ? {} : { address });
  };
  const latest = () => gateway.sms.messages(mobile)[0]?.code ?? '';
  const wrong = (n: number) => String((Number(latest()) + n) % 1_000_000).padStart(6, '0');

  it('succeeds with none of a thousand codes while as many SMS as allowed are sent', async () => {
    await insertTestAccount(store, { mobile });
    const statuses = new Set<number>();
    let sent = 0;
    for (let round = 0; round < 200; round += 1) {
      const proof = await gateway.proof('codeLogin');
      const answer = await gateway.call(contract.sendSmsCode, { mobile, purpose: 'codeLogin', ...proof });
      if (answer.success) sent += 1;
      clock.moveBy(smsPauseMs);
      // From changing addresses: the limit belongs to the code.
      for (let n = 1; n <= 5; n += 1) statuses.add((await logIn(wrong(n), `10.0.${round}.${n}`)).status);
      // After five wrong guesses by others, the right one is rejected for others too.
      statuses.add((await logIn(latest(), '10.1.0.7')).status);
    }
    expect(sent).toBeLessThanOrEqual(10);
    expect([...statuses]).toEqual([422]);
  });

  it('does not lock the owner out, whatever strangers try and request in between', async () => {
    await insertTestAccount(store, { mobile });
    const owner = '203.0.113.9';
    for (let hour = 0; hour < 2; hour += 1) {
      const proof = await gateway.proof('codeLogin');
      const request = { mobile, purpose: 'codeLogin', ...proof } as const;
      expect((await gateway.call(contract.sendSmsCode, request, { address: owner })).status).toBe(200);
      const own = latest();
      for (let guess = 1; guess <= 60; guess += 1) {
        expect((await logIn(wrong(guess), `10.2.${guess}.7`)).status).not.toBe(200);
      }
      clock.moveBy(60_000);
      const other = { mobile, purpose: 'codeLogin', ...(await gateway.proof('codeLogin')) } as const;
      expect((await gateway.call(contract.sendSmsCode, other, { address: '10.3.0.7' })).status).toBe(200);
      // The owner mistypes four times, strangers guess as often in between, and the owner's code is still valid.
      for (let guess = 1; guess <= 4; guess += 1) {
        expect((await logIn('000000' === own ? '000001' : '000000', owner)).status).toBe(422);
        await logIn(wrong(guess), `10.4.${guess}.7`);
      }
      expect((await logIn(own, owner)).status).toBe(200);
      clock.moveBy(60 * 60_000);
    }
  });

  it('is stopped for an address that tries one password on many names', async () => {
    const statuses = [];
    for (let tried = 0; tried < 105; tried += 1) statuses.push((await gateway.logIn(`name${tried}`, password)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it('gains nothing from a stolen refresh token that its owner has used', async () => {
    await insertTestAccount(store, { username: 'visitor', password });
    const stolen = (await gateway.logIn('visitor', password)).data.tokenInfo.refresh_token;
    const refresh = (refreshToken: string) =>
      gateway.call(contract.refreshToken, { fingerprint: 'device', grantType: 'refresh_token', refreshToken });
    const own = await refresh(stolen);
    clock.moveBy(refreshGraceMs + 1);
    expect((await refresh(stolen)).code).toBe(40112);
    expect((await refresh(String(own.data['refresh_token']))).code).toBe(40112);
  });
});

/**
 * Probability that a value of the first sample is larger (common-language effect size): 0.5 when the samples cannot be distinguished, 0 or
 * 1 when they can.
 */
function effectSize(first: readonly number[], second: readonly number[]): number {
  const larger = first.flatMap((one) => second.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  return larger.reduce<number>((sum, value) => sum + value, 0) / larger.length;
}

describe('timing', { timeout: 60_000 }, () => {
  const rounds = 40;

  async function compare(known: (round: number) => Promise<unknown>, unknown: (round: number) => Promise<unknown>) {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      // Alternating order, so that warm-up cost is shared.
      const order = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
      for (const side of order) {
        const began = performance.now();
        await (side === 0 ? known : unknown)(round);
        times[side].push(performance.now() - began);
      }
    }
    return effectSize(...times);
  }

  it('does not reveal whether an account exists when a password is wrong', async () => {
    for (let n = 0; n < rounds; n += 1) await insertTestAccount(store, { username: `known${n}`, password });
    const verdict = await compare(
      (round) => gateway.logIn(`known${round}`, 'wrong', { address: `10.1.0.${round}` }),
      (round) => gateway.logIn(`nobody${round}`, 'wrong', { address: `10.2.0.${round}` }),
    );
    expect(Math.abs(verdict - 0.5)).toBeLessThan(0.25);
  });

  it('does not reveal whether a number has an account when a code is sent', async () => {
    const number = (start: string, round: number) => `${start}${String(round).padStart(4, '0')}`;
    for (let n = 0; n < rounds; n += 1) await insertTestAccount(store, { mobile: number('1381111', n) });
    const verdict = await compare(
      (round) => gateway.code(number('1381111', round), 'resetPassword', { address: `10.1.0.${round}` }),
      (round) => gateway.code(number('1382222', round), 'resetPassword', { address: `10.2.0.${round}` }),
    );
    expect(Math.abs(verdict - 0.5)).toBeLessThan(0.25);
  });

  it('is measured well enough to detect a leak', () => {
    expect(effectSize([3, 4, 5], [1, 2, 2])).toBe(1);
    expect(effectSize([1, 2], [1, 2])).toBe(0.5);
  });
});

describe('avatars', () => {
  const picture = (width = 64, height = 64) => {
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    context.fillStyle = 'teal';
    context.fillRect(0, 0, width, height);
    return canvas.toBuffer('image/png');
  };

  async function upload(bytes: Uint8Array, type = 'image/png', token?: string) {
    await insertTestAccount(store, { username: 'visitor', password }).catch(() => undefined);
    const form = new FormData();
    form.append('file', new File([new Uint8Array(bytes)], 'a.png', { type }));
    const response = await gateway.app.inject({
      method: 'POST',
      url: contract.uploadFile.path,
      headers: { accesstoken: token ?? (await gateway.logIn('visitor', password)).data.tokenInfo.access_token },
      payload: form,
    });
    return { status: response.statusCode, ...(response.json() as { message: string; data: { fullUrl: string } }) };
  }

  it('are re-encoded, served without executable content, and require a login', async () => {
    const script = Buffer.from('<script>alert(1)</script>');
    const { data } = await upload(Buffer.concat([picture(), script]));
    expect(data.fullUrl).toMatch(/^\/pictures\/[0-9a-f]{32}\.webp$/);
    const served = await gateway.app.inject(data.fullUrl);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(served.rawPayload.includes(script)).toBe(false);
    expect((await upload(picture(), 'image/png', '')).status).toBe(401);
  });

  it('can be set, which deletes the previous one', async () => {
    const token = async () => (await gateway.logIn('visitor', password)).data;
    const [first, second] = [await upload(picture()), await upload(picture(80, 40))];
    const { userInfo, tokenInfo } = await token();
    for (const { data } of [first, second]) {
      const request = { userId: userInfo.userId, portrait: data.fullUrl };
      expect((await gateway.call(contract.updateProfile, request, { token: tokenInfo.access_token })).status).toBe(200);
    }
    expect((await token()).userInfo.portrait).toBe(second.data.fullUrl);
    expect((await gateway.app.inject(first.data.fullUrl)).statusCode).toBe(404);
    expect((await gateway.app.inject(second.data.fullUrl)).statusCode).toBe(200);
  });

  it.each([
    ['a page that calls itself a picture', Buffer.from('<html><script>alert(1)</script></html>'), 415],
    [
      'a drawing that can hold scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      415,
    ],
    ['a GIF', Buffer.from('GIF89a/*\u0000*/=alert(1)'), 415],
    ['the beginning of a picture and then a page', Buffer.from('\u0089PNG\r\n\u001a\n<script>', 'latin1'), 422],
    ['a picture that breaks off', picture().subarray(0, 60), 422],
    ['nothing', Buffer.alloc(0), 415],
  ])('refuse %s', async (_case, bytes, status) => {
    const refused = await upload(bytes);
    expect([refused.status, refused.data]).toEqual([status, null]);
    expect(refused.message).toMatch(/^图片/);
  });

  it('are rejected when a file is too large, early when it is far too large', async () => {
    const large = Buffer.concat([picture(), Buffer.alloc(avatarMaxBytes)]);
    expect(await upload(large)).toMatchObject({ status: 413, message: '图片大小不能超过1MB' });
    expect((await upload(Buffer.concat([picture(), Buffer.alloc(13 * 1024 * 1024)]))).status).toBe(413);
  });
});

describe('injection', () => {
  /** Sends raw bytes and returns the response. */
  async function sendRaw(lines: readonly string[]): Promise<string> {
    const running = await accountGateway(store, systemClock);
    await running.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = running.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.end(`${lines.join('\r\n')}\r\n\r\n`);
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    await running.app.close();
    return answer;
  }

  it('cannot add a response header', async () => {
    const answer = await sendRaw([
      `GET ${contract.logOut.path}?fingerprint=a%0d%0aset-cookie:%20x=1 HTTP/1.1`,
      'host: localhost',
      'x-request-id: a\u000bset-cookie: y=1',
      'connection: close',
    ]);
    expect(answer).not.toMatch(/^set-cookie/im);
  });

  it('cannot smuggle a second request', async () => {
    const body = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';
    const answer = await sendRaw([
      `POST ${contract.readHome.path} HTTP/1.1`,
      'host: localhost',
      `content-length: ${body.length}`,
      'transfer-encoding: chunked',
      '',
      `0\r\n\r\n${body}`,
    ]);
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each([
    ['an object', { $ne: null }],
    ['a list', ['visitor']],
    ['a number', 13_800_000_031],
  ])('is refused when a field of a form is %s', async (_case, content) => {
    const payload = { content, newPassword: 'TGltYUAyMDI2', verifiyCode: '123456', type: 1 };
    const response = await gateway.app.inject({ method: 'POST', url: contract.retrievePassword.path, payload });
    expect(response.statusCode).toBe(400);
  });

  it('of SQL quotes, wildcards and clauses is treated as an unknown name', async () => {
    await insertTestAccount(store, { username: 'visitor', password });
    for (const name of ["visitor' or '1'='1", 'visitor%', "'; drop table account; --", 'visi_or']) {
      expect((await gateway.logIn(name, password)).status).toBe(422);
    }
    expect((await gateway.logIn('visitor', password)).status).toBe(200);
  });

  it('of extra fields does not grant privileges', async () => {
    const verifyCode = await gateway.code(mobile, 'register');
    const payload = {
      account: 'climber',
      phoneNo: mobile,
      email: 'a@example.cn',
      password: Buffer.from(password).toString('base64'),
      verifiyCode: verifyCode,
      role: 'ADMIN',
      type: 'ADMIN',
      company_prefix: '88.118.001',
      __proto__: { role: 'ADMIN' },
    };
    await gateway.app.inject({ method: 'POST', url: contract.registerAccount.path, payload });
    expect((await gateway.logIn('climber', password)).data.userInfo).toMatchObject({
      type: 'ORDINARY',
      companyDetails: null,
    });
  });

  it('of a second token header is ignored', async () => {
    await insertTestAccount(store, { username: 'visitor', password });
    const { access_token } = (await gateway.logIn('visitor', password)).data.tokenInfo;
    const response = await gateway.app.inject({
      method: 'POST',
      url: contract.readProfile.path,
      headers: { 'content-type': 'application/json', accesstoken: `${access_token}, ${access_token}` },
      payload: {},
    });
    expect(response.statusCode).toBe(401);
  });
});
