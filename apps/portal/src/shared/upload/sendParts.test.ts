import type { CallFailure, UploadBegun, UploadPart } from '@lima-id/api';
import { uploadPartMaxBytes } from '@lima-id/domain';
import { describe, expect, it, vi } from 'vitest';
import { RequestFailure } from '../api/request.ts';
import { type PartTransport, sendParts } from './sendParts.ts';

const picture = { fileName: '0f.webp', fullUrl: '/private/0f.webp?signature=a' };

/** A file of a little more than fifteen parts, no two of them alike. */
const size = 15 * uploadPartMaxBytes + 100;
const file = new File([Uint8Array.from({ length: size }, (_, at) => (at * 31 + (at >> 9)) % 251)], '营业执照.jpg', {
  type: 'image/jpeg',
});
const beginning = { kind: 'voucher', size, sha256: 'a'.repeat(64) } as const;

function failure(given: Partial<CallFailure> & { data?: unknown }): RequestFailure {
  const { data = null, ...rest } = given;
  const unanswered = { kind: 'refused', status: null, code: null, message: '', needsLogin: false } as const;
  return new RequestFailure({ success: false, data, ...unanswered, ...rest });
}

const offline = () => failure({ kind: 'offline', message: '网络连接失败' });
const refused = (status: number, message = '', data?: unknown) => failure({ status, message, data });

/** The failure of a call: it is not made, or its response is lost. */
type Mishap = { error: RequestFailure; lost?: boolean };

/** A gateway with one upload, and a clock that pauses advance. `mishaps` make calls fail by their number, from 1. */
function gateway(mishaps: Record<number, Mishap> = {}) {
  const held: Uint8Array[] = [];
  const asked: string[] = [];
  const progress: number[] = [];
  let clock = 0;
  const received = () => held.reduce((sum, { length }) => sum + length, 0);
  const standing = () => ({ received: received(), picture: received() === size ? picture : null });

  async function call<Reply>(name: string, answer: () => Promise<Reply>): Promise<Reply> {
    asked.push(name);
    const mishap = mishaps[asked.length];
    if (mishap !== undefined && mishap.lost !== true) throw mishap.error;
    const reply = await answer();
    if (mishap !== undefined) throw mishap.error;
    return reply;
  }

  const transport: PartTransport = {
    begin: () => call('begin', async (): Promise<UploadBegun> => ({ uploadId: 'u', ...standing() })),
    sendPart: ({ offset, file: part }: UploadPart) =>
      call(`part ${offset / uploadPartMaxBytes}`, async () => {
        const bytes = new Uint8Array(await part.arrayBuffer());
        if (offset !== received()) throw refused(409, '上传进度不一致', { received: received() });
        if (part.size > uploadPartMaxBytes) throw refused(413, '过大');
        held.push(bytes);
        return standing();
      }),
    pause: vi.fn<PartTransport['pause']>(async (ms) => {
      clock += ms;
    }),
    now: () => clock,
  };
  const controller = new AbortController();
  return {
    transport,
    asked,
    progress,
    mishaps,
    controller,
    begins: () => asked.filter((name) => name === 'begin').length,
    bytes: () => Buffer.concat(held),
    waited: () => clock,
    send: () =>
      sendParts(file, beginning, transport, {
        onProgress: (fraction) => void progress.push(fraction),
        signal: controller.signal,
      }),
  };
}

/** Whether bytes are those of the file. */
async function isWhole(bytes: Buffer): Promise<boolean> {
  return bytes.equals(Buffer.from(await file.arrayBuffer()));
}

/** Every call from here on fails in the same way. */
function always(error: RequestFailure, from: number): Record<number, Mishap> {
  return new Proxy({}, { get: (_target, key) => (Number(key) >= from ? { error } : undefined) });
}

