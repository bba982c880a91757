import { chinaDate, type HomeData } from '@lima-id/domain';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../schema/store.ts';
import type { LookupTimes } from './lookupTimes.ts';

/** Cache TTL of the home data in ms: polling costs one query a second, however many clients poll. */
export const homeDataTtlMs = 1_000;

// Sums of counter shards, which are few rows. The sum of bigint is numeric, which drivers return as text.
const text = `
  select
    (select coalesce(sum(total), 0)::float8 from identifier_counter) as "identifierTotal",
    (select coalesce(sum(total), 0)::float8 from resolution_counter) as "resolutionTotal",
    (select coalesce(sum(total), 0)::float8 from resolution_counter where day = $1) as "resolutionToday",
    (select count(*)::float8 from enterprise where examine_status = 'approved') as "enterpriseTotal",
    (select coalesce(json_agg(json_build_object('year', year, 'value', value, 'forecast', forecast) order by year), '[]')
      from market_size) as "marketSize",
    (select coalesce(json_agg(json_build_object('name', name, 'share', share) order by position), '[]')
      from market_share) as "marketShares",
    (select coalesce(max(source), '') from market_size) as "marketSource"`;

/**
 * Creates the reader of the home data. Figures are at most `homeDataTtlMs` old, plus the second until counts are flushed; today's figure is
 * reset at midnight in China at once.
 */
export function createHomeReader(store: Store, clock: Clock, times: LookupTimes): () => Promise<HomeData> {
  let latest: { day: string; expiresMs: number; data: Promise<HomeData> } | undefined;

  async function query(day: string): Promise<HomeData> {
    const [data] = await store.prepared<Omit<HomeData, 'lookupMs'>>('read_home', text, [day]);
    if (data === undefined) throw new Error('The query for the home data gave no row.');
    return { ...data, lookupMs: times.median() };
  }

  return () => {
    const moment = clock.now();
    const day = chinaDate(moment.getTime());
    const nowMs = moment.getTime();
    if (latest !== undefined && latest.day === day && nowMs < latest.expiresMs) return latest.data;
    const reading = { day, expiresMs: nowMs + homeDataTtlMs, data: query(day) };
    latest = reading;
    // A failure reaches the waiting callers, and is not cached.
    reading.data.catch(() => {
      if (latest === reading) latest = undefined;
    });
    return reading.data;
  };
}
