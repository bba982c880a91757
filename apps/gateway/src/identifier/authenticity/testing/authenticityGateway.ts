import { contract, type Endpoint } from '@lima-id/api';
import type { Authenticity } from '@lima-id/domain';
import { parseSetCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import { giveToken } from '../../../account/testing/giveToken.ts';
import type { UserRole } from '../../../platform/authorisation/caller.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Store } from '../../../platform/database/database.ts';
import { testApp } from '../../../platform/testing/testApp.ts';
import { testParts } from '../../../platform/testing/testParts.ts';
import { demoNoon, openDemoStore, standingClock } from '../../../seed/testing/demoStore.ts';
import { createSubjects } from '../../../subjects.ts';

/** Who asks: the cookies of a browser, and where it stands. */
export interface Browser {
  /** What it was given, as it sends it back; grows with every answer. */
  cookies: Map<string, string>;
  address: string;
  userAgent: string;
}

/** What came back. */
export interface Answered {
  status: number;
  message: string;
  /** As it travels: the same as clean. */
  data: Authenticity & { triesLeft?: number | null; lockedUntil?: string };
  setCookie: string | undefined;
}

/** A gateway with the demo's identifiers and no lookup yet, at noon. */
export interface AuthenticityGateway {
  store: Store;
  /** Moves the time on. */
  moveBy(ms: number): void;
  app: FastifyInstance;
  /** The secret that it signs and hashes with. */
  secret: Uint8Array;
  check(identifier: string, browser?: Browser): Promise<Answered>;
  verify(identifier: string, code: string, browser?: Browser): Promise<Answered>;
  /** Sets codes with the token of an account. */
  setCodes(token: string, codes: readonly { identifier: string; code: string }[]): Promise<Answered>;
  /** A token of a new account. */
  tokenOf(role: UserRole, companyPrefix?: string | null): Promise<string>;
  /** Removes lookups, codes and tries, and turns the clock back. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

let browsers = 0;

/** A browser that was never here, at an address of its own. */
export function newBrowser(given: Partial<Browser> = {}): Browser {
  browsers += 1;
  const address = `10.${browsers >> 16}.${(browsers >> 8) & 255}.${browsers & 255}`;
  return { cookies: new Map(), address, userAgent: 'Mozilla/5.0 (Windows NT 10.0)', ...given };
}

/** Opens a gateway of its own for a test file. */
export async function openAuthenticityGateway(): Promise<AuthenticityGateway> {
  const store = await openDemoStore(standingClock(demoNoon));
  const noon = Date.parse(demoNoon);
  let now = noon;
  // What runs beside the requests has no part in these tests: a day passes at once.
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
    tokenOf: (role, companyPrefix) => giveToken(store, clock, role, companyPrefix),
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
