import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { contract } from '@lima-id/api';
import { accountMessages } from '@lima-id/domain';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountGateway, accountGateway } from '../../testing/account/accountGateway.ts';
import { insertTestAccount } from '../../testing/account/insertTestAccount.ts';
import { type ManualClock, manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { testSecret } from '../../testing/platform/testParts.ts';
import { smsCodeMs, smsPauseMs } from '../platform/sms/codes/limits.ts';
import type { Store } from '../schema/store.ts';
import { accessTokenSeconds, refreshGraceMs } from './limits.ts';
import { createMobiles } from './mobiles.ts';

const password = 'Lima@2026';
const device = { fingerprint: 'device', returnType: 'body' } as const;

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

/** Wrong by one digit. */
function another(code: string): string {
  return code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
}

describe('registration', () => {
  const visitor = { username: '泰岳 健身'.replace(' ', ''), mobile: '13800000001', email: 'a@example.cn', password };

  it('creates an account that can log in by name, by number and by code', async () => {
    const verifyCode = await gateway.code(visitor.mobile, 'register');
    expect(await gateway.call(contract.registerAccount, { ...visitor, verifyCode })).toMatchObject({
      status: 200,
      success: true,
    });
    for (const name of [visitor.username, visitor.mobile]) {
      const { data } = await gateway.logIn(name, password);
      expect(data.userInfo).toMatchObject({
        type: 'ORDINARY',
        username: visitor.username,
        phoneNo: visitor.mobile,
        portrait: '',
        companyDetails: null,
      });
      expect(data.tokenInfo.expires_in).toBe(accessTokenSeconds);
    }
    const loginCode = await gateway.code(visitor.mobile, 'codeLogin');
    const request = { mobile: visitor.mobile, verifyCode: loginCode, loginType: 'mobile', ...device } as const;
    expect((await gateway.call(contract.loginByCode, request)).status).toBe(200);
    expect((await gateway.call(contract.loginByCode, request)).message).toBe(
      '验证码错误或已过期，请核对后重新输入，或重新发送',
    );
  });

  it('stores no password and no code in plain text', async () => {
    const verifyCode = await gateway.code(visitor.mobile, 'register');
    const codes = JSON.stringify(await store.kysely.selectFrom('sms_code').selectAll().execute());
    expect(codes).not.toContain(visitor.mobile);
    expect(codes).not.toContain(`"${verifyCode}"`);
    await gateway.call(contract.registerAccount, { ...visitor, verifyCode });
    const row = await store.kysely.selectFrom('account').select('password_hash').executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('rejects a wrong code, and the right one after five guesses or five minutes', async () => {
    const register = (verifyCode: string) => gateway.call(contract.registerAccount, { ...visitor, verifyCode });
    const code = await gateway.code(visitor.mobile, 'register');
    for (let guess = 0; guess < 5; guess += 1) expect((await register(another(code))).status).toBe(422);
    expect((await register(code)).status).toBe(422);
    clock.moveBy(smsPauseMs);
    const late = await gateway.code(visitor.mobile, 'register');
    clock.moveBy(smsCodeMs);
    expect((await register(late)).status).toBe(422);
  });

  it('rejects a code that was sent for another purpose or to another number', async () => {
    const forLogin = await gateway.code(visitor.mobile, 'codeLogin');
    expect((await gateway.call(contract.registerAccount, { ...visitor, verifyCode: forLogin })).status).toBe(422);
    const forOther = await gateway.code('13800000002', 'register');
    expect((await gateway.call(contract.registerAccount, { ...visitor, verifyCode: forOther })).status).toBe(422);
  });

  it('reports a taken number to its owner, and keeps the code valid while another name is tried', async () => {
    await insertTestAccount(store, { username: 'Maker', mobile: '13800000003' });
    const code = await gateway.code('13800000003', 'register');
    const taken = { ...visitor, mobile: '13800000003', verifyCode: code };
    expect(await gateway.call(contract.registerAccount, taken)).toMatchObject({
      status: 409,
      message: '该手机号已注册，请直接登录，或换一个手机号',
    });
    const verifyCode = await gateway.code(visitor.mobile, 'register');
    const register = (username: string) => gateway.call(contract.registerAccount, { ...visitor, username, verifyCode });
    expect(await register('ＭＡＫＥＲ')).toMatchObject({ status: 409, message: '用户名已被使用，请换一个' });
    expect((await register('maker2')).status).toBe(200);
  });

  it('rejects a weak password before the code is used, and lets older accounts log in with theirs', async () => {
    await insertTestAccount(store, { username: 'earlier', mobile: '13800000004', password: '123456' });
    expect((await gateway.logIn('earlier', '123456')).status).toBe(200);
    const verifyCode = await gateway.code(visitor.mobile, 'register');
    const payload = {
      phoneNo: visitor.mobile,
      account: visitor.username,
      email: visitor.email,
      password: Buffer.from('123456').toString('base64'),
      verifiyCode: verifyCode,
    };
    const response = await gateway.app.inject({ method: 'POST', url: contract.registerAccount.path, payload });
    expect([response.statusCode, response.json().message]).toEqual([400, accountMessages.passwordTooWeak]);
    expect((await gateway.call(contract.registerAccount, { ...visitor, verifyCode })).status).toBe(200);
  });

  it.each([
    '13900001111',
    '１３９００００１１１１',
    'two words',
    'a\uE000b',
    '<b>',
    'x'.repeat(65),
    'оperator',
    'аdmin',
    'カ码',
  ])('refuses %j as a user name', async (username) => {
    const verifyCode = await gateway.code(visitor.mobile, 'register');
    const payload = {
      phoneNo: visitor.mobile,
      account: username,
      email: visitor.email,
      password: Buffer.from(password).toString('base64'),
      verifiyCode: verifyCode,
    };
    const response = await gateway.app.inject({ method: 'POST', url: contract.registerAccount.path, payload });
    const { statusCode } = response;
    const named = username.includes('\uE000') ? '内容中有无法识别的字符（U+E000），请删除，或改用其他字' : null;
    expect([statusCode, response.json().message]).toEqual([400, named ?? accountMessages.usernameUnfit]);
  });

  it('stores a user name without the invisible signs that it is typed with', async () => {
    const verifyCode = await gateway.code(visitor.mobile, 'register');
    const payload = {
      phoneNo: visitor.mobile,
      account: '\u202Evi\u200Bsitor\u0001',
      email: ' w＠example。cn',
      password: Buffer.from(password).toString('base64'),
      verifiyCode: ` ${verifyCode.slice(0, 3)} ${verifyCode.slice(3)}`,
    };
    const response = await gateway.app.inject({ method: 'POST', url: contract.registerAccount.path, payload });
    expect(response.statusCode).toBe(200);
    const stored = await store.kysely.selectFrom('account').select(['username', 'email']).executeTakeFirstOrThrow();
    expect(stored).toEqual({ username: 'visitor', email: 'w@example.cn' });
  });

  it('rejects a name that looks like another, and lets older accounts log in with theirs', async () => {
    await insertTestAccount(store, { username: 'Operator', mobile: '13800000004', role: 'ADMIN' });
    await insertTestAccount(store, { username: 'оperator', mobile: '13800000005', password });
    const verifyCode = await gateway.code(visitor.mobile, 'register');
    const register = (username: string) => gateway.call(contract.registerAccount, { ...visitor, username, verifyCode });
    for (const username of ['0perator', 'operat0r', 'OPERAT0R']) {
      expect(await register(username)).toMatchObject({
        status: 409,
        message: '用户名与已有的用户名过于相似，请换一个',
      });
    }
    expect((await register('operators')).status).toBe(200);
    expect((await gateway.logIn('оperator', password)).status).toBe(200);
  });

  it('accepts one of fifty look-alike names that are registered concurrently', async () => {
    const looks = ['l', '1', 'i', 'I', 'L'];
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        const mobile = `139000003${String(n).padStart(2, '0')}`;
        const verifyCode = await gateway.code(mobile, 'register', { address: `198.51.100.${n}` });
        const letter = (place: number) => looks[Math.floor(n / 5 ** place) % 5] ?? '';
        const username = `${letter(0)}${letter(1)}ma${letter(2)}`;
        return (
          await gateway.call(
            contract.registerAccount,
            { ...visitor, mobile, username, verifyCode },
            { address: `198.51.100.${n}` },
          )
        ).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  });

  it('creates one account when two register with one number concurrently', async () => {
    const verifyCode = await gateway.code(visitor.mobile, 'register');
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((username) =>
        gateway.call(contract.registerAccount, { ...visitor, username, verifyCode }),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await store.kysely.selectFrom('account').select('id').execute()).toHaveLength(1);
  });
});

describe('password login', () => {
  const username = 'visitor';
  /** The nth client address. */
  const from = (n: number) => `198.51.100.${n}`;
  const fullWidth = (text: string) =>
    text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  beforeEach(() => insertTestAccount(store, { username, mobile: '13800000009', password }));

  it('answers the same for a wrong password and for an unknown account', async () => {
    const [wrong, missing] = [await gateway.logIn(username, 'wrong'), await gateway.logIn('nobody', password)];
    expect(wrong).toEqual(missing);
    expect(wrong).toMatchObject({ status: 422, data: null, message: '用户名或密码错误，请核对后重新输入' });
  });

  it('ignores case in the user name, but not in the password', async () => {
    expect((await gateway.logIn('VISITOR', password)).status).toBe(200);
    expect((await gateway.logIn(username, password.toUpperCase())).status).toBe(422);
  });

  it('finds the account when invisible signs are in the user name', async () => {
    expect((await gateway.logIn('\uFEFFvisi\u200Btor\u202E', password)).status).toBe(200);
  });

  it('accepts an accent in one piece and in two, whichever the password was set with', async () => {
    const [one, two] = ['Caf\u00e9@Lima26', 'Cafe\u0301@Lima26'];
    await insertTestAccount(store, { username: 'composed', mobile: '13800000011', password: one });
    await insertTestAccount(store, { username: 'decomposed', mobile: '13800000012', password: two });
    for (const name of ['composed', 'decomposed'])
      for (const typed of [one, two]) expect([name, (await gateway.logIn(name, typed)).status]).toEqual([name, 200]);
    expect((await gateway.logIn('composed', 'Cafe@Lima26')).status).toBe(422);
  });

  it('lets accounts in whose password was hashed as it was typed, in two pieces', async () => {
    const typed = 'Cafe\u0301@Lima26';
    const id = await insertTestAccount(store, { username: 'earlier', mobile: '13800000013' });
    const password_hash = await hash(typed, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await store.kysely.updateTable('account').set({ password_hash }).where('id', '=', id).execute();
    expect((await gateway.logIn('earlier', typed)).status).toBe(200);
    expect((await gateway.logIn('earlier', 'Cafe\u0300@Lima26')).status).toBe(422);
  });

  it('asks for another captcha when the proof is missing, used, or of another scene', async () => {
    const proof = await gateway.proof('passwordLogin');
    const request = { username, password, loginType: 'password', ...device } as const;
    const logIn = (used: typeof proof) => gateway.call(contract.loginByPassword, { ...request, ...used });
    expect((await logIn(proof)).status).toBe(200);
    for (const bad of [proof, await gateway.proof('codeLogin'), { ...proof, token: 'x', sig: 'x' }]) {
      expect(await logIn(bad)).toMatchObject({ status: 422, code: 901, message: '滑块验证已失效，请重新拖动滑块' });
    }
  });

  it('rate limits an account after ten wrong passwords, and no other account', async () => {
    await insertTestAccount(store, { username: 'other', mobile: '13800000010', password });
    for (let tried = 0; tried < 10; tried += 1) expect((await gateway.logIn(username, 'wrong')).status).toBe(422);
    const refused = await gateway.logIn(username, password);
    expect(refused.status).toBe(429);
    expect(refused.message).toMatch(/^密码输入错误次数过多，请\d+分钟后再试，或改用短信登录$/);
    expect((await gateway.logIn('other', password)).status).toBe(200);
    clock.moveBy(15 * 60_000);
    expect((await gateway.logIn(username, password)).status).toBe(200);
  });

  it.each([
    ['an account', username],
    ['nobody', 'stranger'],
  ])('lets ten passwords of fifty at the same moment be looked at for the name of %s', async (_whose, name) => {
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => (await gateway.logIn(name, `wrong${n}`, { address: from(n) })).status),
    );
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  });

  it('counts attempts for an account by its name, in any case or full width, and by its number together', async () => {
    const names = [username, 'VISITOR', fullWidth(username), '13800000009', fullWidth('13800000009')];
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        return (await gateway.logIn(names[n % names.length] ?? '', 'wrong', { address: from(n) })).status;
      }),
    );
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    for (const name of names) expect((await gateway.logIn(name, password, { address: from(60) })).status).toBe(429);
  });

  it('lets a known visitor in, with ten attempts of his own, whatever strangers try', async () => {
    const home = '203.0.113.9';
    const logIn = async (typed: string) => (await gateway.logIn(username, typed, { address: home })).status;
    expect(await logIn(password)).toBe(200);
    for (let tried = 0; tried < 20; tried += 1) await gateway.logIn(username, 'wrong', { address: from(tried) });
    expect((await gateway.logIn(username, password, { address: from(30) })).status).toBe(429);
    expect(await logIn(password)).toBe(200);
    for (let tried = 0; tried < 10; tried += 1) expect(await logIn('wrong')).toBe(422);
    expect(await logIn(password)).toBe(429);
  });

  it('lets the owner in by code while the password is rate limited', async () => {
    for (let tried = 0; tried < 20; tried += 1) await gateway.logIn(username, 'wrong', { address: from(tried) });
    const verifyCode = await gateway.code('13800000009', 'codeLogin');
    const request = { mobile: '13800000009', verifyCode, loginType: 'mobile', ...device } as const;
    expect((await gateway.call(contract.loginByCode, request)).status).toBe(200);
  });

  it('counts no attempts that succeed', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let tried = 0; tried < 8; tried += 1) await gateway.logIn(username, 'wrong');
      expect((await gateway.logIn(username, password)).status).toBe(200);
    }
  });
});

