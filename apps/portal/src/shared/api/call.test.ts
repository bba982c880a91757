import { contract } from '@lima-id/api';
import { mockEndpoint, ordinaryUser } from '@lima-id/api/msw';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '../../brand/brand.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { accountCall } from './lateCalls.ts';
import type { RequestFailure } from './request.ts';

const server = setupServer();
const storage = memoryStorage();
const kept = storage.held;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  // Each test is a new page: empty memory, the gateway at its URL.
  vi.resetModules();
  kept.clear();
  vi.stubGlobal('window', { localStorage: storage, addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal('location', 'https://portal.example.cn/home');
});
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page on which a user is logged in, or was at the last visit. */
async function openPage(visit: 'logged in' | 'known' | 'unknown') {
  const { call } = await import('./call.ts');
  const { beginSession, endSession } = await import('../session/session.ts');
  const { currentUser } = await import('../session/userStore.ts');
  const { setUser } = await import('../session/changeUser.ts');
  const { storedUserOf } = await import('../session/storedUserOf.ts');
  if (visit === 'logged in')
    beginSession({ tokenInfo: { accessToken: 'first', expiresIn: 1800 }, userInfo: ordinaryUser });
  if (visit === 'known') setUser(storedUserOf(ordinaryUser, Date.now()));
  const readProfile = () => call(contract.readProfile, {});
  return { call, endSession, currentUser, readProfile };
}

/** A gateway that accepts the given tokens and issues a new one for each refresh. */
function gateway(taken: string[], refusal: { code: number } | null = null) {
  const asked = { refresh: 0, profile: [] as (string | null)[] };
  server.use(
    mockEndpoint(contract.refreshToken, async () => {
      asked.refresh += 1;
      await new Promise((resolve) => setTimeout(resolve, 30));
      if (refusal !== null) return { refusal: { status: 401, message: '请重新登录', ...refusal } };
      taken.push(`renewed-${asked.refresh}`);
      return { reply: { accessToken: `renewed-${asked.refresh}`, expiresIn: 1800 } };
    }),
    mockEndpoint(contract.readProfile, () => ({ reply: { basicInfo: ordinaryUser } })),
  );
  server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith(contract.readProfile.path)) asked.profile.push(request.headers.get('accessToken'));
  });
  return asked;
}

/** Refuses every token but those given; another handler responds to accepted calls. */
function refuseOthers(taken: readonly string[], code: number) {
  return http.post(`*${contract.readProfile.path}`, ({ request }) => {
    if (taken.includes(request.headers.get('accessToken') ?? '')) return undefined;
    return HttpResponse.json({ success: false, data: null, message: '登录已过期，请重新登录', code }, { status: 401 });
  });
}

/** The failure of a call. */
async function failureOf(call: Promise<unknown>): Promise<RequestFailure> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome === null) throw new Error('The call was answered.');
  return outcome as RequestFailure;
}

