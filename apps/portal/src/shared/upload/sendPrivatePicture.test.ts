import { createHash } from 'node:crypto';
import { contract } from '@lima-id/api';
import { mockEndpoint, ordinaryUser } from '@lima-id/api/msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', { localStorage: memoryStorage(), addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal('location', 'https://portal.example.cn/prefix_register');
});
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});

const picture = { fileName: '0f.webp', fullUrl: '/private/0f.webp?signature=a' };
const file = new File([new Uint8Array(200_000).fill(7)], '身份证.jpg', { type: 'image/jpeg' });
const sha256 = createHash('sha256').update(new Uint8Array(200_000).fill(7)).digest('hex');

async function send() {
  const { sendPrivatePicture } = await import('./sendPrivatePicture.ts');
  const { beginSession } = await import('../session/session.ts');
  beginSession({ tokenInfo: { accessToken: 'first', expiresIn: 1800 }, userInfo: ordinaryUser });
  const onProgress = vi.fn<(fraction: number) => void>();
  const { signal } = new AbortController();
  return { reply: sendPrivatePicture(file, { kind: 'id', onProgress, signal }), onProgress };
}

describe('sendPrivatePicture', () => {
  it('sends the file in parts under its hash', async () => {
    const parts: [string, number, number][] = [];
    server.use(
      mockEndpoint(contract.beginUpload, (request) => {
        expect(request).toEqual({ kind: 'id', size: 200_000, sha256 });
        return { reply: { uploadId: 'u-1', received: 0, picture: null } };
      }),
      mockEndpoint(contract.sendUploadPart, ({ uploadId, offset, file: part }) => {
        parts.push([uploadId, offset, part.size]);
        const received = offset + part.size;
        return { reply: { received, picture: received === 200_000 ? picture : null } };
      }),
    );
    const { reply, onProgress } = await send();
    expect(await reply).toEqual(picture);
    expect(parts).toEqual([
      ['u-1', 0, 131_072],
      ['u-1', 131_072, 68_928],
    ]);
    expect(onProgress.mock.calls.map(([fraction]) => fraction)).toEqual([0, 0.65536, 1]);
  });

  it('sends the file whole when the page cannot hash', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    server.use(
      mockEndpoint(contract.uploadPrivate, ({ kind, file: sent }) => {
        expect([kind, sent.size]).toEqual(['id', 200_000]);
        return { reply: picture };
      }),
    );
    expect(await (await send()).reply).toEqual(picture);
  });

  it('reports why the file was refused when all parts had arrived', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const message = '图片大小不能超过300KB';
    server.use(mockEndpoint(contract.uploadPrivate, () => ({ refusal: { status: 413, message } })));
    const { reply } = await send();
    await expect(reply).rejects.toMatchObject({ name: 'UploadFailure', message });
  });

  it('rejects with an expired session, and not as a failed upload', async () => {
    const refusal = { status: 401, message: '登录已失效，请重新登录', code: 40112 };
    server.use(
      mockEndpoint(contract.beginUpload, () => ({ refusal })),
      mockEndpoint(contract.refreshToken, () => ({ refusal })),
    );
    const { reply } = await send();
    await expect(reply).rejects.toMatchObject({ name: 'RequestFailure', result: { needsLogin: true } });
  });
});
