import { contract } from '@lima-id/api';
import { companyAdmin, mockEndpoint } from '@lima-id/api/msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

/** What a browser keeps by name. */
function storage() {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
    clear: () => held.clear(),
    key: (index: number) => [...held.keys()][index] ?? null,
    get length() {
      return held.size;
    },
  };
}

const bankDetails = JSON.stringify({ userId: companyAdmin.userId, values: { bankNo: '6200118000420' } });
const server = setupServer();
let tab = storage();
let events = new EventTarget();
const replace = vi.fn<(address: string) => void>();
const reload = vi.fn<() => void>();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  tab = storage();
  events = new EventTarget();
  vi.stubGlobal('window', {
    localStorage: storage(),
    sessionStorage: tab,
    location: { pathname: '/application/payment', replace, reload },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener() {},
  });
  vi.stubGlobal('location', 'https://portal.example.cn/application/payment');
  const { setUser } = await import('./changeUser.ts');
  const { storedUserOf } = await import('./storedUserOf.ts');
  const { holdToken } = await import('./heldToken.ts');
  setUser(storedUserOf(companyAdmin, Date.now()));
  holdToken({ accessToken: 'access', expiresIn: 1800 });
  tab.setItem('orderPayment', bankDetails);
});
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});

describe('logOut', () => {
  it('clears the input of order pages', async () => {
    server.use(mockEndpoint(contract.logOut, () => ({ reply: null })));
    const { logOut } = await import('./logOut.ts');
    await logOut();
    expect(tab.held.size).toBe(0);
    expect(replace).toHaveBeenCalledWith('/');
    expect(reload).not.toHaveBeenCalled();
  });

  it('clears local storage except the device’s application and the large mode', async () => {
    server.use(mockEndpoint(contract.logOut, () => ({ reply: null })));
    const kept: ReturnType<typeof storage> = storage();
    for (const name of ['applicationId', 'mode', 'search', 'application', 'device']) kept.setItem(name, 'large');
    vi.stubGlobal('window', { ...window, localStorage: kept });
    const { logOut } = await import('./logOut.ts');
    await logOut();
    expect([...kept.held.keys()]).toEqual(['applicationId', 'mode']);
  });
});

describe('a private page that was left by logging out', () => {
  it.each([
    ['is reloaded when the back/forward cache shows it again', true, 1],
    ['stays when it is shown for the first time', false, 0],
  ])('%s', async (_, persisted, times) => {
    server.use(mockEndpoint(contract.logOut, () => ({ reply: null })));
    const { logOut } = await import('./logOut.ts');
    await logOut();
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(reload).toHaveBeenCalledTimes(times);
  });
});

describe('the end of a session', () => {
  it('keeps the input for its owner when the session expires', async () => {
    const { clearUser } = await import('./changeUser.ts');
    const { currentUser } = await import('./userStore.ts');
    clearUser();
    expect(currentUser()).toBeNull();
    expect(tab.getItem('orderPayment')).toBe(bankDetails);
  });
});