describe('sessions', () => {
  beforeEach(() => insertTestAccount(store, { username: 'visitor', mobile: '13800000009', password }));
  const readOwnProfile = (token: string) => gateway.call(contract.readProfile, {}, { token });
  const refresh = (refreshToken: string) =>
    gateway.call(contract.refreshToken, { fingerprint: 'device', grantType: 'refresh_token', refreshToken });
  const byCookie = (cookie: string) =>
    gateway.call(contract.refreshToken, { fingerprint: 'device', grantType: 'refresh_token' }, { cookie });

  it('return the refresh token in an HttpOnly cookie when requested', async () => {
    const proof = await gateway.proof('passwordLogin');
    const response = await gateway.app.inject({
      method: 'POST',
      url: contract.loginByPassword.path,
      headers: {
        authorization: `Basic ${Buffer.from('test:test').toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({
        username: 'visitor',
        password: Buffer.from(password).toString('base64'),
        fingerprint: 'device',
        returnType: 'cookie',
        loginType: 'password',
        ...proof,
      }).toString(),
    });
    expect(Object.keys(response.json().data.tokenInfo).sort()).toEqual(['access_token', 'expires_in']);
    expect(response.headers['set-cookie']).toMatch(
      /^lima_refresh=[\w-]{43}; Max-Age=2592000; Path=\/platform-security-service; HttpOnly; SameSite=Strict$/,
    );
  });

  it('answer a token that came as a cookie with a cookie, so that no script can read it', async () => {
    const { data } = await gateway.logIn('visitor', password);
    const first = await byCookie(data.tokenInfo.refresh_token);
    expect(first).toMatchObject({ status: 200, data: { access_token: expect.any(String) } });
    expect(first.data).not.toHaveProperty('refresh_token');
    expect((await readOwnProfile(String(first.data['access_token']))).status).toBe(200);
    expect((await byCookie(first.cookie ?? '')).status).toBe(200);
  });

  it('require a login without a refresh token, and clear an invalid cookie', async () => {
    const none = await gateway.call(contract.refreshToken, { fingerprint: 'device', grantType: 'refresh_token' });
    expect(none).toMatchObject({ status: 401, code: 40106, cookie: undefined });
    expect(await byCookie('made-up')).toMatchObject({ status: 401, code: 40108, cookie: '' });
  });

  it('keep their token when the client leaves while its refresh waits: a page that is left, and the next one refreshes', async () => {
    const { data } = await gateway.logIn('visitor', password);
    const cookie = data.tokenInfo.refresh_token;
    await gateway.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = gateway.app.server.address() as AddressInfo;
    const connections = promisify(gateway.app.server.getConnections.bind(gateway.app.server));
    const { path, method } = contract.refreshToken;
    const body = new URLSearchParams({ fingerprint: 'device', grant_type: 'refresh_token' });
    const left = new AbortController();
    const headers = { cookie: `lima_refresh=${cookie}`, authorization: `Basic ${btoa('test:test')}` };
    await store.transaction(async (transaction) => {
      await transaction.selectFrom('session').select('id').forUpdate().execute();
      const asked = fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body, signal: left.signal });
      const outcome = asked.then(
        () => 'answered',
        () => 'left',
      );
      const waiting = async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          store.kysely,
        );
        return rows.length;
      };
      await expect.poll(waiting).toBe(1);
      left.abort();
      expect(await outcome).toBe('left');
      await expect.poll(() => connections()).toBe(0);
    });
    clock.moveBy(refreshGraceMs + 1);
    expect((await byCookie(cookie)).status).toBe(200);
  });

  it('end completely when a refresh token is used a second time', async () => {
    const { data } = await gateway.logIn('visitor', password);
    const stolen = data.tokenInfo.refresh_token;
    const renewed = await refresh(stolen);
    clock.moveBy(refreshGraceMs + 1);
    expect(await refresh(stolen)).toMatchObject({ status: 401, code: 40112 });
    expect(await readOwnProfile(String(renewed.data['access_token']))).toMatchObject({ status: 401, code: 40112 });
    expect(await refresh(String(renewed.data['refresh_token']))).toMatchObject({ status: 401, code: 40112 });
  });

  it('end access and refresh tokens on logout by either of them', async () => {
    const [one, other] = [await gateway.logIn('visitor', password), await gateway.logIn('visitor', password)];
    await gateway.call(contract.logOut, { fingerprint: 'device' }, { token: one.data.tokenInfo.access_token });
    expect(await readOwnProfile(one.data.tokenInfo.access_token)).toMatchObject({ status: 401, code: 40112 });
    expect(await refresh(one.data.tokenInfo.refresh_token)).toMatchObject({ status: 401, code: 40112 });
    const cookie = other.data.tokenInfo.refresh_token;
    expect(await gateway.call(contract.logOut, { fingerprint: 'device' }, { cookie })).toMatchObject({
      status: 200,
      cookie: '',
    });
    expect(await readOwnProfile(other.data.tokenInfo.access_token)).toMatchObject({ code: 40112 });
  });

  it.each([
    ['a picture of a page', { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' }, false],
    ['a link', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }, false],
    ['a script of another site', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site' }, false],
    ['a script of this site', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' }, true],
  ])('end on a logout by the cookie only when a script of this site sends it: %s', async (_what, headers, isEnded) => {
    const { tokenInfo } = (await gateway.logIn('visitor', password)).data;
    const beside = { cookie: tokenInfo.refresh_token, headers };
    const { status, cookie } = await gateway.call(contract.logOut, { fingerprint: 'device' }, beside);
    expect([status, cookie]).toEqual([200, isEnded ? '' : undefined]);
    expect((await readOwnProfile(tokenInfo.access_token)).status).toBe(isEnded ? 401 : 200);
  });

  it('accept a logout without a login', async () => {
    expect((await gateway.call(contract.logOut, { fingerprint: 'device' })).status).toBe(200);
  });
});

describe('forgotten and changed passwords', () => {
  const mobile = '13800000009';
  const newPassword = 'Quiet#Otter-52';
  beforeEach(() => insertTestAccount(store, { username: 'visitor', mobile, password }));

  it('are reset by the owner of the number, which ends every session', async () => {
    const before = await gateway.logIn('visitor', password);
    const verifyCode = await gateway.code(mobile, 'resetPassword');
    const request = { mobile, newPassword, verifyCode, type: 1 } as const;
    expect((await gateway.call(contract.retrievePassword, request)).status).toBe(200);
    expect((await gateway.call(contract.readProfile, {}, { token: before.data.tokenInfo.access_token })).code).toBe(
      40112,
    );
    expect((await gateway.logIn('visitor', password)).status).toBe(422);
    expect((await gateway.logIn('visitor', newPassword)).status).toBe(200);
  });

  it('can be used at once after a reset, even after too many wrong attempts', async () => {
    for (let tried = 0; tried < 11; tried += 1) await gateway.logIn('visitor', 'wrong');
    const verifyCode = await gateway.code(mobile, 'resetPassword');
    await gateway.call(contract.retrievePassword, { mobile, newPassword, verifyCode, type: 1 });
    expect((await gateway.logIn('visitor', newPassword)).status).toBe(200);
  });

  it('are rejected when weak, before the code is used', async () => {
    const verifyCode = await gateway.code(mobile, 'resetPassword');
    const payload = {
      content: mobile,
      newPassword: Buffer.from('123456').toString('base64'),
      verifiyCode: verifyCode,
      type: 1,
    };
    const response = await gateway.app.inject({ method: 'POST', url: contract.retrievePassword.path, payload });
    expect([response.statusCode, response.json().message]).toEqual([400, '密码强度过低']);
    const request = { mobile, newPassword, verifyCode, type: 1 } as const;
    expect((await gateway.call(contract.retrievePassword, request)).status).toBe(200);
  });

  it('reveal that a number has no account only to holders of its code', async () => {
    const stranger = '13800000077';
    const answer = (verifyCode: string) =>
      gateway.call(contract.retrievePassword, { mobile: stranger, newPassword, verifyCode, type: 1 });
    const verifyCode = await gateway.code(stranger, 'resetPassword');
    expect((await answer(another(verifyCode))).message).toBe('验证码错误或已过期，请核对后重新输入，或重新发送');
    expect((await answer(verifyCode)).message).toBe('该手机号尚未注册，请先注册');
  });

  it('are changed with the old one and a code, after which a login is required', async () => {
    const token = (await gateway.logIn('visitor', password)).data.tokenInfo.access_token;
    const change = (wrong: { mobile?: string; oldPassword?: string; verifyCode?: string }, verifyCode: string) =>
      gateway.call(
        contract.updatePassword,
        { mobile, oldPassword: password, newPassword, verifyCode, ...wrong },
        { token },
      );
    const code = await gateway.code(mobile, 'changePassword');
    expect((await change({ mobile: '13800000010' }, code)).message).toBe(
      '手机号与当前账号不一致，请输入注册时使用的手机号',
    );
    expect((await change({ oldPassword: 'wrong' }, code)).message).toBe('原密码错误，请核对后重新输入');
    expect((await change({ verifyCode: another(code) }, code)).status).toBe(422);
    expect((await change({}, code)).status).toBe(200);
    expect((await gateway.call(contract.readProfile, {}, { token })).code).toBe(40112);
    expect((await gateway.logIn('visitor', newPassword)).status).toBe(200);
  });
});

describe('changing the mobile number', () => {
  const old = '13800000031';
  const next = '13800000032';
  const token = async (name: string) => (await gateway.logIn(name, password)).data.tokenInfo.access_token;
  const change = (bearer: string, request: { oldVerifyCode: string; mobile: string; verifyCode: string }) =>
    gateway.call(contract.updateMobile, request, { token: bearer });

  beforeEach(() => insertTestAccount(store, { username: 'visitor', mobile: old, password }));

  it('changes the number when both are proved, ends every other session, and notifies the old number', async () => {
    const [here, elsewhere] = [await token('visitor'), await token('visitor')];
    const oldVerifyCode = await gateway.code(old, 'changeMobile');
    const verifyCode = await gateway.code(next, 'newMobile');
    expect(await change(here, { oldVerifyCode: another(oldVerifyCode), mobile: next, verifyCode })).toMatchObject({
      status: 422,
      message: '原手机号的验证码错误或已过期，请核对后重新输入，或重新发送',
    });
    expect(await change(here, { oldVerifyCode, mobile: next, verifyCode: another(verifyCode) })).toMatchObject({
      status: 422,
      message: '验证码错误或已过期，请核对后重新输入，或重新发送',
    });
    expect(await change(here, { oldVerifyCode, mobile: next, verifyCode })).toMatchObject({ status: 200 });
    const profile = await gateway.call(contract.readProfile, {}, { token: here });
    expect(profile.data.basicInfo).toMatchObject({ phoneNo: next });
    expect((await gateway.call(contract.readProfile, {}, { token: elsewhere })).code).toBe(40112);
    expect(gateway.sms.messages(old)[0]).toMatchObject({ purpose: 'mobileChanged', code: next.slice(-4) });
    expect((await gateway.logIn(next, password)).status).toBe(200);
    expect((await gateway.logIn(old, password)).status).toBe(422);
    expect((await change(here, { oldVerifyCode, mobile: old, verifyCode })).status).toBe(422);
  });

  it('rejects the current number, and one that is not proved', async () => {
    const here = await token('visitor');
    const oldVerifyCode = await gateway.code(old, 'changeMobile');
    const request = { oldVerifyCode, mobile: old, verifyCode: '123456' };
    expect(await change(here, request)).toMatchObject({ status: 422, message: accountMessages.mobileSame });
    expect((await change(here, { ...request, mobile: next })).status).toBe(422);
  });

  it('reveals that a number is taken only to holders of its code, and uses no code up', async () => {
    await insertTestAccount(store, { username: 'other', mobile: next, password });
    const here = await token('visitor');
    const oldVerifyCode = await gateway.code(old, 'changeMobile');
    const verifyCode = await gateway.code(next, 'newMobile');
    const guess = await change(here, { oldVerifyCode, mobile: next, verifyCode: another(verifyCode) });
    expect(guess.message).toBe('验证码错误或已过期，请核对后重新输入，或重新发送');
    const request = { oldVerifyCode, mobile: next, verifyCode };
    for (const _ of [1, 2]) expect(await change(here, request)).toMatchObject({ status: 409 });
    const free = '13800000033';
    const ofFree = await gateway.code(free, 'newMobile');
    expect((await change(here, { oldVerifyCode, mobile: free, verifyCode: ofFree })).status).toBe(200);
  });

  it('changes it once when it is requested fifty times concurrently', async () => {
    const here = await token('visitor');
    const request = {
      oldVerifyCode: await gateway.code(old, 'changeMobile'),
      mobile: next,
      verifyCode: await gateway.code(next, 'newMobile'),
    };
    const answers = await Promise.all(Array.from({ length: 50 }, () => change(here, request)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true);
    expect(gateway.sms.messages(old).filter(({ purpose }) => purpose === 'mobileChanged')).toHaveLength(1);
  });

  it('assigns a number to one of the accounts that claim it concurrently, one of them by registration', async () => {
    const claims = await Promise.all(
      [1, 2, 3, 4].map(async (n) => {
        const from = `1390000010${n}`;
        await insertTestAccount(store, { username: `claimant${n}`, mobile: from, password });
        return { bearer: await token(`claimant${n}`), oldVerifyCode: await gateway.code(from, 'changeMobile') };
      }),
    );
    const verifyCode = await gateway.code(next, 'newMobile');
    const address = '192.0.2.9';
    clock.moveBy(60_000);
    const registering = { username: 'fifth', mobile: next, email: 'a@example.cn', password };
    const registerCode = await gateway.code(next, 'register', { address });
    const answers = await Promise.all([
      ...claims.map(({ bearer, oldVerifyCode }) => change(bearer, { oldVerifyCode, mobile: next, verifyCode })),
      gateway.call(contract.registerAccount, { ...registering, verifyCode: registerCode }, { address }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
    const { hash } = createMobiles(testSecret);
    const owners = await store.kysely
      .selectFrom('account')
      .select('id')
      .where('mobile_hash', '=', hash(next))
      .execute();
    expect(owners).toHaveLength(1);
  });
});

describe('SMS codes', () => {
  const mobile = '13800000021';
  const send = async (to = mobile) =>
    gateway.call(contract.sendSmsCode, { mobile: to, purpose: 'register', ...(await gateway.proof('register')) });

  it('are answered alike whether a number has an account or not', async () => {
    await insertTestAccount(store, { mobile: '13800000022' });
    const [known, unknown] = [await send('13800000022'), await send('13800000023')];
    expect(known).toEqual(unknown);
    expect(gateway.sms.messages()).toHaveLength(2);
  });

  it('require another captcha with code 901 when the proof is of another scene', async () => {
    const proof = await gateway.proof('codeLogin');
    expect(await gateway.call(contract.sendSmsCode, { mobile, purpose: 'register', ...proof })).toMatchObject({
      status: 422,
      code: 901,
    });
    expect((await send()).status).toBe(200);
  });

  it('have a cooldown per number, and a limit of five an hour and ten a day', async () => {
    expect((await send()).status).toBe(200);
    const early = await send();
    expect([early.status, early.message]).toEqual([429, '验证码发送过于频繁，请55秒后再试']);
    const sentInHours = [];
    for (let hour = 0; hour < 4; hour += 1) {
      const before = gateway.sms.messages().length;
      for (let minute = 0; minute < 8; minute += 1) {
        clock.moveBy(60_000);
        await send();
      }
      sentInHours.push(gateway.sms.messages().length - before);
      clock.moveBy(52 * 60_000);
    }
    // The first of the five was sent above.
    expect(sentInHours).toEqual([4, 5, 0, 0]);
  });

  it('allow the requester five guesses, and can be requested again at once after that', async () => {
    await insertTestAccount(store, { mobile });
    const guess = (verifyCode: string) =>
      gateway.call(contract.loginByCode, { mobile, verifyCode, loginType: 'mobile', ...device });
    for (let round = 0; round < 4; round += 1) {
      const code = await gateway.code(mobile, 'codeLogin');
      for (let tried = 0; tried < 5; tried += 1) expect((await guess(another(code))).status).toBe(422);
      expect((await guess(code)).status).toBe(422);
      clock.moveBy(60_000);
    }
    expect((await guess(await gateway.code(mobile, 'codeLogin'))).status).toBe(200);
  });

  it('are answered with code 900 when the platform sends none', async () => {
    const silent = await accountGateway(store, clock, { sms: null });
    const request = { mobile, purpose: 'codeLogin', ...(await silent.proof('codeLogin')) } as const;
    expect(await silent.call(contract.sendSmsCode, request)).toMatchObject({
      status: 503,
      code: 900,
      message: '短信暂停发送，请改用密码登录，或稍后再试',
    });
    await silent.app.close();
  });
});

describe('the profile', () => {
  it('shows and changes only the caller’s account', async () => {
    const id = await insertTestAccount(store, { username: 'visitor', password });
    const other = await insertTestAccount(store, {});
    const token = (await gateway.logIn('visitor', password)).data.tokenInfo.access_token;
    const own = await gateway.call(contract.readProfile, { userId: id }, { token });
    expect(own.data['basicInfo']).toMatchObject({ userId: id, username: 'visitor' });
    expect((await gateway.call(contract.readProfile, { userId: other }, { token })).status).toBe(403);
    const portrait = 'https://elsewhere.example/pixel.gif';
    expect((await gateway.call(contract.updateProfile, { userId: other, portrait }, { token })).status).toBe(403);
    expect((await gateway.call(contract.updateProfile, { userId: id, portrait }, { token })).message).toBe(
      '头像图片无效，请重新上传',
    );
  });
});
