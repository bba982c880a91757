import { generateKeyPairSync } from 'node:crypto';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { madeCertificate } from '../../../testing/platform/payment/madeCertificate.ts';
import { createSmtpMail, type SmtpOptions } from './smtpMail.ts';

const message = { email: 'chenlq@example.cn', purpose: 'newEmail', code: '482915' } as const;
const timeoutMs = 1_000;
const from = '力码 <noreply@lima.example.cn>';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Mails received by a fake server. */
interface Taken {
  to: string[];
  mail: string;
  user: string | null;
}

/** A fake SMTP server; returns its port and received mails. */
async function smtpServer(
  own: SMTPServerOptions = {},
): Promise<{ port: number; taken: Taken[]; connections: number[] }> {
  const taken: Taken[] = [];
  const connections: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect(_session, done) {
      connections.push(Date.now());
      done();
    },
    onData(stream, session, done) {
      void (async () => {
        const mail = await text(stream);
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail, user: session.user ?? null });
        done();
      })();
    },
    ...own,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(() => new Promise<void>((resolve) => server.close(resolve)));
  return { port: (server.server.address() as AddressInfo).port, taken, connections };
}

/** A fake TCP server with a given connection handler. */
async function rawServer(talk: (socket: Socket) => void): Promise<{ port: number; sockets: Socket[] }> {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    talk(socket);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  });
  return { port: (server.address() as AddressInfo).port, sockets };
}

/** Answers SMTP lines up to a command, which it ignores or at which it hangs up. */
function answerUntil(command: string, end: (socket: Socket) => void) {
  return (socket: Socket) => {
    socket.write('220 here\r\n');
    let inData = false;
    socket.on('data', (bytes) => {
      const line = String(bytes);
      if (inData ? command === 'END' : line.startsWith(command)) return end(socket);
      if (line.startsWith('DATA')) {
        inData = true;
        return socket.write('354 go on\r\n');
      }
      return socket.write('250 fine\r\n');
    });
  };
}

const mailTo = (port: number, own: Partial<SmtpOptions> = {}) =>
  createSmtpMail({ platformName: '力码', host: '127.0.0.1', port, tls: 'none', login: null, from, timeoutMs, ...own });

/** Outcome of sending, with its duration in ms. */
async function timed(port: number, own: Partial<SmtpOptions> = {}) {
  const mail = mailTo(port, own);
  const begun = Date.now();
  const outcome = await mail.send(message);
  return { outcome, ms: Date.now() - begun };
}

describe('createSmtpMail', () => {
  it('sends the mail once, in Chinese, to the one address', async () => {
    const { port, taken, connections } = await smtpServer();
    expect(await mailTo(port).send(message)).toEqual({ ok: true });
    expect(connections).toHaveLength(1);
    expect(taken.map(({ to }) => to)).toEqual([['chenlq@example.cn']]);
    const { mail = '' } = taken[0] ?? {};
    expect(mail).toContain('<noreply@lima.example.cn>');
    expect(mail).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    const [head = '', body = ''] = mail.split('\r\n\r\n');
    expect(head).toMatch(/^Subject: =\?UTF-8\?/m);
    const encoding = /^Content-Transfer-Encoding: (\S+)/m.exec(head)?.[1];
    const written =
      encoding === 'base64'
        ? Buffer.from(body, 'base64').toString('utf8')
        : Buffer.from(
            body
              .replace(/=\r\n/g, '')
              .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          ).toString('utf8');
    expect(written.trim()).toBe(
      '您正在把账号的邮箱换成这个地址，验证码是 482915，5 分钟内有效。如非本人操作，请忽略，并勿将验证码告知他人。',
    );
  });

  it('sends fifty concurrently, each once', async () => {
    const { port, taken } = await smtpServer();
    const mail = mailTo(port, { timeoutMs: 10_000 });
    const emails = Array.from({ length: 50 }, (_, n) => `reader${n}@example.cn`);
    const outcomes = await Promise.all(emails.map((email) => mail.send({ ...message, email })));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(taken.map(({ to }) => to[0]).toSorted()).toEqual(emails.toSorted());
  });

  it('prevents header injection by the address', async () => {
    const { port, taken } = await smtpServer();
    const mail = mailTo(port);
    for (const email of ['a@example.cn>\r\nRCPT TO:<b@example.cn', 'a@example.cn, b@example.cn', '']) {
      await mail.send({ ...message, email });
    }
    expect(taken.flatMap(({ to }) => to).filter((to) => to === 'b@example.cn')).toEqual([]);
  });
});

describe('an unresponsive server', () => {
  it.each([
    ['never greets', () => undefined],
    ['stops at the sender', answerUntil('MAIL', () => undefined)],
    ['stops at the recipient', answerUntil('RCPT', () => undefined)],
    ['stops after the mail', answerUntil('END', () => undefined)],
    [
      'greets one letter at a time',
      (socket: Socket) => {
        const timer = setInterval(() => socket.write('2'), 100);
        socket.on('close', () => clearInterval(timer));
      },
    ],
  ] as [string, (socket: Socket) => void][])('is given up in time and left when it %s', async (_case, talk) => {
    const { port, sockets } = await rawServer(talk);
    const { outcome, ms } = await timed(port);
    expect(outcome).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(ms).toBeLessThan(timeoutMs + 1_500);
    // One connection, closed: a server that recovers later receives nothing.
    expect(sockets).toHaveLength(1);
    await expect.poll(() => sockets[0]?.destroyed || sockets[0]?.readableEnded).toBe(true);
  });

  it.each(['MAIL', 'RCPT', 'DATA', 'END'])('is tried once when it hangs up at %s', async (command) => {
    const { port, sockets } = await rawServer(answerUntil(command, (socket) => socket.destroy()));
    const { outcome } = await timed(port);
    expect(outcome).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(sockets).toHaveLength(1);
  });

  it('is reported unreachable when it hangs up, refuses the connection, or does not resolve', async () => {
    const { port } = await rawServer((socket) => socket.destroy());
    expect((await timed(port)).outcome).toMatchObject({ ok: false, reason: 'unreachable' });
    expect((await timed(1)).outcome).toMatchObject({ ok: false, reason: 'unreachable' });
    expect((await timed(25, { host: 'nowhere.invalid' })).outcome).toMatchObject({ ok: false, reason: 'unreachable' });
  });

  it('is reported unreachable when it speaks another protocol', async () => {
    const { port } = await rawServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    expect((await timed(port)).outcome).toMatchObject({ ok: false, reason: 'unreachable' });
  });
});

