import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type HeldToken,
  isUserInfoKept,
  keyKeptAtLogout,
  loginRedirectCodes,
  needsLogin,
  tokenDecision,
} from './session.ts';

describe('needsLogin', () => {
  it.each([40106, 40107, 40108, 40112])('sends to the login page when the code is %d', (code) => {
    expect(needsLogin(code)).toBe(true);
    expect(loginRedirectCodes).toContain(code);
  });

  it.each([null, undefined, 0, 200, 401, 900, 40105, 40109, 40110, 40111, 40113])(
    'does not when the code is %s',
    (code) => {
      expect(needsLogin(code)).toBe(false);
    },
  );

  it('knows four codes when they are counted', () => {
    expect(loginRedirectCodes).toHaveLength(4);
  });
});

const now = 1_800_000_000_000;
const held = (change: Partial<HeldToken>): HeldToken => ({
  savedAt: now - 60_000,
  expiresIn: 7200,
  needRefresh: false,
  hasRefreshToken: true,
  ...change,
});

describe('tokenDecision', () => {
  it.each([
    ['it is fresh', {}, 'use'],
    ['it is fresh and cannot be refreshed', { hasRefreshToken: false }, 'use'],
    ['it is flagged', { needRefresh: true }, 'refresh'],
    ['it is flagged and cannot be refreshed', { needRefresh: true, hasRefreshToken: false }, 'login'],
    ['a millisecond of its life is left', { savedAt: now - 7_199_999 }, 'use'],
    ['its life is over', { savedAt: now - 7_200_000 }, 'refresh'],
    ['its life has been over for a millisecond', { savedAt: now - 7_200_001 }, 'refresh'],
    ['its life is over and it cannot be refreshed', { savedAt: now - 7_200_000, hasRefreshToken: false }, 'login'],
    ['it was given just now', { savedAt: now }, 'use'],
    ['it lives no second', { savedAt: now, expiresIn: 0 }, 'refresh'],
    ['its life is no number', { expiresIn: Number.NaN }, 'refresh'],
    ['it was given in the future', { savedAt: now + 1 }, 'refresh'],
  ] as const)('decides about a token when %s', (_, change, decision) => {
    expect(tokenDecision(held(change), now)).toBe(decision);
  });

  it('uses a token exactly while it is alive and not flagged', () => {
    const token = fc.record({
      savedAt: fc.integer({ min: now - 10_000_000, max: now + 10_000 }),
      expiresIn: fc.integer({ min: -1, max: 10_000 }),
      needRefresh: fc.boolean(),
      hasRefreshToken: fc.boolean(),
    });
    fc.assert(
      fc.property(token, (one) => {
        const isGood = !one.needRefresh && one.savedAt <= now && now < one.savedAt + one.expiresIn * 1000;
        const otherwise = one.hasRefreshToken ? 'refresh' : 'login';
        expect(tokenDecision(one, now)).toBe(isGood ? 'use' : otherwise);
      }),
    );
  });
});

describe('isUserInfoKept', () => {
  it('keeps user information for 36288000000 milliseconds when it was stored', () => {
    expect(isUserInfoKept(now, now)).toBe(true);
    expect(isUserInfoKept(now - 36_287_999_999, now)).toBe(true);
    expect(isUserInfoKept(now - 36_288_000_000, now)).toBe(false);
  });
});

describe('keyKeptAtLogout', () => {
  it('names the application at logout', () => {
    expect(keyKeptAtLogout).toBe('applicationId');
  });
});
