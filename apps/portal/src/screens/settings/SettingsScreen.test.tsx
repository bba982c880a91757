// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearUser } from '../../shared/session/changeUser.ts';
import { RedirectingPage, redirectIn } from '../../shared/testing/redirects.tsx';
import SettingsScreen from './SettingsScreen.tsx';

const place = document.createElement('div');
let root = createRoot(place);

/** Opens the page without a login. */
async function open(): Promise<void> {
  await act(async () =>
    root.render(
      <RedirectingPage path="/personal_update">
        <SettingsScreen />
      </RedirectingPage>,
    ),
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  clearUser();
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  localStorage.clear();
});

describe('SettingsScreen', () => {
  it('redirects to the login page, which says that the session has expired, when a session ended without a logout', async () => {
    localStorage.setItem('expired', 'u-1');
    await open();
    expect(redirectIn(place)).toMatchObject({
      pathname: '/login',
      state: { returnPath: '/personal_update', expired: { keepsInput: false } },
    });
  });

  it('redirects home when no session has expired', async () => {
    await open();
    expect(redirectIn(place)).toMatchObject({ pathname: '/home' });
  });
});
