import { sql } from 'kysely';
import { seedDemo } from '../../demo/seed.ts';
import type { Clock } from '../../src/platform/clock/clock.ts';
import type { Store } from '../../src/schema/store.ts';
import { openTestStore } from '../platform/openTestStore.ts';

/** A clock that stands still until it is advanced. */
export interface StandingClock extends Clock {
  moveBy(milliseconds: number): void;
}

/** A clock at a given time. Timers run only when it is advanced past them. */
export function standingClock(moment: string): StandingClock {
  let nowMs = Date.parse(moment);
  const intervals = new Set<{ everyMs: number; nextMs: number; work: () => void }>();
  return {
    now: () => new Date(nowMs),
    every(everyMs, work) {
      const interval = { everyMs, nextMs: nowMs + everyMs, work };
      intervals.add(interval);
      return () => void intervals.delete(interval);
    },
    moveBy(milliseconds) {
      nowMs += milliseconds;
      for (const interval of intervals) {
        for (; interval.nextMs <= nowMs; interval.nextMs += interval.everyMs) interval.work();
      }
    },
  };
}

/** Timeout in ms for opening and seeding a store on a busy machine. */
export const storeOpeningMs = 60_000;

/** Start time of the demo tests: noon in China. */
export const demoNoon = '2026-11-21T04:00:00Z';

/** A store with the demo data. */
export async function openDemoStore(clock: Clock): Promise<Store> {
  return await openTestStore({
    filling: { name: `demo ${clock.now().getTime()}`, fill: (store) => seedDemo(store, clock) },
  });
}

/** Every table that a gateway or a test fills. */
const filledTables =
  `recall recall_scope recall_identifier second_level_node foreign_node enterprise product_model batch scene identifier
  registration_change identifier_counter resolution_counter market_size market_share product avatar account account_limit role_change session refresh_token access_token
  enterprise_token production_position production_event production_hour production_day machine machine_reading
  machine_alarm machine_measure_short machine_measure_hour machine_state_short machine_state_hour model_monitoring fault_number fault_ticket fault_photo
  asset asset_repair asset_run authenticity_lookup coating_code registration registration_step prefix_draft
  app_category product_category app_package app_package_price app_banner app_advisor withdrawn_app app_tally app_shelf
  trial trial_step personal_data_access lead lead_once lead_access private_upload private_upload_part private_picture
  app_order_number app_order app_order_line app_order_step offline_payment offline_payment_voucher payment_attempt
  received_payment order_data_access invoice issued_invoice invoice_step invoice_access database_fact`.split(/\s+/);

const filledOnes = filledTables.map((name) => `select '${name}' as name where exists (select from ${name})`);

/** Empties every table of a test store. Truncating an empty table costs as much as a full one, and most are empty. */
export async function emptyStore(store: Store): Promise<void> {
  const { rows } = await sql<{ name: string }>`${sql.raw(filledOnes.join(' union all '))}`.execute(store.kysely);
  if (rows.length === 0) return;
  // Cascades to tables of the list alone: to those that refer to one of them.
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} cascade`.execute(store.kysely);
}

/** The same store, recording the names of prepared statements. */
export function watchedStore(store: Store): { store: Store; asked: string[] } {
  const asked: string[] = [];
  const watched: Store = {
    ...store,
    kysely: store.kysely,
    prepared(name, text, values) {
      asked.push(name);
      return store.prepared(name, text, values);
    },
  };
  return { store: watched, asked };
}
