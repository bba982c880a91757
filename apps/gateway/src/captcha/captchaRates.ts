import type { Clock } from '../platform/clock/clock.ts';
import { createKeyedHash } from '../platform/secret/keys.ts';
import type { Store } from '../schema/store.ts';
import { platformRateMs, rateWindowMs } from './limits.ts';
import type { CaptchaRates } from './workLevel.ts';

/**
 * Hash buckets of addresses. Addresses in one bucket are counted together: with a few thousand visitors in a window that is rare, and
 * harmless.
 */
export const addressBuckets = 65_536;

/** Hash buckets of networks; their ids follow those of the addresses. */
export const networkBuckets = 16_384;

/** Counts challenges and misses in the database, shared by all gateways. */
export interface Rates {
  /** Increments and returns the rates. Concurrent requests each get a distinct count. */
  count(visitor: string): Promise<CaptchaRates>;
}

/** Network of a visitor (see `visitorOf`): 24 bits of an IPv4 address, 48 of an IPv6 address; other values are their own network. */
export function networkOf(visitor: string): string {
  const [separator] = /[.:]/.exec(visitor) ?? [''];
  return separator === '' ? visitor : visitor.split(separator).slice(0, 3).join(separator);
}

interface Row {
  bucket: number;
  total: number;
}

// Address buckets have lower ids than network buckets, so that statements lock in one order and do not deadlock.
const countText = `
  insert into captcha_rate as held (bucket, total, ends_at) values ($1, 1, $3), ($2, 1, $3)
  on conflict (bucket) do update set
    total = case when held.ends_at <= $4 then 1 else held.total + 1 end,
    ends_at = case when held.ends_at <= $4 then excluded.ends_at else held.ends_at end
  returning bucket, total`;

const platformText = `
  select coalesce(sum(total), 0)::integer as total from captcha_rate where bucket >= $1 and ends_at > $2`;

/** Creates the counters. The table has at most one row per bucket, and no address can be derived from one. */
export function createCaptchaRates(store: Store, clock: Clock, secret: Uint8Array): Rates {
  const hash = createKeyedHash(secret, 'captcha rates');
  const bucketOf = (subject: string, buckets: number) =>
    Buffer.from(hash(subject), 'base64url').readUInt32BE() % buckets;

  // A single row for everybody would be a lock contention point: the sum is read periodically instead.
  let platform = { readAt: Number.NEGATIVE_INFINITY, total: 0 };
  async function readPlatform(now: Date): Promise<number> {
    if (now.getTime() - platform.readAt >= platformRateMs) {
      platform = { ...platform, readAt: now.getTime() };
      const [row] = await store.prepared<Pick<Row, 'total'>>('captcha_platform_rate', platformText, [
        addressBuckets,
        now,
      ]);
      platform = { ...platform, total: row?.total ?? 0 };
    }
    return platform.total;
  }

  return {
    async count(visitor) {
      const now = clock.now();
      const address = bucketOf(`address ${visitor}`, addressBuckets);
      const network = addressBuckets + bucketOf(`network ${networkOf(visitor)}`, networkBuckets);
      const ends = new Date(now.getTime() + rateWindowMs);
      const rows = await store.prepared<Row>('count_captcha_rate', countText, [address, network, ends, now]);
      const totalOf = (wanted: number) => rows.find(({ bucket }) => bucket === wanted)?.total ?? 0;
      return { address: totalOf(address), network: totalOf(network), platform: await readPlatform(now) };
    },
  };
}
