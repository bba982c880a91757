import { contract } from '@lima-id/api';
import { companyAdmin, mockEndpoint } from '@lima-id/api/msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';

const bankDetails = JSON.stringify({ userId: companyAdmin.userId, values: { bankNo: '6200118000420' } });
const server = setupServer();
const body = { hidden: false };
let tab = memoryStorage();
let events = new EventTarget();
const replace = vi.fn<(address: string) => void>();
const reload = vi.fn<() => void>();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  tab = memoryStorage();
  events = new EventTarget();
  body.hidden = false;
  vi.stubGlobal('window', {
    localStorage: memoryStorage(),
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
    const kept = memoryStorage();
    for (const name of ['applicationId', 'mode', 'search', 'application', 'device', 'expired'])
      kept.setItem(name, 'large');
    vi.stubGlobal('window', { ...window, localStorage: kept });
    const { logOut } = await import('./logOut.ts');
    await logOut();
    expect([...kept.held.keys()]).toEqual(['applicationId', 'mode']);
  });

  it('notifies the tabs of earlier versions, which drop their input by a value that is gone afterwards', async () => {
    server.use(mockEndpoint(contract.logOut, () => ({ reply: null })));
    const kept = memoryStorage();
    const stored = vi.spyOn(kept, 'setItem');
    vi.stubGlobal('window', { ...window, localStorage: kept });
    const { logOut } = await import('./logOut.ts');
    await logOut();
    expect(stored).toHaveBeenCalledWith('loggedOut', expect.any(String));
    expect(kept.held.has('loggedOut')).toBe(false);
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
    vi.stubGlobal('document', { body });
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(reload).toHaveBeenCalledTimes(times);
    expect(body.hidden).toBe(persisted);
  });
});

describe('the end of a session', () => {
  it('drops what was typed, in the tab and in memory, when the user has logged out', async () => {
    server.use(mockEndpoint(contract.logOut, () => 'unreachable'));
    const { endSession } = await import('./session.ts');
    const { keepDraft, takeDraft } = await import('./drafts.ts');
    keepDraft('changePassword', { oldPassword: 'Lima@2026' });
    await endSession();
    expect(takeDraft('changePassword')).toBeUndefined();
    expect(tab.held.size).toBe(0);
  });

  it('keeps the input for its owner when the session expires', async () => {
    const { expireUser } = await import('./changeUser.ts');
    const { currentUser } = await import('./userStore.ts');
    expireUser();
    expect(currentUser()).toBeNull();
    expect(tab.getItem('orderPayment')).toBe(bankDetails);
  });
});
