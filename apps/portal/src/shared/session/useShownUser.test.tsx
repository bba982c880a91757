// @vitest-environment jsdom
import { companyAdmin } from '@lima-id/api/msw';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverTime } from '../clock/serverTime.ts';
import { clearUser, setUser } from './changeUser.ts';
import { storedUserOf } from './storedUserOf.ts';
import { useUser } from './userStore.ts';
import { useShownUser } from './useShownUser.ts';

const { username } = companyAdmin;
const place = document.createElement('div');
let root = createRoot(place);

/** Whom the header shows, and whom a page that requires a login. */
function Site() {
  const header = useUser()?.username ?? '未登录';
  const page = useShownUser()?.username ?? '未登录';
  return <p>{`${header}，${page}`}</p>;
}

const shown = () => place.textContent;

/** Opens the site in a tab. */
async function open(): Promise<void> {
  root = createRoot(place);
  await act(async () => root.render(<Site />));
  expect(shown()).toBe(`${username}，${username}`);
}

/** What this tab is notified of when another has written to the storage; a key of null when it has cleared it. */
async function notify(key: string | null, newValue: string | null = null): Promise<void> {
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
}

async function announceLogout(): Promise<void> {
  localStorage.setItem('loggedOut', '1');
  await notify('loggedOut', '1');
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  setUser(storedUserOf(companyAdmin, serverTime()));
});

afterEach(async () => {
  await act(async () => root.unmount());
  clearUser();
  localStorage.clear();
});

describe('useShownUser', () => {
  it('keeps the user of a page when another tab found the session expired', async () => {
    await open();
    localStorage.clear();
    for (const key of ['device', 'userInfo', 'clock']) await notify(key);
    expect(shown()).toBe(`未登录，${username}`);
  });

  it.each([
    ['userInfo', 'loggedOut'],
    ['loggedOut', 'userInfo'],
  ])('is null after a logout in another tab that removes %s before %s', async (...keys) => {
    await open();
    await announceLogout();
    expect(shown()).toBe(`${username}，${username}`);
    localStorage.clear();
    for (const key of keys) await notify(key);
    expect(shown()).toBe('未登录，未登录');
  });

  it('is null after a logout in another tab that was announced before the page was opened', async () => {
    localStorage.setItem('loggedOut', '1');
    await open();
    localStorage.clear();
    await notify('userInfo');
    expect(shown()).toBe('未登录，未登录');
  });

  it('is null when the storage was cleared', async () => {
    await open();
    localStorage.clear();
    await notify(null);
    expect(shown()).toBe('未登录，未登录');
  });
});