describe('call', () => {
  it('sends the token of the login', async () => {
    const asked = gateway([]);
    const { readProfile } = await openPage('logged in');
    expect((await readProfile()).basicInfo.userId).toBe(ordinaryUser.userId);
    expect(asked).toEqual({ refresh: 0, profile: ['first'] });
  });

  it('refreshes the token first after a reload of the page', async () => {
    const asked = gateway([]);
    const { readProfile } = await openPage('known');
    await readProfile();
    expect(asked).toEqual({ refresh: 1, profile: ['renewed-1'] });
  });

  it('refreshes once when twenty calls wait for it', async () => {
    const asked = gateway([]);
    const { readProfile } = await openPage('known');
    await Promise.all(Array.from({ length: 20 }, readProfile));
    expect(asked.refresh).toBe(1);
    expect(asked.profile).toEqual(Array.from({ length: 20 }, () => 'renewed-1'));
  });

  it('refreshes once and retries each when twenty calls are refused at the same moment', async () => {
    const taken: string[] = [];
    const asked = gateway(taken);
    server.use(refuseOthers(taken, 40107));
    const { readProfile } = await openPage('logged in');
    const answers = await Promise.all(Array.from({ length: 20 }, readProfile));
    expect(answers).toHaveLength(20);
    expect(asked.refresh).toBe(1);
  });

  it('refreshes before the call when the token has expired by its own clock', async () => {
    const asked = gateway([]);
    const { readProfile } = await openPage('logged in');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1800_000 });
    await readProfile();
    expect(asked).toEqual({ refresh: 1, profile: ['renewed-1'] });
  });

  it('removes the user, and leaves the mark of an expiry, when the session has expired', async () => {
    gateway([], { code: 40112 });
    server.use(refuseOthers([], 40112));
    const { readProfile, currentUser } = await openPage('logged in');
    kept.set('applicationId', 'app');
    const failure = await failureOf(readProfile());
    expect(failure.result.needsLogin).toBe(true);
    expect(currentUser()).toBeNull();
    expect(Object.fromEntries(kept)).toEqual({ applicationId: 'app', expired: ordinaryUser.userId });
  });

  it('keeps the session when the gateway cannot be reached', async () => {
    server.use(
      mockEndpoint(contract.refreshToken, () => 'unreachable'),
      refuseOthers([], 40107),
    );
    const { readProfile, currentUser } = await openPage('logged in');
    const failure = await failureOf(readProfile());
    expect(failure.result).toMatchObject({ kind: 'unreachable', message: brand.unreachable });
    expect(currentUser()).not.toBeNull();
  });

  it('says in the words of the site that no answer came, with a token and without', async () => {
    server.use(
      mockEndpoint(contract.listHotApps, () => 'unreachable'),
      mockEndpoint(contract.readProfile, () => 'unreachable'),
    );
    const { call, readProfile } = await openPage('logged in');
    for (const ask of [readProfile, () => call(contract.listHotApps, { limit: 1 })]) {
      const { result } = await failureOf(ask());
      expect(result).toMatchObject({ kind: 'unreachable', message: brand.unreachable });
    }
  });

  it('does not request a login on its own when the visitor is not logged in', async () => {
    const asked = gateway([]);
    server.use(refuseOthers([], 40106));
    const { readProfile } = await openPage('unknown');
    const failure = await failureOf(readProfile());
    expect(failure.result.needsLogin).toBe(true);
    expect(asked.refresh).toBe(0);
  });

  it('sends no token to an endpoint that takes none, though the visitor is logged in', async () => {
    const tokens: (string | null)[] = [];
    server.use(mockEndpoint(contract.listHotApps, () => 'unreachable'));
    server.events.on('request:start', ({ request }) => void tokens.push(request.headers.get('accessToken')));
    const { call } = await openPage('logged in');
    await failureOf(call(contract.listHotApps, { limit: 1 }));
    expect(tokens).toEqual([brand.defaultToken]);
  });

  it.each([
    { visit: 'logged in', refresh: 0, token: 'first' },
    { visit: 'known', refresh: 1, token: 'renewed-1' },
    { visit: 'unknown', refresh: 0, token: brand.defaultToken },
  ] as const)(
    'sends the token $token to an endpoint where it is optional when the visitor is $visit',
    async ({ visit, refresh, token }) => {
      const asked = gateway([]);
      const { call } = await openPage(visit);
      await call({ ...contract.readProfile, auth: 'optional' }, {});
      expect(asked).toEqual({ refresh, profile: [token] });
    },
  );

  it('sends the client credential to an endpoint that issues tokens', async () => {
    let authorization: string | null = null;
    server.use(mockEndpoint(contract.loginByPassword, () => 'unreachable'));
    server.events.on('request:start', ({ request }) => {
      authorization = request.headers.get('authorization');
    });
    const { call } = await openPage('unknown');
    await failureOf(
      call(accountCall('loginByPassword'), {
        username: 'lima_user',
        password: 'Lima@2026',
        fingerprint: 'device-1',
        returnType: 'cookie',
        loginType: 'password',
        scene: 'login',
        sessionId: 's',
        sig: 'g',
        token: 't',
      }),
    );
    expect(authorization).toBe(`Basic ${btoa(brand.clientCredential)}`);
  });

  it('clears storage except one key at logout, even without a response', async () => {
    server.use(mockEndpoint(contract.logOut, () => 'unreachable'));
    const { endSession, currentUser } = await openPage('logged in');
    kept.set('applicationId', 'app');
    kept.set('search', 'code');
    await endSession();
    expect(currentUser()).toBeNull();
    expect([...kept.keys()]).toEqual(['applicationId']);
  });
});

describe('the server’s time', () => {
  type Call = Awaited<ReturnType<typeof openPage>>['call'];

  it.each<[string, (call: Call) => Promise<unknown>]>([
    ['without a token', (call) => call(contract.readHome, undefined)],
    ['without a token in the background', (call) => call(contract.readHome, undefined, { quiet: true })],
    ['with a token', (call) => call(contract.readProfile, {})],
    ['with a token in the background', (call) => call(contract.readProfile, {}, { quiet: true })],
  ])('is learnt from the answer to a call %s', async (_, make) => {
    const aheadMs = 2 * 86_400_000;
    const headers = { date: new Date(Date.now() + aheadMs).toUTCString() };
    server.use(
      http.post('*', () => HttpResponse.json({ success: false, data: null, message: '' }, { status: 400, headers })),
    );
    const { call } = await openPage('logged in');
    const { serverTime } = await import('../clock/serverTime.ts');
    await failureOf(make(call));
    expect(Math.abs(serverTime() - Date.now() - aheadMs)).toBeLessThan(10_000);
  });
});
