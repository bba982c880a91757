import { contract } from '@lima-id/api';
import { mockEndpoint, ordinaryUser } from '@lima-id/api/msw';
import { privateLinkMs } from '@lima-id/domain';
import { environmentManager } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  // It looked for a window when the worker first loaded it, perhaps for another test file.
  environmentManager.setIsServer(() => false);
  vi.resetModules();
  vi.stubGlobal('window', { localStorage: memoryStorage(), addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal('location', 'https://portal.example.cn/prefix_register');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  environmentManager.setIsServer(() => typeof window === 'undefined');
});

/** A screen that shows a link to a picture, with a record of its requests. */
async function watch(fileName: string | null) {
  const asked: string[] = [];
  server.use(
    mockEndpoint(contract.linkPrivatePicture, ({ fileName: name }) => {
      asked.push(name);
      return { reply: { fullUrl: `/private/${name}?${asked.length}`, expiresAt: Date.now() + privateLinkMs } };
    }),
  );
  const { QueryObserver } = await import('@tanstack/react-query');
  const { createQueryClient } = await import('../api/queryClient.ts');
  const { freshLinkOptions } = await import('./freshLink.ts');
  const { beginSession } = await import('../session/session.ts');
  beginSession({ tokenInfo: { accessToken: 'first', expiresIn: 1800 }, userInfo: ordinaryUser });
  const client = createQueryClient();
  const observer = new QueryObserver(client, freshLinkOptions(fileName));
  const end = observer.subscribe(() => undefined);
  return { asked, client, end, link: () => observer.getCurrentResult().data };
}

/** Waits for a response without advancing the clock far; on a busy machine the calls take time to load. */
async function settled(check: () => void): Promise<void> {
  await vi.waitFor(check, { timeout: 20_000, interval: 1 });
}

describe('the link to a private picture', () => {
  it('is replaced before it expires', async () => {
    const { asked, link, end } = await watch('0f.webp');
    await settled(() => expect(link()).toBe('/private/0f.webp?1'));
    await vi.advanceTimersByTimeAsync(privateLinkMs - 70_000);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20_000);
    await settled(() => expect(link()).toBe('/private/0f.webp?2'));
    end();
  });

  it('is replaced when the tab becomes visible after it expired, and not before', async () => {
    const { asked, client, link, end } = await watch('0f.webp');
    const { focusManager } = await import('@tanstack/react-query');
    client.mount();
    await settled(() => expect(link()).toBe('/private/0f.webp?1'));
    focusManager.setFocused(false);
    await vi.advanceTimersByTimeAsync(2 * privateLinkMs);
    expect(asked).toHaveLength(1);
    focusManager.setFocused(true);
    await settled(() => expect(link()).toBe('/private/0f.webp?2'));
    client.unmount();
    end();
  });

  it('is not requested without a reference', async () => {
    const { asked, link, end } = await watch(null);
    await vi.advanceTimersByTimeAsync(privateLinkMs);
    expect([asked, link()]).toEqual([[], undefined]);
    end();
  });

  it('is dropped from the cache when no component uses it', async () => {
    const { client, link, end } = await watch('0f.webp');
    await settled(() => expect(link()).toBe('/private/0f.webp?1'));
    end();
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryCache().getAll()).toEqual([]);
  });
});