describe('a slow server', () => {
  it('is waited for within the timeout, and gets the mail once', async () => {
    const { port, taken } = await smtpServer({
      onRcptTo: (_address, _session, done) => void setTimeout(done, 400),
    });
    expect(await mailTo(port, { timeoutMs: 3_000 }).send(message)).toEqual({ ok: true });
    expect(taken).toHaveLength(1);
  });
});

describe('a rejecting server', () => {
  const refusing = (responseCode: number, enhanced = '') => ({
    onRcptTo: (_address: unknown, _session: unknown, done: (error?: Error) => void) =>
      done(Object.assign(new Error(`${enhanced} no chenlq@example.cn here, 482915`.trim()), { responseCode })),
  });

  it.each([
    [550, 'recipient'],
    [553, 'recipient'],
    [450, 'refused'],
    [452, 'refused'],
    [530, 'refused'],
    [554, 'refused'],
  ] as const)('says %d of the recipient: %s, and the log gets neither address nor code', async (code, reason) => {
    const { port, connections } = await smtpServer(refusing(code));
    const outcome = await mailTo(port).send(message);
    expect(outcome).toEqual({ ok: false, reason, detail: `EENVELOPE RCPT TO ${code}` });
    expect(connections).toHaveLength(1);
  });

  it.each([
    ['5.1.1', 'recipient'],
    ['5.2.1', 'recipient'],
    ['5.2.2', 'refused'],
    ['5.7.1', 'refused'],
  ] as const)('says %s of the recipient: %s', async (enhanced, reason) => {
    const { port } = await smtpServer(refusing(550, enhanced));
    expect(await mailTo(port).send(message)).toMatchObject({ ok: false, reason });
  });

  it('rejects the sender', async () => {
    const { port } = await smtpServer({
      onMailFrom: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode: 550 })),
    });
    expect(await mailTo(port).send(message)).toMatchObject({ ok: false, reason: 'refused' });
  });

  it('rejects the mail', async () => {
    const { port } = await smtpServer({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => done(Object.assign(new Error('spam'), { responseCode: 554 })));
      },
    });
    expect(await mailTo(port).send(message)).toMatchObject({ ok: false, reason: 'refused' });
  });
});

describe('a server with a password and TLS', () => {
  const login = { user: 'lima', password: 'hunter2' };
  const auth: SMTPServerOptions = {
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'lima' && password === 'hunter2' ? done(null, { user: username }) : done(new Error('no')),
  };
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const certificate = madeCertificate(privateKey, '01', 'localhost');
  const known = { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert: certificate };
  const here = { host: 'localhost', login, trusted: certificate };

  it('gets the mail over TLS from the first byte, and after STARTTLS', async () => {
    const wrapped = await smtpServer({ ...auth, ...known, secure: true });
    expect(await mailTo(wrapped.port, { ...here, tls: 'tls' }).send(message)).toEqual({ ok: true });
    const upgraded = await smtpServer({ ...auth, ...known, disabledCommands: [] });
    expect(await mailTo(upgraded.port, { ...here, tls: 'starttls' }).send(message)).toEqual({ ok: true });
    for (const { taken } of [wrapped, upgraded]) expect(taken).toMatchObject([{ user: 'lima' }]);
  });

  it.each([
    ['is not trusted', { host: 'localhost' }],
    ['is for another host', { host: '127.0.0.1', trusted: certificate }],
  ])('is not talked to when its certificate %s', async (_case, own) => {
    const { port, taken } = await smtpServer({ ...auth, ...known, secure: true });
    expect(await mailTo(port, { ...own, tls: 'tls', login }).send(message)).toMatchObject({
      ok: false,
      reason: 'unreachable',
    });
    expect(taken).toEqual([]);
  });

  it('gets no mail and no password in plain text when it offers no STARTTLS', async () => {
    const { port, taken } = await smtpServer({ ...auth, allowInsecureAuth: true });
    expect(await mailTo(port, { tls: 'starttls', login }).send(message)).toMatchObject({
      ok: false,
      reason: 'unreachable',
    });
    expect(taken).toEqual([]);
  });

  it('is reported unreachable when it rejects the password', async () => {
    const { port, taken } = await smtpServer({ ...auth, allowInsecureAuth: true });
    const outcome = await mailTo(port, { login: { user: 'lima', password: 'wrong' } }).send(message);
    expect(outcome).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(JSON.stringify(outcome)).not.toContain('wrong');
    expect(taken).toEqual([]);
    expect(await mailTo(port, { login }).send(message)).toEqual({ ok: true });
    expect(taken).toMatchObject([{ user: 'lima' }]);
  });
});
