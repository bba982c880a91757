import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../platform/database/database.ts';
import { type HandClock, handClock } from '../platform/testing/handClock.ts';
import { openTestStore } from '../platform/testing/openTestStore.ts';
import { accessTokenSeconds, refreshGraceMs, refreshTokenMs, sessionMs } from './limits.ts';
import { createSessions, type Sessions, type Tokens } from './sessions.ts';
import { insertTestAccount } from './testing/insertTestAccount.ts';

describe('sessions', () => {
  let store: Store;
  let clock: HandClock;
  let sessions: Sessions;
  let accountId: string;

  beforeAll(async () => {
    store = await openTestStore();
  }, 120_000);
  afterAll(() => store.close());
  beforeEach(async () => {
    clock = handClock('2026-05-18T09:00:00+08:00');
    sessions = createSessions(store, clock);
    accountId = await insertTestAccount(store);
  });

  const open = (device = 'phone') => store.transaction((transaction) => sessions.open(transaction, accountId, device));

  async function refreshed(token: string, device = 'phone'): Promise<Tokens> {
    const tokens = await sessions.refresh(token, device);
    if (typeof tokens === 'number') throw new Error(`refused with ${tokens}`);
    return tokens;
  }

  it('knows the caller of a token until it expires', async () => {
    const { accessToken, expiresIn } = await open();
    expect(expiresIn).toBe(accessTokenSeconds);
    expect(await sessions.identify(accessToken)).toMatchObject({ accountId, role: 'ORDINARY', companyPrefix: null });
    clock.moveBy(accessTokenSeconds * 1000 - 1);
    expect(await sessions.identify(accessToken)).toMatchObject({ accountId });
    clock.moveBy(1);
    expect(await sessions.identify(accessToken)).toBe(40107);
  });

  it('knows nobody when the token was never given', async () => {
    expect(await sessions.identify('')).toBe(40108);
    expect(await sessions.identify('x'.repeat(5000))).toBe(40108);
  });

  it('keeps no token in the database', async () => {
    const { accessToken, refreshToken } = await open();
    const rows = JSON.stringify([
      await store.kysely.selectFrom('access_token').selectAll().execute(),
      await store.kysely.selectFrom('refresh_token').selectAll().execute(),
    ]);
    expect(rows).not.toContain(accessToken);
    expect(rows).not.toContain(refreshToken);
  });

  it('gives new tokens again and again when each refresh token is used once', async () => {
    let { refreshToken } = await open();
    for (let turn = 0; turn < 3; turn += 1) {
      clock.moveBy(accessTokenSeconds * 1000);
      const next = await refreshed(refreshToken);
      expect(await sessions.identify(next.accessToken)).toMatchObject({ accountId });
      refreshToken = next.refreshToken;
    }
  });

  it('ends the whole session when a used refresh token comes again', async () => {
    const first = await open();
    const second = await refreshed(first.refreshToken);
    clock.moveBy(refreshGraceMs + 1);
    expect(await sessions.refresh(first.refreshToken, 'phone')).toBe(40112);
    expect(await sessions.refresh(second.refreshToken, 'phone')).toBe(40112);
    expect(await sessions.identify(second.accessToken)).toBe(40112);
  });

  it('ends the session when a used token comes at once but its successor was used meanwhile', async () => {
    const first = await open();
    const second = await refreshed(first.refreshToken);
    const third = await refreshed(second.refreshToken);
    expect(await sessions.refresh(first.refreshToken, 'phone')).toBe(40112);
    expect(await sessions.identify(third.accessToken)).toBe(40112);
  });

  it('gives another successor when the first answer got lost', async () => {
    const first = await open();
    await refreshed(first.refreshToken);
    clock.moveBy(refreshGraceMs);
    const again = await refreshed(first.refreshToken);
    expect(await sessions.refresh(again.refreshToken, 'phone')).toMatchObject({ expiresIn: accessTokenSeconds });
  });

  it('ends the session when somebody holds the successor that was thought lost', async () => {
    const first = await open();
    const lost = await refreshed(first.refreshToken);
    const again = await refreshed(first.refreshToken);
    expect(await sessions.refresh(lost.refreshToken, 'phone')).toBe(40112);
    expect(await sessions.identify(again.accessToken)).toBe(40112);
  });

  it('lets one of many win and ends the session for the rest when one token is used at once', async () => {
    const { refreshToken } = await open();
    const answers = await Promise.all(Array.from({ length: 8 }, () => sessions.refresh(refreshToken, 'phone')));
    const given = answers.filter((answer) => typeof answer !== 'number');
    // However they came in between, no two of the tokens given can both go on.
    const goOn = [];
    for (const tokens of given) goOn.push(await sessions.refresh(tokens.refreshToken, 'phone'));
    expect(goOn.filter((answer) => typeof answer !== 'number').length).toBeLessThanOrEqual(1);
  });

  it('ends the session when the token comes from another device', async () => {
    const { refreshToken, accessToken } = await open('phone');
    expect(await sessions.refresh(refreshToken, 'laptop')).toBe(40112);
    expect(await sessions.identify(accessToken)).toBe(40112);
  });

  it('asks for a login when nothing was refreshed for as long as a refresh token lives', async () => {
    const { refreshToken } = await open();
    clock.moveBy(refreshTokenMs);
    expect(await sessions.refresh(refreshToken, 'phone')).toBe(40107);
  });

  it('ends in time however often it is renewed', async () => {
    let { refreshToken } = await open();
    const stepMs = refreshTokenMs - 1;
    for (let passed = stepMs; passed < sessionMs; passed += stepMs) {
      clock.moveBy(stepMs);
      ({ refreshToken } = await refreshed(refreshToken));
    }
    clock.moveBy(stepMs);
    expect(await sessions.refresh(refreshToken, 'phone')).toBe(40107);
  });

  it('ends one session, or all of an account, as requested', async () => {
    const [one, other, third] = [await open(), await open(), await open()];
    const caller = await sessions.identify(one.accessToken);
    await sessions.end(typeof caller === 'number' ? '' : caller.sessionId);
    expect(await sessions.identify(one.accessToken)).toBe(40112);
    expect(await sessions.identify(other.accessToken)).toMatchObject({ accountId });
    await sessions.endByRefreshToken(other.refreshToken);
    expect(await sessions.identify(other.accessToken)).toBe(40112);
    await store.transaction((transaction) => sessions.endAll(transaction, accountId));
    expect(await sessions.identify(third.accessToken)).toBe(40112);
    expect(await sessions.refresh(third.refreshToken, 'phone')).toBe(40112);
  });

  it('removes what has ended and nothing else when it sweeps', async () => {
    const old = await open();
    clock.moveBy(sessionMs - 1000);
    const young = await open();
    clock.moveBy(2000);
    await sessions.sweep();
    expect(await sessions.identify(old.accessToken)).toBe(40108);
    expect(await sessions.identify(young.accessToken)).toMatchObject({ accountId });
  });
});
