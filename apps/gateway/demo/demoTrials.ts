import { chinaDate, usernameKey } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Clock } from '../src/platform/clock/clock.ts';
import type { Store } from '../src/schema/store.ts';
import type { Tables } from '../src/schema/tables.ts';
import { addDays, chinaMoment } from './chinaTime.ts';
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

async function accountOf(transaction: Transaction<Tables>, username: string | null): Promise<string> {
  const account = await transaction
    .selectFrom('account')
    .select('id')
    .where('username_key', '=', usernameKey(username ?? ''))
    .executeTakeFirst();
  return account?.id ?? 'demo';
}

async function insertTrial(transaction: Transaction<Tables>, trial: DemoTrial, id: string, today: string) {
  const tried = await transaction
    .selectFrom('app_package')
    .innerJoin('product', 'product.id', 'app_package.product_id')
    .innerJoin('app_package_price', 'app_package_price.package_id', 'app_package.id')
    .select(['product.id as product_id', 'product.name as product_name', 'app_package.name as package_name'])
    .select(['app_package.try_use_days', 'app_package_price.id as price_id'])
    .where('app_package.id', '=', trial.packageId)
    .where('app_package_price.is_default', '=', true)
    .executeTakeFirst();
  // A modified demo may no longer sell it.
  if (tried === undefined || tried.try_use_days < 0) return;
  const { try_use_days: days, ...named } = tried;
  const account_id = await accountOf(transaction, trial.username);
  const startedAt = chinaMoment(addDays(today, -trial.daysAgo), trial.time);
  await transaction
    .insertInto('trial')
    .values({
      id,
      company_prefix: trial.companyPrefix,
      package_id: trial.packageId,
      ...named,
      days,
      account_id,
      started_at: startedAt,
    })
    .execute();
  const applied = { trial_id: id, event: 'applied' as const, account_id, at: startedAt };
  const opened = { ...applied, event: 'opened' as const, at: new Date(startedAt.getTime() + openedAfterMs) };
  await transaction
    .insertInto('trial_step')
    .values(trial.opened ? [applied, opened] : [applied])
    .execute();
}

/** Inserts the demo's trials into a database with the demo data and no trials, with their start relative to the current China day. */
export async function seedDemoTrials(store: Store, clock: Clock): Promise<void> {
  const today = chinaDate(clock.now().getTime());
  await store.transaction(async (transaction) => {
    if ((await lockDemoSeed(transaction)) === null) return;
    const someone = await transaction.selectFrom('trial').select('id').limit(1).executeTakeFirst();
    if (someone !== undefined) return;
    for (const [index, trial] of demoTrials.entries()) {
      await insertTrial(transaction, trial, `demo-trial-${index + 1}`, today);
    }
  });
}
