import { randomInt } from 'node:crypto';
import { chinaDate, dayMs, startOfChinaDay } from '@lima-id/domain';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../schema/store.ts';

/** Flush interval of the counters in ms. */
export const counterFlushMs = 1_000;

/** Shards (rows) of one day's count. */
const shards = 8;

/**
 * Counts answered lookups by China day. Counts are kept in memory and flushed to the database once a second and at shutdown; several
 * gateways add up. A killed process (kill -9) loses less than one second of counts.
 */
export interface ResolutionCounter {
  /** Counts one answered lookup. */
  count(): void;
  /** Flushes the counts to the database; on failure they stay for the next flush. Must not be called concurrently. */
  write(): Promise<void>;
}

const text = `
  insert into resolution_counter as counter (day, shard, total) values ($1, $2, $3)
  on conflict (day, shard) do update set total = counter.total + excluded.total`;

export function createResolutionCounter(store: Store, clock: Clock): ResolutionCounter {
  // One shard for the lifetime of the process: its own flushes never block each other.
  const shard = randomInt(shards);
  let pending = new Map<string, number>();
  let today = { day: '', endsMs: 0, startsMs: 0 };

  function dayNow(): string {
    const moment = clock.now();
    const ms = moment.getTime();
    if (ms < today.startsMs || ms >= today.endsMs) {
      const day = chinaDate(ms);
      const startsMs = startOfChinaDay(ms);
      today = { day, startsMs, endsMs: startsMs + dayMs };
    }
    return today.day;
  }

  async function write(): Promise<void> {
    const counted = pending;
    pending = new Map();
    // One day, except around midnight.
    for (const [day, total] of counted) {
      try {
        await store.prepared('add_resolutions', text, [day, shard, total]);
        counted.delete(day);
      } catch (error) {
        // Counts that were not flushed are kept for the next time.
        for (const [left, missed] of counted) pending.set(left, (pending.get(left) ?? 0) + missed);
        throw error;
      }
    }
  }

  return {
    count() {
      const day = dayNow();
      pending.set(day, (pending.get(day) ?? 0) + 1);
    },
    write,
  };
}
