import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nodeOptions, runChild } from '../../../../testing/platform/childProcess.ts';
import { openFormGateway, sendFiles, sendOwnFiles } from '../../../../testing/platform/http/forms/formGateway.ts';
import { beginForm, formEnd, formStart } from '../../../../testing/platform/http/forms/rawRequest.ts';
import { manualClock } from '../../../../testing/platform/manualClock.ts';
import {
  abandonedMs,
  cleanupIntervalMs,
  defaultFormLimits,
  minBytesPerSecond,
  slowCheckMs,
  slowMs,
} from './formLimits.ts';

const mebibyte = 1_048_576;

let folder: string;
let app: FastifyInstance;
let address: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lima-forms-'));
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const files = () => readdirSync(folder);

async function open(options: Parameters<typeof openFormGateway>[0] = {}): Promise<void> {
  app = await openFormGateway({ uploadDir: folder, ...options });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
}

function formOf(...sizes: number[]): FormData {
  const form = new FormData();
  form.append('name', 'wang');
  for (const size of sizes) form.append('photos', new File([new Uint8Array(size).fill(7)], 'a.jpg'));
  return form;
}

async function send(form: FormData, path = sendFiles.path) {
  const response = await fetch(address + path, { method: 'POST', body: form });
  const { message, data } = (await response.json()) as { message: string; data: { sizes: number[] } | null };
  return { status: response.status, headers: response.headers, message, data };
}

/** A gate that blocks callers until it is opened. */
function gate() {
  let release: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  let waiting = 0;
  return {
    waiting: () => waiting,
    open: () => release(),
    async pass() {
      waiting += 1;
      await opened;
    },
  };
}

describe('files of a form', () => {
  it('are readable by the gateway only while it is processed, and deleted after the answer', async () => {
    const seen: unknown[] = [];
    await open({
      async work({ photos }) {
        seen.push(files().map((name) => statSync(join(folder, name)).mode & 0o777));
        for (const photo of photos) seen.push(new Uint8Array(await photo.arrayBuffer()).every((byte) => byte === 7));
      },
    });
    expect((await send(formOf(mebibyte, 0, 5))).data).toEqual({ sizes: [mebibyte, 0, 5] });
    expect(seen).toEqual([[0o600, 0o600, 0o600], true, true, true]);
    await expect.poll(files).toEqual([]);
  });

  it.each([
    ['the work fails', { work: () => Promise.reject(new Error('broken')) }, formOf(10), 500],
    ['it breaks the contract', {}, new FormData(), 400],
    ['one is too large', {}, formOf(10, mebibyte + 1), 413],
    ['there are too many', {}, formOf(1, 2, 3, 4), 413],
    ['all of it is too large', {}, formOf(2 * mebibyte, 2 * mebibyte), 413],
  ])('are gone when %s', async (_case, options, form, status) => {
    await open(options);
    expect((await send(form)).status).toBe(status);
    await expect.poll(files).toEqual([]);
    expect((await send(formOf(1))).status).toBe('work' in options ? 500 : 200);
  });

  it('are deleted, and their slot released, when the connection breaks', async () => {
    await open({ formLimits: { ...defaultFormLimits, perVisitor: 1 } });
    const broken = await beginForm(address, sendFiles.path, mebibyte);
    broken.socket.write(formStart + 'x'.repeat(1000));
    await expect.poll(files).toHaveLength(1);
    broken.socket.resetAndDestroy();
    await expect.poll(files).toEqual([]);
    await expect.poll(async () => (await send(formOf(1))).status).toBe(200);
  });

  it('are deleted by the cleanup job after a crash, unless another gateway may own them', async () => {
    const module = new URL('../../../../testing/platform/http/forms/formGateway.ts', import.meta.url).href;
    const script = `
      import { openFormGateway } from ${JSON.stringify(module)};
      const app = await openFormGateway({ uploadDir: ${JSON.stringify(folder)} });
      console.log('listening at ' + (await app.listen({ host: '127.0.0.1', port: 0 })) + ' now');
    `;
    const child = runChild(process.execPath, [...nodeOptions, '--input-type=module', '-e', script]);
    await child.prints(' now');
    const broken = await beginForm(/at (\S+)/.exec(child.printed())?.[1] ?? '', sendFiles.path, mebibyte);
    broken.socket.write(formStart + 'x'.repeat(1000));
    await expect.poll(files, { timeout: 20_000 }).toHaveLength(1);
    child.process.kill('SIGKILL');
    await child.ended;
    const left = files();
    expect(left).toHaveLength(1);
    writeFileSync(join(folder, 'other.txt'), 'not a file of a form');
    const now = Date.now();
    for (const name of files()) utimesSync(join(folder, name), now / 1000, now / 1000);

    const clock = manualClock(new Date(now + abandonedMs - 1000).toISOString());
    await open({ clock });
    expect(files()).toEqual([...left, 'other.txt'].sort());
    clock.moveBy(cleanupIntervalMs);
    await expect.poll(files).toEqual(['other.txt']);
  }, 60_000);

  it('are deleted at startup when they are old', async () => {
    const name = `${'a'.repeat(32)}.part`;
    writeFileSync(join(folder, name), 'left');
    await open({ clock: manualClock(new Date(Date.now() + abandonedMs + 60_000).toISOString()) });
    expect(files()).toEqual([]);
  });
});

