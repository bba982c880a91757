import { companyAdmin, ordinaryUser } from '@lima-id/api/msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { storedUserOf } from './storedUserOf.ts';

const owner = storedUserOf(companyAdmin, Date.now());
const stranger = storedUserOf(ordinaryUser, Date.now());
const bankDetails = JSON.stringify({ userId: owner.userId, values: { bankNo: '6200118000420' } });

const reload = vi.fn<() => void>();
const body = { hidden: false };
let browser = memoryStorage();
let tab = memoryStorage();

/** A document of the site: it shares the storage with the others, and has its own memory and events, among them none of the storage. */
async function openDocument() {
  vi.resetModules();
  const events = new EventTarget();
  vi.stubGlobal('window', {
    localStorage: browser,
    sessionStorage: tab,
    navigator: { cookieEnabled: true },
    location: { reload },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener() {},
  });
  const { watchRestoredPage } = await import('./restoredPage.ts');
  const { clearUser, expireUser, setUser } = await import('./changeUser.ts');
  const { currentUser } = await import('./userStore.ts');
  watchRestoredPage();
  currentUser();
  const change = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
    void events.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return {
    clearUser,
    currentUser,
    expireUser,
    setUser,
    leave: () => change('pagehide', true),
    show: (persisted = true) => change('pageshow', persisted),
  };
}

type Opened = Awaited<ReturnType<typeof openDocument>>;

/** A document of the owner with bank details in its tab, which is left and shown again; `meanwhile` happens in another document. */
async function restored(meanwhile: (other: Opened) => void): Promise<Opened> {
  const left = await openDocument();
  left.setUser(owner);
  tab.setItem('orderPayment', bankDetails);
  left.leave();
  meanwhile(await openDocument());
  left.show();
  return left;
}

beforeEach(() => {
  browser = memoryStorage();
  tab = memoryStorage();
  body.hidden = false;
  reload.mockReset();
  vi.stubGlobal('document', { body });
});
afterEach(() => vi.unstubAllGlobals());

describe('a page from the back/forward cache', () => {
  it.each<[string, (other: Opened) => void, boolean, string | null]>([
    ['its user has logged out', ({ clearUser }) => clearUser(), false, null],
    [
      'another user has logged in after its own logged out',
      ({ clearUser, setUser }) => {
        clearUser();
        setUser(stranger);
      },
      true,
      stranger.userId,
    ],
    [
      'another user has logged in after the session of its own expired',
      ({ expireUser, setUser }) => {
        expireUser();
        setUser(stranger);
      },
      true,
      stranger.userId,
    ],
    ['another user has logged in', ({ setUser }) => setUser(stranger), true, stranger.userId],
    [
      'its user has logged out, whose session had expired before',
      ({ expireUser, setUser, clearUser }) => {
        expireUser();
        setUser(owner);
        clearUser();
      },
      false,
      null,
    ],
    [
      'the session of another user has expired since',
      ({ clearUser, setUser, expireUser }) => {
        clearUser();
        setUser(stranger);
        expireUser();
      },
      false,
      null,
    ],
  ])('is hidden and reloaded, and knows the current user, when %s', async (_, meanwhile, kept, userId) => {
    const page = await restored(meanwhile);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(body.hidden).toBe(true);
    expect(tab.getItem('orderPayment')).toBe(kept ? bankDetails : null);
    expect(page.currentUser()?.userId ?? null).toBe(userId);
  });

  it('knows the current user before it is reloaded, so that it calls the gateway as nobody else', async () => {
    const left = await openDocument();
    left.setUser(owner);
    left.leave();
    (await openDocument()).setUser(stranger);
    const known: (string | undefined)[] = [];
    reload.mockImplementation(() => void known.push(left.currentUser()?.userId));
    left.show();
    expect(known).toEqual([stranger.userId]);
  });

  it('leaves what the next user has typed in its tab when its own has logged out there', async () => {
    await restored(({ clearUser, setUser }) => {
      clearUser();
      tab.clear();
      setUser(stranger);
      tab.setItem('contact', 'typed');
    });
    expect(reload).toHaveBeenCalledTimes(1);
    expect(tab.getItem('contact')).toBe('typed');
  });

  it.each<[string, (other: Opened) => void, string | null]>([
    ['nothing has happened', () => undefined, owner.userId],
    ['its session has expired', ({ expireUser }) => expireUser(), null],
    [
      'its user has logged in again after an expiry',
      ({ expireUser, setUser }) => {
        expireUser();
        setUser(owner);
      },
      owner.userId,
    ],
    [
      'its user has logged out and in again',
      ({ clearUser, setUser }) => {
        clearUser();
        setUser(owner);
      },
      owner.userId,
    ],
  ])('stays with its input when %s', async (_, meanwhile, userId) => {
    const page = await restored(meanwhile);
    expect(reload).not.toHaveBeenCalled();
    expect(body.hidden).toBe(false);
    expect(tab.getItem('orderPayment')).toBe(bankDetails);
    expect(page.currentUser()?.userId ?? null).toBe(userId);
  });

  it.each<[string, (other: Opened) => void, number]>([
    ['stays', () => undefined, 0],
    ['is reloaded when another user has logged in', ({ setUser }) => setUser(stranger), 1],
    [
      'is reloaded when its user has logged in again and out',
      ({ setUser, clearUser }) => {
        setUser(owner);
        clearUser();
      },
      1,
    ],
  ])('%s when its session had expired before it was left', async (_, meanwhile, times) => {
    const left = await openDocument();
    left.setUser(owner);
    left.expireUser();
    left.leave();
    meanwhile(await openDocument());
    left.show();
    expect(reload).toHaveBeenCalledTimes(times);
  });

  it('keeps what a visitor has typed since the logout when nobody has logged in', async () => {
    const left = await openDocument();
    left.setUser(owner);
    left.clearUser();
    tab.setItem('contact', 'typed');
    left.leave();
    left.show();
    expect(reload).not.toHaveBeenCalled();
    expect(tab.getItem('contact')).toBe('typed');
  });

  it('stays, and knows the user, when its visitor has logged in elsewhere', async () => {
    const left = await openDocument();
    left.leave();
    (await openDocument()).setUser(owner);
    left.show();
    expect(reload).not.toHaveBeenCalled();
    expect(left.currentUser()?.userId).toBe(owner.userId);
  });

  it('stays when the browser stores nothing, and the login is known to the page alone', async () => {
    const left = await openDocument();
    vi.stubGlobal('window', { ...window, localStorage: undefined });
    left.setUser(owner);
    left.leave();
    left.show();
    expect(reload).not.toHaveBeenCalled();
    expect(left.currentUser()).toEqual(owner);
  });
});

describe('a page that is shown for the first time', () => {
  it('is not reloaded', async () => {
    const page = await openDocument();
    page.setUser(owner);
    page.leave();
    page.clearUser();
    page.show(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
