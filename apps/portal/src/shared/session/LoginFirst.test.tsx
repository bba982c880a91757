// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RedirectingPage, redirectIn } from '../testing/redirects.tsx';
import { clearUser } from './changeUser.ts';
import { LoginFirst } from './LoginFirst.tsx';

const place = document.createElement('div');
let root = createRoot(place);

/** Opens the page without a login. */
async function open(): Promise<void> {
  await act(async () =>
    root.render(
      <RedirectingPage path="/personal_orders">
        <LoginFirst title="我的订单" />
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

describe('LoginFirst', () => {
  it('redirects to the login page, which says that the session has expired, when a session ended without a logout', async () => {
    localStorage.setItem('expired', 'u-1');
    await open();
    expect(redirectIn(place)).toMatchObject({
      pathname: '/login',
      state: { returnPath: '/personal_orders', expired: { keepsInput: false } },
    });
  });

  it('redirects to the login page without a reason when no session has expired', async () => {
    await open();
    expect(redirectIn(place)).toMatchObject({ pathname: '/login', state: { returnPath: '/personal_orders' } });
    expect(redirectIn(place)).not.toHaveProperty('state.expired');
  });
});
