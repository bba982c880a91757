import { get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../../testing/platform/manualClock.ts';
import { testApp } from '../../../testing/platform/testApp.ts';
import { readConfig } from '../../config/config.ts';
import { createMailOutbox, type MailOutbox } from '../mail/mailOutbox.ts';
import { createOutbox, mountOutbox, type SmsOutbox } from './smsOutbox.ts';

const phone = '13812345678';
const key = 'the-key-of-the-outbox';

describe('createOutbox', () => {
  it('keeps a message with its text and time, and prints one line', async () => {
    const lines: string[] = [];
    const outbox = createOutbox((line) => lines.push(line), manualClock('2026-11-21T05:00:00Z'));
    expect(await outbox.send({ phone, purpose: 'codeLogin', code: '123456' })).toEqual({ ok: true });
    const text = '【力码】您的登录验证码是 123456，5 分钟内有效。如非本人操作，请忽略。';
    expect(outbox.messages()).toEqual([
      { phone, purpose: 'codeLogin', code: '123456', text, sentAt: '2026-11-21T05:00:00.000Z' },
    ]);
    expect(lines).toEqual([`短信 ${phone} ${text}`]);
  });

  it('keeps the last hundred messages, newest first', async () => {
    const outbox = createOutbox(() => {}, manualClock('2026-11-21T05:00:00Z'));
    for (let n = 1000; n < 1103; n++) await outbox.send({ phone, purpose: 'register', code: String(n) });
    const codes = outbox.messages().map((message) => message.code);
    expect(codes).toHaveLength(100);
    expect(codes[0]).toBe('1102');
    expect(codes.at(-1)).toBe('1003');
  });
});

describe('GET /__outbox', () => {
  let app: FastifyInstance;
  let outbox: SmsOutbox;
  let mails: MailOutbox;
  beforeEach(async () => {
    const clock = manualClock('2026-11-21T05:00:00Z');
    outbox = createOutbox(() => {}, clock);
    mails = createMailOutbox({ platformName: '力码', print: () => {}, clock });
    // A trusted proxy overrides Fastify's client address and host; the outbox must ignore them.
    app = await testApp({ config: readConfig({ DEMO: '1', TRUST_PROXY: '127.0.0.1' }) });
    mountOutbox(app, { smsOutbox: outbox, mailOutbox: mails }, key);
    await outbox.send({ phone, purpose: 'codeLogin', code: '123456' });
    clock.moveBy(1_000);
    await outbox.send({ phone: '13900000000', purpose: 'register', code: '654321' });
  });
  afterEach(() => app.close());

  const ask = (options: { url?: string; remoteAddress?: string; headers?: Record<string, string> } = {}) =>
    app.inject({
      url: '/__outbox',
      ...options,
      headers: { host: 'localhost:8080', cookie: `lima_outbox=${key}`, ...options.headers },
    });

  it('returns the messages, newest first, to this machine', async () => {
    const response = await ask();
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({ messages: outbox.messages(), mails: [] });
    expect(response.json().messages).toMatchObject([
      { phone: '13900000000', purpose: 'register', code: '654321', sentAt: '2026-11-21T05:00:01.000Z' },
      { phone, code: '123456' },
    ]);
  });

  it.each([`?phone=${phone}`, `?phone=%20${phone}`, `?phone=${phone}&phone=13900000000`])(
    'filters by phone: %s',
    async (query) => {
      const response = await ask({ url: `/__outbox${query}` });
      expect(response.json().messages.map((message: { code: string }) => message.code)).toEqual(['123456']);
    },
  );

  it('answers over a real loopback connection', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const status = (headers: Record<string, string>) =>
      new Promise((resolve, reject) => {
        get({ port, host: '127.0.0.1', path: `/__outbox?key=${key}`, headers, agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).on('error', reject);
      });
    expect(await status({})).toBe(200);
    expect(await status({ host: 'outbox.example.com' })).toBe(404);
    expect(await status({ 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    const nameless = connect(port, '127.0.0.1').end(`GET /__outbox?key=${key} HTTP/1.0\r\n\r\n`);
    expect(await text(nameless)).toContain(' 404 ');
  });

  it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
    'answers a connection from %s',
    async (remoteAddress) => {
      expect((await ask({ remoteAddress })).statusCode).toBe(200);
    },
  );

  it.each(['localhost', 'LOCALHOST:5173', '127.0.0.1:8080', '[::1]', '[::1]:8080'])(
    'answers the host %s',
    async (host) => {
      expect((await ask({ headers: { host } })).statusCode).toBe(200);
    },
  );

  it.each([
    ['another address connects', { remoteAddress: '203.0.113.9' }],
    ['an address of the local network connects', { remoteAddress: '192.168.1.5' }],
    ['another IPv6 address connects', { remoteAddress: '2001:db8::1' }],
    ['another mapped address connects', { remoteAddress: '::ffff:203.0.113.9' }],
    [
      'another address says it is this one',
      { remoteAddress: '203.0.113.9', headers: { 'x-forwarded-for': '127.0.0.1' } },
    ],
    ['a proxy passed it on', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['a proxy passed it on for this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a proxy says so in the standard way', { headers: { forwarded: 'for=127.0.0.1' } }],
    ['a proxy names the host', { headers: { 'x-forwarded-host': 'localhost' } }],
    ['a proxy names the address', { headers: { 'x-real-ip': '127.0.0.1' } }],
    ['a proxy names itself', { headers: { via: '1.1 proxy' } }],
    ['the host is a name that was made to lead here', { headers: { host: 'evil.example.com' } }],
    ['the host only begins as this one', { headers: { host: 'localhost.example.com' } }],
    ['the host only looks like this one', { headers: { host: '127.0.0.1.example.com:8080' } }],
    ['the host is the unspecified address', { headers: { host: '0.0.0.0:8080' } }],
    ['a proxy that adds no header passed it on, and there is no key', { headers: { cookie: '' } }],
    ['the key is another', { url: '/__outbox?key=the-key-of-the-outbos', headers: { cookie: '' } }],
    ['the key is only begun', { url: '/__outbox?key=the-key', headers: { cookie: 'lima_outbox=the-key' } }],
    ['the key is in another cookie', { headers: { cookie: `lima_refresh=${key}` } }],
    ['the key comes from elsewhere', { url: `/__outbox?key=${key}`, remoteAddress: '203.0.113.9' }],
  ])('is an unknown call when %s', async (_when, options) => {
    const response = await ask(options);
    const unknown = await app.inject('/platform-operate-service/nowhere');
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe(unknown.body);
    expect(response.json()).toMatchObject({ success: false });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('answers JSON when the key is in the request', async () => {
    const response = await ask({ url: `/__outbox?key=${key}&phone=${phone}`, headers: { cookie: '' } });
    expect(response.json().messages).toMatchObject([{ phone, code: '123456' }]);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('redirects a browser to a URL without the key, and sets it as a cookie', async () => {
    const page = { accept: 'text/html' };
    const opened = await ask({ url: `/__outbox?key=${key}&phone=${phone}`, headers: { ...page, cookie: '' } });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/__outbox?phone=${phone}`]);
    expect(opened.headers['cache-control']).toBe('no-store');
    const cookie = String(opened.headers['set-cookie']);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Strict/);
    expect(cookie).toMatch(/; Path=\/__outbox/);
    const [pair = ''] = cookie.split(';');
    const shown = await ask({ url: String(opened.headers.location), headers: { ...page, cookie: pair } });
    expect([shown.statusCode, shown.body.includes('123456')]).toEqual([200, true]);
  });

  it('is a page without scripts for a browser', async () => {
    const response = await ask({ headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('<html lang="zh-CN">');
    expect(response.body).toContain('您的登录验证码是 123456');
    expect(response.body.indexOf('654321')).toBeLessThan(response.body.indexOf('123456'));
    expect(response.body).not.toContain('<script');
  });

  it('says on the page that no message was sent to a phone', async () => {
    const response = await ask({ url: '/__outbox?phone=13700000000', headers: { accept: 'text/html' } });
    expect(response.body).toContain('暂无短信');
    expect(response.body).toContain('value="13700000000"');
  });

  it('shows mails beside the messages, filtered by address', async () => {
    await mails.send({ email: 'a@example.cn', purpose: 'newEmail', code: '111111' });
    await mails.send({ email: 'B@example.cn', purpose: 'changeEmail', code: '222222' });
    expect((await ask()).json().mails).toMatchObject([{ code: '222222' }, { email: 'a@example.cn', code: '111111' }]);
    const sought = await ask({ url: '/__outbox?email=%20b@example.cn' });
    expect(sought.json().mails).toMatchObject([{ email: 'B@example.cn', code: '222222' }]);
    const page = await ask({ url: '/__outbox?email=b@example.cn', headers: { accept: 'text/html' } });
    expect(page.body).toContain('您正在更换账号的邮箱，验证码是 222222');
    expect(page.body).toContain('value="b@example.cn"');
    expect(page.body).not.toContain('111111');
  });

  it('escapes markup in messages and in the search', async () => {
    await outbox.send({ phone: '<b>', purpose: 'scene', code: '"><script>' });
    const response = await ask({ headers: { accept: 'text/html' } });
    const searched = await ask({ url: '/__outbox?phone=%22%3E%3Cscript%3E1', headers: { accept: 'text/html' } });
    for (const { body } of [response, searched]) expect(body).not.toMatch(/<script|<b>/);
    expect(searched.body).toContain('value="&quot;&gt;&lt;script&gt;1"');
  });
});
