import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestAccount } from '../../testing/account/insertTestAccount.ts';
import { type ManualClock, manualClock } from '../../testing/platform/manualClock.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import type { Store } from '../schema/store.ts';
import { accessTokenSeconds, refreshGraceMs, refreshTokenMs, sessionMs } from './limits.ts';
import { createSessions, type Sessions, type Tokens } from './sessions.ts';

describe('sessions', () => {
  let store: Store;
  let clock: ManualClock;
  let sessions: Sessions;
  let accountId: string;

  beforeAll(async () => {
    store = await openTestStore();
  }, 120_000);
  afterAll(() => store.close());
  beforeEach(async () => {
    clock = manualClock('2026-05-18T09:00:00+08:00');
    sessions = createSessions(store, clock);
    accountId = await insertTestAccount(store);
  });

  const open = (device = 'phone') => store.transaction((transaction) => sessions.open(transaction, accountId, device));

  async function refreshed(token: string, device = 'phone'): Promise<Tokens> {
    const tokens = await sessions.refresh(token, device);
    if (typeof tokens === 'string') throw new Error(`refused with ${tokens}`);
    return tokens;
  }

  it('resolve the caller of a token until it expires', async () => {
    const { accessToken, expiresIn } = await open();
    expect(expiresIn).toBe(accessTokenSeconds);
    expect(await sessions.identify(accessToken)).toMatchObject({ accountId, role: 'ORDINARY', companyPrefix: null });
    clock.moveBy(accessTokenSeconds * 1000 - 1);
    expect(await sessions.identify(accessToken)).toMatchObject({ accountId });
    clock.moveBy(1);
    expect(await sessions.identify(accessToken)).toBe('expired');
  });

  it('reject an unknown token', async () => {
    expect(await sessions.identify('')).toBe('unknown');
    expect(await sessions.identify('x'.repeat(5000))).toBe('unknown');
  });

  it('store no token in plain text', async () => {
    const { accessToken, refreshToken } = await open();
    const rows = JSON.stringify([
      await store.kysely.selectFrom('access_token').selectAll().execute(),
      await store.kysely.selectFrom('refresh_token').selectAll().execute(),
    ]);
    expect(rows).not.toContain(accessToken);
    expect(rows).not.toContain(refreshToken);
  });

  it('rotate tokens repeatedly when each refresh token is used once', async () => {
    let { refreshToken } = await open();
    for (let turn = 0; turn < 3; turn += 1) {
      clock.moveBy(accessTokenSeconds * 1000);
      const next = await refreshed(refreshToken);
      expect(await sessions.identify(next.accessToken)).toMatchObject({ accountId });
      refreshToken = next.refreshToken;
    }
  });

  it('end when a used refresh token is reused', async () => {
    const first = await open();
    const second = await refreshed(first.refreshToken);
    clock.moveBy(refreshGraceMs + 1);
    expect(await sessions.refresh(first.refreshToken, 'phone')).toBe('ended');
    expect(await sessions.refresh(second.refreshToken, 'phone')).toBe('ended');
    expect(await sessions.identify(second.accessToken)).toBe('ended');
  });

  it('end when a used token is reused at once but its successor was used meanwhile', async () => {
    const first = await open();
    const second = await refreshed(first.refreshToken);
    const third = await refreshed(second.refreshToken);
    expect(await sessions.refresh(first.refreshToken, 'phone')).toBe('ended');
    expect(await sessions.identify(third.accessToken)).toBe('ended');
  });

  it('issue another successor when the first answer was lost', async () => {
    const first = await open();
    await refreshed(first.refreshToken);
    clock.moveBy(refreshGraceMs);
    const again = await refreshed(first.refreshToken);
    expect(await sessions.refresh(again.refreshToken, 'phone')).toMatchObject({ expiresIn: accessTokenSeconds });
  });

  it('issue another successor when one answer after another was lost', async () => {
    const first = await open();
    for (let turn = 0; turn < 5; turn += 1) {
      await refreshed(first.refreshToken);
      clock.moveBy(refreshGraceMs);
    }
    const again = await refreshed(first.refreshToken);
    clock.moveBy(refreshGraceMs + 1);
    expect(await sessions.identify(again.accessToken)).toMatchObject({ accountId });
    expect(await sessions.refresh(first.refreshToken, 'phone')).toBe('ended');
  });

  it('end when the withdrawn successor is used', async () => {
    const first = await open();
    const lost = await refreshed(first.refreshToken);
    const again = await refreshed(first.refreshToken);
    expect(await sessions.refresh(lost.refreshToken, 'phone')).toBe('ended');
    expect(await sessions.identify(again.accessToken)).toBe('ended');
  });

  it('let one of many concurrent uses of a token win and end for the rest', async () => {
    const { refreshToken } = await open();
    const answers = await Promise.all(Array.from({ length: 8 }, () => sessions.refresh(refreshToken, 'phone')));
    const given = answers.filter((answer) => typeof answer !== 'string');
    // However they interleave, no two of the issued tokens can both continue.
    const goOn = [];
    for (const tokens of given) goOn.push(await sessions.refresh(tokens.refreshToken, 'phone'));
    expect(goOn.filter((answer) => typeof answer !== 'string').length).toBeLessThanOrEqual(1);
  });

  it('end when the token comes from another device', async () => {
    const { refreshToken, accessToken } = await open('phone');
    expect(await sessions.refresh(refreshToken, 'laptop')).toBe('ended');
    expect(await sessions.identify(accessToken)).toBe('ended');
  });

  it('require a login after the idle lifetime of a refresh token', async () => {
    const { refreshToken } = await open();
    clock.moveBy(refreshTokenMs);
    expect(await sessions.refresh(refreshToken, 'phone')).toBe('expired');
  });

  it('end after their maximum lifetime, however often they are refreshed', async () => {
    let { refreshToken } = await open();
    const stepMs = refreshTokenMs - 1;
    for (let passed = stepMs; passed < sessionMs; passed += stepMs) {
      clock.moveBy(stepMs);
      ({ refreshToken } = await refreshed(refreshToken));
    }
    clock.moveBy(stepMs);
    expect(await sessions.refresh(refreshToken, 'phone')).toBe('expired');
  });

  it('end singly, or for a whole account, as requested', async () => {
    const [one, other, third] = [await open(), await open(), await open()];
    const caller = await sessions.identify(one.accessToken);
    await sessions.end(typeof caller === 'string' ? '' : caller.sessionId);
    expect(await sessions.identify(one.accessToken)).toBe('ended');
    expect(await sessions.identify(other.accessToken)).toMatchObject({ accountId });
    await sessions.endByRefreshToken(other.refreshToken);
    expect(await sessions.identify(other.accessToken)).toBe('ended');
    await store.transaction((transaction) => sessions.endAll(transaction, accountId));
    expect(await sessions.identify(third.accessToken)).toBe('ended');
    expect(await sessions.refresh(third.refreshToken, 'phone')).toBe('ended');
  });

  it('cleanup removes expired rows and nothing else', async () => {
    const old = await open();
    clock.moveBy(sessionMs - 1000);
    const young = await open();
    clock.moveBy(2000);
    await sessions.cleanUp();
    expect(await sessions.identify(old.accessToken)).toBe('unknown');
    expect(await sessions.identify(young.accessToken)).toMatchObject({ accountId });
  });
});
