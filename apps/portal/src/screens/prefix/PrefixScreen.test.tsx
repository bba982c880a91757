// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { redirectWithoutLogin } from '../../shared/testing/redirects.tsx';
import PrefixScreen from './PrefixScreen.tsx';

const open = (expired?: string) => redirectWithoutLogin('/identification', <PrefixScreen />, expired);

describe('PrefixScreen', () => {
  it('redirects to the login page, which says that the session has expired, when a session ended without a logout', async () => {
    const state = { returnPath: '/identification', expired: { keepsInput: false } };
    expect(await open('u-1')).toMatchObject({ pathname: '/login', state });
  });

  it('redirects home when no session has expired', async () => {
    expect(await open()).toMatchObject({ pathname: '/' });
  });
});
