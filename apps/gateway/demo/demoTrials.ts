import { chinaDate, draftTrial, noTrialPart, type TrialRequest, usernameKey } from '@lima-id/domain';
import type { Clock } from '../src/platform/clock/clock.ts';
import type { Store } from '../src/schema/store.ts';
import { applyTrial } from '../src/trial/applyTrial.ts';
import { openTrial } from '../src/trial/openTrial.ts';
import { readTrialApp } from '../src/trial/readTrialApp.ts';
import { addDays, chinaMoment } from './chinaTime.ts';
import { clockAt } from './clockAt.ts';
import { lockDemoSeed } from './demoSeed.ts';

interface DemoTrial {
  companyPrefix: string;
  /** The trial package, with the days of the demo market. */
  packageId: string;
  /** The applicant; no real account where the demo has none. */
  username: string | null;
  /** Days ago and time of the application. */
  daysAgo: number;
  time: string;
  /** Whether the app was opened since. */
  opened: boolean;
}

type Row = readonly [
  companyPrefix: string,
  packageId: string,
  username: string | null,
  daysAgo: number,
  time: string,
  opened: boolean,
];

/** Trials in every state: two running, two ending soon, two over; one running and one over for the first company, which has an account. */
const rows: readonly Row[] = [
  ['88.118.001', '101', 'maker', 5, '10:20', true],
  ['88.118.001', '201', 'maker', 47, '14:05', true],
  ['88.118.003', '501', null, 9, '09:12', false],
  ['88.118.036', '401', null, 13, '16:40', true],
  ['88.118.012', '701', null, 28, '11:30', true],
  ['88.118.002', '201', null, 33, '15:55', false],
];

const demoTrials = rows.map(
  ([companyPrefix, packageId, username, daysAgo, time, opened]): DemoTrial => ({
    companyPrefix,
    packageId,
    username,
    daysAgo,
    time,
    opened,
  }),
);

/** Milliseconds between an application and the first opening. */
const openedAfterMs = 20 * 60_000;

async function accountOf(store: Store, username: string | null): Promise<string> {
  const account = await store.kysely
    .selectFrom('account')
    .select('id')
    .where('username_key', '=', usernameKey(username ?? ''))
    .executeTakeFirst();
  return account?.id ?? 'demo';
}

/** The application for a trial's package; null when a modified demo no longer sells it. */
async function requestOf(store: Store, { companyPrefix, packageId }: DemoTrial): Promise<TrialRequest | null> {
  const sold = await store.kysely
    .selectFrom('app_package')
    .select('product_id')
    .where('id', '=', packageId)
    .executeTakeFirst();
  const app = sold === undefined ? null : await readTrialApp(store.kysely, sold.product_id);
  const tried = app?.packages.find(({ id }) => id === packageId);
  if (app === null || tried === undefined) return null;
  const [priceId] = tried.priceIds;
  return draftTrial({ app, package: tried, price: priceId === undefined ? null : { id: priceId }, companyPrefix });
}

/** Applies for a trial at its moment, and opens the app after it. A company that has tried the app is refused, as anybody is. */
async function apply(store: Store, trial: DemoTrial, today: string): Promise<void> {
  const request = await requestOf(store, trial);
  if (request === null) return;
  const caller = { accountId: await accountOf(store, trial.username), companyPrefix: trial.companyPrefix };
  const appliedAt = chinaMoment(addDays(today, -trial.daysAgo), trial.time);
  const applied = await applyTrial({ store, clock: clockAt(appliedAt) }, caller, request);
  if (!('data' in applied) || applied.data.repeated || !trial.opened) return;
  const openedAt = new Date(appliedAt.getTime() + openedAfterMs);
  const asked = { appCode: applied.data.appCode || noTrialPart, packageProductId: trial.packageId };
  await openTrial({ store, clock: clockAt(openedAt) }, caller, asked);
}

/**
 * Applies for the demo's trials in a database with the demo data, relative to the current China day: once, even if several gateways start,
 * since a company tries an app once.
 */
export async function seedDemoTrials(store: Store, clock: Clock): Promise<void> {
  const today = chinaDate(clock.now().getTime());
  const isDemo = await store.transaction(async (transaction) => (await lockDemoSeed(transaction)) !== null);
  if (!isDemo) return;
  for (const trial of demoTrials) await apply(store, trial, today);
}