describe('a form that is refused early', () => {
  it.each([
    ['nobody is logged in', sendOwnFiles.path, {}, mebibyte, 401],
    ['it was counted and is one too many', sendFiles.path, { isTooMany: true }, mebibyte, 429],
    ['there is no place', sendFiles.path, { formLimits: { ...defaultFormLimits, atOnce: 0 } }, mebibyte, 503],
    [
      'there is no room for its bytes',
      sendFiles.path,
      { formLimits: { ...defaultFormLimits, bytes: 9 } },
      mebibyte,
      503,
    ],
    ['it says that it is too large', sendFiles.path, {}, 5 * mebibyte, 413],
    ['nothing takes it', '/platform-test/nowhere', {}, mebibyte, 404],
    ['the address makes too many calls', sendFiles.path, { rateLimit: { max: 0, windowMs: 60_000 } }, mebibyte, 429],
  ] as const)('is answered before anything of it has come when %s', async (_case, path, given, length, status) => {
    const { isTooMany = false, ...options } = { isTooMany: false, ...given };
    await open({
      ...options,
      ...(isTooMany ? { beforeBody: async () => ({ status: 429, message: '提交过于频繁' }) } : {}),
    });
    const { ended } = await beginForm(address, path, length);
    const answer = await ended;
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(answer.toLowerCase().includes('retry-after: ')).toBe(status === 503 || (status === 429 && !isTooMany));
    expect(answer).toContain('"success":false');
    expect(files()).toEqual([]);
  });

  it('is read only in part, and its client gets the answer while still sending', async () => {
    await open();
    const { socket, ended } = await beginForm(address, sendOwnFiles.path, 200 * mebibyte);
    const chunk = Buffer.alloc(mebibyte);
    const pump = () => {
      while (!socket.destroyed && socket.writable && socket.write(chunk)) continue;
    };
    // A client that reads nothing before it has sent everything.
    socket.pause().on('drain', pump);
    pump();
    setTimeout(() => socket.resume(), 100);
    expect(await ended).toMatch(/^HTTP\/1\.1 401 [^]*"success":false/);
    // Only what fits into the system's buffers was sent.
    expect(socket.bytesWritten).toBeLessThan(32 * mebibyte);
  });

  it('keeps its connection when it was received completely before the answer', async () => {
    await open();
    const { socket, answer } = await beginForm(address, sendOwnFiles.path, formStart.length);
    socket.write(formStart);
    await expect.poll(answer).toContain('"success":false');
    socket.destroy();
  });

  it('is rate limited before it is read', async () => {
    const { waiting, open: release, pass } = gate();
    await open({
      async beforeBody() {
        await pass();
        return null;
      },
    });
    const sent = send(formOf(10));
    await expect.poll(waiting).toBe(1);
    expect(files()).toEqual([]);
    release();
    expect((await sent).status).toBe(200);
  });
});

