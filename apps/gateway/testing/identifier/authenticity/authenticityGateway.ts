import { contract, type Endpoint } from '@lima-id/api';
import type { Authenticity } from '@lima-id/domain';
import { parseSetCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import type { UserRole } from '../../../src/platform/authorisation/caller.ts';
import type { Clock } from '../../../src/platform/clock/clock.ts';
import type { Store } from '../../../src/schema/store.ts';
import { createSubjects } from '../../../src/subjects.ts';
import { issueTestToken } from '../../account/issueTestToken.ts';
import { demoNoon, openDemoStore, standingClock } from '../../demo/demoStore.ts';
import { testApp } from '../../platform/testApp.ts';
import { testParts } from '../../platform/testParts.ts';

/** A client: the cookies of a browser, and its address. */
export interface Browser {
  /** The cookie jar. */
  cookies: Map<string, string>;
  address: string;
  userAgent: string;
}

export interface Answered {
  status: number;
  message: string;
  /** Wire and decoded form are the same. */
  data: Authenticity & { triesLeft?: number | null; lockedUntil?: string };
  setCookie: string | undefined;
}

/** A gateway with the demo's identifiers and no lookups, at noon. */
export interface AuthenticityGateway {
  store: Store;
  /** Advances the clock. */
  moveBy(ms: number): void;
  app: FastifyInstance;
  /** Secret for signatures and hashes. */
  secret: Uint8Array;
  check(identifier: string, browser?: Browser): Promise<Answered>;
  verify(identifier: string, code: string, browser?: Browser): Promise<Answered>;
  /** Sets codes with an account's token. */
  setCodes(token: string, codes: readonly { identifier: string; code: string }[]): Promise<Answered>;
  /** Token of a new account. */
  tokenOf(role: UserRole, companyPrefix?: string | null): Promise<string>;
  /** Deletes lookups, codes and attempts, and resets the clock. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

let browsers = 0;

/** A new browser with an address of its own. */
export function newBrowser(given: Partial<Browser> = {}): Browser {
  browsers += 1;
  const address = `10.${browsers >> 16}.${(browsers >> 8) & 255}.${browsers & 255}`;
  return { cookies: new Map(), address, userAgent: 'Mozilla/5.0 (Windows NT 10.0)', ...given };
}

/** Opens a dedicated gateway for a test file. */
export async function openAuthenticityGateway(): Promise<AuthenticityGateway> {
  const store = await openDemoStore(standingClock(demoNoon));
  const noon = Date.parse(demoNoon);
  let now = noon;
  // Background jobs are irrelevant in these tests: the clock jumps a day.
  const clock: Clock = { now: () => new Date(now), every: () => () => undefined };
  const parts = testParts();
  const app = await testApp({ store, clock, subjects: createSubjects(store, clock, parts), rateLimit: false });

  async function post(
    { path }: Pick<Endpoint<unknown, unknown>, 'path'>,
    payload: object,
    browser: Browser,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.inject({
      method: 'POST',
      url: path,
      payload,
      remoteAddress: browser.address,
      headers: { 'user-agent': browser.userAgent, ...(cookie === '' ? {} : { cookie }), ...headers },
    });
    const setCookie = [response.headers['set-cookie'] ?? []].flat()[0];
    const given = setCookie === undefined ? undefined : parseSetCookie(setCookie);
    if (given?.value !== undefined) browser.cookies.set(given.name, given.value);
    const { data, message } = response.json();
    return { status: response.statusCode, message, data, setCookie };
  }

  return {
    store,
    moveBy(ms) {
      now += ms;
    },
    app,
    secret: parts.secret,
    check: (identifier, browser = newBrowser()) => post(contract.checkAuthenticity, { identifier }, browser),
    verify: (identifier, code, browser = newBrowser()) =>
      post(contract.verifyCoatingCode, { identifier, code }, browser),
    setCodes: (token, codes) => post(contract.setCoatingCodes, { codes }, newBrowser(), { accessToken: token }),
    tokenOf: (role, companyPrefix) => issueTestToken(store, clock, role, companyPrefix),
    async forget() {
      for (const table of ['authenticity_lookup', 'coating_code', 'attempt'] as const) {
        await store.kysely.deleteFrom(table).execute();
      }
      now = noon;
    },
    async close() {
      await app.close();
      await store.close();
    },
  };
}
