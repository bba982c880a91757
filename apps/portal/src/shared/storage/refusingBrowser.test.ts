import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { forget, keep, kept } from './browserStorage.ts';
import { clearLocalStorage } from './clearLocalStorage.ts';
import { inTurn } from './inTurn.ts';
import { browserKeepsLogin } from './keepsLogin.ts';
import { forgetInTab, forgetTab, keepInTab, keptInTab } from './tabStorage.ts';

const refuse = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

afterEach(() => vi.unstubAllGlobals());

describe('a browser that blocks cookies', () => {
  beforeEach(() => {
    const refusing = { get: refuse };
    vi.stubGlobal(
      'window',
      Object.defineProperties(
        { navigator: { cookieEnabled: false } },
        { localStorage: refusing, sessionStorage: refusing },
      ),
    );
    vi.stubGlobal('navigator', { locks: { request: async () => refuse() } });
  });

  it('keeps nothing, and nothing throws', () => {
    keep('device', 'a');
    forget('device');
    clearLocalStorage();
    forgetInTab('order');
    forgetTab();
    expect([kept('device'), keepInTab('order', 1), keptInTab('order'), browserKeepsLogin()]).toEqual([
      null,
      false,
      null,
      false,
    ]);
  });

  it('keeps a login for as long as the page is open', async () => {
    vi.resetModules();
    const { setUser, clearUser } = await import('../session/changeUser.ts');
    const { currentUser } = await import('../session/userStore.ts');
    const user = {
      userId: '1',
      type: 'ORDINARY',
      username: 'visitor',
      portrait: '',
      prefix: '',
      examineStatus: null,
      defaultCompanyId: '',
      defaultCompanyName: '',
      savedAt: Date.now(),
    };
    setUser(user);
    expect(currentUser()).toEqual(user);
    clearUser();
    expect(currentUser()).toBeNull();
  });

  it('runs a task that other tabs wait for, once', async () => {
    const task = vi.fn<() => Promise<string>>(async () => 'done');
    expect(await inTurn('refresh', task)).toBe('done');
    expect(task).toHaveBeenCalledTimes(1);
  });
});

describe('inTurn', () => {
  const locked = { request: async (_name: string, run: () => Promise<unknown>) => await run() };

  it.each([
    ['with locks', { locks: locked }],
    ['without locks', {}],
  ])('returns the outcome of its task %s', async (_how, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const task = vi.fn<() => Promise<string>>(async () => 'done');
    expect(await inTurn('refresh', task)).toBe('done');
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('does not run a task again when it failed', async () => {
    vi.stubGlobal('navigator', { locks: locked });
    const task = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('no network')));
    await expect(inTurn('refresh', task)).rejects.toThrow('no network');
    expect(task).toHaveBeenCalledTimes(1);
  });
});

describe('browserKeepsLogin', () => {
  it('is true for a browser with cookies and storage, and leaves nothing behind', () => {
    const localStorage = memoryStorage();
    vi.stubGlobal('window', { localStorage, navigator: { cookieEnabled: true } });
    expect([browserKeepsLogin(), localStorage.length]).toEqual([true, 0]);
  });

  it('is false for a browser that has storage and no cookies', () => {
    vi.stubGlobal('window', { localStorage: memoryStorage(), navigator: { cookieEnabled: false } });
    expect(browserKeepsLogin()).toBe(false);
  });
});
