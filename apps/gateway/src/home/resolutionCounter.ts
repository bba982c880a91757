import { randomInt } from 'node:crypto';
import { chinaDate, dayMs, startOfChinaDay } from '@lima-id/domain';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../platform/database/database.ts';

/** Milliseconds between two writings of the counters. */
export const counterFlushMs = 1_000;

/** Rows over which gateways spread one day's count. */
const shards = 8;

/**
 * Counts answered lookups by China day. A count is a number in memory, added to the database once a second and at the end; several
 * gateways add up. A process that is killed outright (kill -9) loses the counts of less than one second.
 */
export interface ResolutionCounter {
  /** Counts one answered lookup now. */
  count(): void;
  /** Adds what is in memory to the database; what could not be added stays for the next time. One call at a time. */
  write(): Promise<void>;
}

const text = `
  insert into resolution_counter as counter (day, shard, total) values ($1, $2, $3)
  on conflict (day, shard) do update set total = counter.total + excluded.total`;

/** Makes a counter. */
export function createResolutionCounter(store: Store, clock: Clock): ResolutionCounter {
  // One shard for the life of a process: its own writings never wait for each other.
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
    // One day, but for the second in which it turns.
    for (const [day, total] of counted) {
      try {
        await store.prepared('add_resolutions', text, [day, shard, total]);
        counted.delete(day);
      } catch (error) {
        // What the database has not counted waits for the next writing.
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
