// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { redirectWithoutLogin } from '../testing/redirects.tsx';
import { LoginFirst } from './LoginFirst.tsx';

const open = (expired?: string) => redirectWithoutLogin('/personal_orders', <LoginFirst title="我的订单" />, expired);

describe('LoginFirst', () => {
  it('redirects to the login page, which says that the session has expired, when a session ended without a logout', async () => {
    const state = { returnPath: '/personal_orders', expired: { keepsInput: false } };
    expect(await open('u-1')).toMatchObject({ pathname: '/login', state });
  });

  it('redirects to the login page without a reason when no session has expired', async () => {
    const redirect = await open();
    expect(redirect).toMatchObject({ pathname: '/login', state: { returnPath: '/personal_orders' } });
    expect(redirect).not.toHaveProperty('state.expired');
  });
});
