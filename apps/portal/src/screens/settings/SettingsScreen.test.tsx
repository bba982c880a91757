// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { redirectWithoutLogin } from '../../shared/testing/redirects.tsx';
import SettingsScreen from './SettingsScreen.tsx';

const open = (expired?: string) => redirectWithoutLogin('/personal_update', <SettingsScreen />, expired);

describe('SettingsScreen', () => {
  it('redirects to the login page, which says that the session has expired, when a session ended without a logout', async () => {
    const state = { returnPath: '/personal_update', expired: { keepsInput: false } };
    expect(await open('u-1')).toMatchObject({ pathname: '/login', state });
  });

  it('redirects home when no session has expired', async () => {
    expect(await open()).toMatchObject({ pathname: '/home' });
  });
});