describe('sendParts', () => {
  it('sends every part once, in order, and reports its progress', async () => {
    const { send, asked, progress, bytes } = gateway();
    expect(await send()).toEqual(picture);
    expect(asked).toEqual(['begin', ...Array.from({ length: 16 }, (_, part) => `part ${part}`)]);
    expect(await isWhole(bytes())).toBe(true);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    expect([progress[0], progress.at(-1)]).toEqual([0, 1]);
  });

  it('resumes at the missing parts when the connection breaks three times, and leaves one file', async () => {
    const one = gateway({ 3: { error: offline() }, 8: { error: offline() }, 14: { error: offline() } });
    expect(await one.send()).toEqual(picture);
    expect(await isWhole(one.bytes())).toBe(true);
    expect(one.begins()).toBe(4);
    // 16 parts, a retry of the three that broke, and four queries of the progress.
    expect(one.asked).toHaveLength(23);
  });

  it('sends nothing twice when only the answers are lost', async () => {
    const one = gateway({
      3: { error: offline(), lost: true },
      8: { error: failure({ kind: 'timeout' }), lost: true },
      19: { error: offline(), lost: true },
    });
    expect(await one.send()).toEqual(picture);
    expect(await isWhole(one.bytes())).toBe(true);
    expect(one.asked.filter((name) => name.startsWith('part'))).toHaveLength(16);
  });

  it('resumes at the gateway’s offset when a part had arrived already', async () => {
    const one = gateway();
    const another = gateway();
    // Two tabs with one upload.
    another.transport.begin = one.transport.begin;
    another.transport.sendPart = one.transport.sendPart;
    expect(await Promise.all([one.send(), another.send()])).toEqual([picture, picture]);
    expect(await isWhole(one.bytes())).toBe(true);
  });

  it('requests the picture when every part had arrived already', async () => {
    const one = gateway();
    await one.send();
    one.asked.length = 0;
    expect(await one.send()).toEqual(picture);
    expect(one.asked).toEqual(['begin']);
  });

  it('resends the same part, without querying the offset, after a rate limit', async () => {
    const one = gateway({ 4: { error: refused(429, '请求过于频繁') } });
    await one.send();
    expect(one.begins()).toBe(1);
    expect(one.asked.slice(3, 5)).toEqual(['part 2', 'part 2']);
  });

  it('starts over when the upload is gone', async () => {
    const one = gateway({ 4: { error: refused(404, '本次上传已失效，请重新上传') } });
    expect(await one.send()).toEqual(picture);
    expect(one.begins()).toBe(2);
  });

  it('gives up after two minutes without a response, and resumes when it is sent again', async () => {
    const one = gateway(always(offline(), 9));
    await expect(one.send()).rejects.toMatchObject({ name: 'UploadFailure', message: '上传失败' });
    expect(one.waited()).toBeGreaterThanOrEqual(120_000);
    expect(one.waited()).toBeLessThan(140_000);
    const pauses = vi.mocked(one.transport.pause).mock.calls.map(([ms]) => ms);
    expect(pauses).toEqual(pauses.toSorted((first, second) => first - second));
    const before = one.bytes().length;
    expect(before).toBe(7 * uploadPartMaxBytes);
    const asked = one.asked.length;
    one.transport.begin = gateway().transport.begin;
    const again = sendParts(
      file,
      beginning,
      {
        ...one.transport,
        begin: async () => ({ uploadId: 'u', received: before, picture: null }),
        sendPart: async ({ offset }) => {
          expect(offset).toBe(before);
          return { received: size, picture };
        },
      },
      { onProgress: () => undefined, signal: one.controller.signal },
    );
    expect(await again).toEqual(picture);
    expect(one.asked).toHaveLength(asked);
  });

  it('gives up when the gateway has every part and creates no picture', async () => {
    const one = gateway();
    one.transport.begin = async () => {
      one.asked.push('begin');
      return { uploadId: 'u', received: size, picture: null };
    };
    await expect(one.send()).rejects.toMatchObject({ message: '上传失败，服务异常请重试' });
    expect(one.asked.length).toBeLessThan(20);
  });

  it('gives up sooner when the gateway reports that it cannot', async () => {
    const one = gateway(always(failure({ kind: 'broken', status: 502 }), 3));
    await expect(one.send()).rejects.toMatchObject({ name: 'UploadFailure', message: '上传失败，服务异常请重试' });
    expect(one.waited()).toBeLessThan(40_000);
  });

  it.each([
    [413, '图片大小不能超过1MB'],
    [415, '图片格式不能为gif'],
    [422, '图片已损坏或不完整，请重新选择图片'],
  ])('reports the gateway’s sentence without a retry when it refuses with %d', async (status, message) => {
    const one = gateway({ 2: { error: refused(status, message) } });
    await expect(one.send()).rejects.toMatchObject({ name: 'UploadFailure', message });
    expect(one.asked).toHaveLength(2);
  });

  it('does not retry when too many uploads were started', async () => {
    const one = gateway(always(refused(429, '您上传图片过于频繁，请60分钟后再试'), 1));
    await expect(one.send()).rejects.toMatchObject({ message: '您上传图片过于频繁，请60分钟后再试' });
    expect(one.asked).toEqual(['begin']);
  });

  it('rejects with the failure itself when the session has expired', async () => {
    const over = failure({ status: 401, code: 40112, needsLogin: true });
    const one = gateway({ 5: { error: over } });
    await expect(one.send()).rejects.toBe(over);
  });

  it('stops when it is aborted, without waiting', async () => {
    const one = gateway({ 5: { error: failure({ kind: 'aborted' }) } });
    one.mishaps[5] = { error: offline() };
    vi.mocked(one.transport.pause).mockImplementation(async () => one.controller.abort());
    await expect(one.send()).rejects.toThrow('aborted');
    expect(one.asked).toHaveLength(5);
  });
});