describe('form slots', () => {
  it('are limited per visitor and in total, under 50 concurrent forms', async () => {
    const { waiting, open: release, pass } = gate();
    await open({
      work: pass,
      config: { logLevel: 'info', trustProxy: ['127.0.0.1'], publicUrl: null, clientCredential: 'test:test' },
      formLimits: { ...defaultFormLimits, atOnce: 7, perVisitor: 5 },
    });
    const answered: number[] = [];
    const from = async (visitor: string) => {
      const headers = { 'x-forwarded-for': visitor };
      const { status } = await fetch(address + sendFiles.path, { method: 'POST', body: formOf(100), headers });
      answered.push(status);
    };
    const sent = Array.from({ length: 50 }, () => from('203.0.113.1'));
    await expect.poll(waiting).toBe(5);
    // A released slot would be taken by a later form.
    await expect.poll(() => answered).toEqual(Array(45).fill(503));
    sent.push(...Array.from({ length: 4 }, (_, n) => from(`203.0.113.${10 + n}`)));
    await expect.poll(waiting).toBe(7);
    await expect.poll(() => answered).toEqual(Array(47).fill(503));
    expect(files()).toHaveLength(7);
    release();
    await Promise.all(sent);
    expect(answered.slice(47)).toEqual(Array(7).fill(200));
    expect((await send(formOf(1))).status).toBe(200);
  });

  it('are refused with Retry-After and the reason', async () => {
    await open({ formLimits: { ...defaultFormLimits, atOnce: 0 } });
    const { status, message, headers } = await send(formOf(1));
    expect([status, message, headers.get('retry-after')]).toEqual([503, '当前上传的人较多，请稍后再试', '10']);
  });

  it('limit the bytes of forms without a declared size', async () => {
    await open({ formLimits: { ...defaultFormLimits, bytesPerVisitor: 100_000 } });
    const { body, headers } = new Response(formOf(200_000));
    const chunked = { method: 'POST', headers, body, duplex: 'half' } as const;
    expect((await fetch(address + sendFiles.path, chunked)).status).toBe(503);
    await expect.poll(files).toEqual([]);
    expect((await send(formOf(50_000))).status).toBe(200);
    expect((await send(formOf(50_000))).status).toBe(200);
  });

  it('keep no file of forms that are refused with their first bytes, while the file is being created', async () => {
    await open({ formLimits: { ...defaultFormLimits, bytesPerVisitor: 1 } });
    for (let sent = 0; sent < 50; sent += 1) {
      const { body, headers } = new Response(formOf(10));
      const chunked = { method: 'POST', headers, body, duplex: 'half' } as const;
      expect((await fetch(address + sendFiles.path, chunked)).status).toBe(503);
    }
    await expect.poll(files).toEqual([]);
  });

  it('are not occupied by slow forms', async () => {
    const clock = manualClock('2026-05-18T09:00:00+08:00');
    await open({ clock, formLimits: { ...defaultFormLimits, perVisitor: 20 } });
    const slow = await Promise.all(Array.from({ length: 20 }, () => beginForm(address, sendFiles.path, mebibyte)));
    for (const { socket } of slow) socket.write(`${formStart}x`);
    await expect.poll(files).toHaveLength(20);
    expect((await send(formOf(1))).status).toBe(503);
    clock.moveBy(slowMs - slowCheckMs);
    expect(files()).toHaveLength(20);
    clock.moveBy(slowCheckMs);
    const answers = await Promise.all(slow.map(({ ended }) => ended));
    expect(answers.every((answer) => /^HTTP\/1\.1 408 [^]*请求超时，请检查网络后重试/.test(answer))).toBe(true);
    await expect.poll(files).toEqual([]);
    await expect.poll(async () => (await send(formOf(1))).status).toBe(200);
  });

  it('are kept by a steady form, and by one that is processed for long', async () => {
    const clock = manualClock('2026-05-18T09:00:00+08:00');
    const { waiting, open: release, pass } = gate();
    await open({ clock, work: pass });
    const size = (slowMs / 1000) * minBytesPerSecond;
    const steady = await beginForm(address, sendFiles.path, formStart.length + 2 * size + formEnd.length);
    steady.socket.write(formStart + 'x'.repeat(size));
    await expect.poll(() => files().map((name) => statSync(join(folder, name)).size)).toEqual([size]);
    clock.moveBy(slowMs);
    steady.socket.write('x'.repeat(size) + formEnd);
    await expect.poll(waiting).toBe(1);
    clock.moveBy(10 * slowMs);
    release();
    await expect.poll(steady.answer).toContain(`"sizes":[${2 * size}]`);
    steady.socket.destroy();
  });
});
