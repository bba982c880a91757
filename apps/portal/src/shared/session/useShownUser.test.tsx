// @vitest-environment jsdom
import { companyAdmin } from '@lima-id/api/msw';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverTime } from '../clock/serverTime.ts';
import { clearUser, setUser } from './changeUser.ts';
import { forgetDrafts, keepDraft, takeDraft } from './drafts.ts';
import { storedUserOf } from './storedUserOf.ts';
import { useUser } from './userStore.ts';
import { useShownUser } from './useShownUser.ts';

const { userId, username } = companyAdmin;
const typed = '6200118000420';
const passwords = { oldPassword: 'Lima@2026' };
const place = document.createElement('div');
let root = createRoot(place);

/** Whom the header shows, and whom a page that requires a login. */
function Site() {
  const header = useUser()?.username ?? '未登录';
  const page = useShownUser()?.username ?? '未登录';
  return <p>{`${header}，${page}`}</p>;
}

const input = () => sessionStorage.getItem('orderPayment');
const takeInput = () => takeDraft('changePassword');
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

/** Another tab finds the session expired, whose input this tab has. */
async function expire(): Promise<void> {
  localStorage.setItem('expired', userId);
  await notify('expired', userId);
  for (const key of ['device', 'userInfo', 'clock']) {
    localStorage.removeItem(key);
    await notify(key);
  }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  setUser(storedUserOf(companyAdmin, serverTime()));
  sessionStorage.setItem('orderPayment', typed);
  keepDraft('changePassword', passwords);
});

afterEach(async () => {
  await act(async () => root.unmount());
  clearUser();
  forgetDrafts();
  localStorage.clear();
  sessionStorage.clear();
});

describe('useShownUser', () => {
  it('keeps the user of a page, and the input of the tab, when another tab found the session expired', async () => {
    await open();
    await expire();
    expect(shown()).toBe(`未登录，${username}`);
    expect(input()).toBe(typed);
    expect(takeInput()).toEqual(passwords);
  });

  it('is null, and the input is gone, after a logout in another tab', async () => {
    await open();
    localStorage.removeItem('userInfo');
    await notify('userInfo');
    expect(shown()).toBe('未登录，未登录');
    expect(input()).toBeNull();
    expect(takeInput()).toBeUndefined();
  });

  it('is null, and the input is gone, after a logout in another tab during which a third found the session expired', async () => {
    await open();
    await expire();
    localStorage.removeItem('expired');
    await notify('expired');
    expect(shown()).toBe('未登录，未登录');
    expect(input()).toBeNull();
    expect(takeInput()).toBeUndefined();
  });

  it('is null after a logout that follows another login of the user whose session had expired', async () => {
    await open();
    await expire();
    await act(async () => setUser(storedUserOf(companyAdmin, serverTime())));
    expect(shown()).toBe(`${username}，${username}`);
    localStorage.removeItem('userInfo');
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
