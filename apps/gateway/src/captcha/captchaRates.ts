import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../platform/database/database.ts';
import { createKeyedHash } from '../platform/secret/keys.ts';
import { platformRateMs, rateWindowMs } from './limits.ts';
import type { CaptchaRates } from './workLevel.ts';

/** Buckets of addresses. Two that share one are counted together: with a few thousand visitors in a window that is rare, and harmless. */
export const addressBuckets = 65_536;

/** Buckets of networks; their numbers follow those of the addresses. */
export const networkBuckets = 16_384;

/** Counts challenges and misses in the database, so that gateways beside each other agree. */
export interface Rates {
  /** Counts one more and gives the rates with it. However many count at once, each gets another number. */
  count(visitor: string): Promise<CaptchaRates>;
}

/** The network of a visitor (see `visitorOf`): 24 bits of an IPv4 address, 48 of an IPv6 address; what is no address is its own. */
export function networkOf(visitor: string): string {
  const [separator] = /[.:]/.exec(visitor) ?? [''];
  return separator === '' ? visitor : visitor.split(separator).slice(0, 3).join(separator);
}

interface Row {
  bucket: number;
  total: number;
}

// An address's bucket comes before every network's, so that no two statements wait for each other.
const countText = `
  insert into captcha_rate as held (bucket, total, ends_at) values ($1, 1, $3), ($2, 1, $3)
  on conflict (bucket) do update set
    total = case when held.ends_at <= $4 then 1 else held.total + 1 end,
    ends_at = case when held.ends_at <= $4 then excluded.ends_at else held.ends_at end
  returning bucket, total`;

const platformText = `
  select coalesce(sum(total), 0)::integer as total from captcha_rate where bucket >= $1 and ends_at > $2`;

/** Makes the counters. The table has one row for each bucket at most, and no address can be worked out from one. */
export function createCaptchaRates(store: Store, clock: Clock, secret: Uint8Array): Rates {
  const hash = createKeyedHash(secret, 'captcha rates');
  const bucketOf = (subject: string, buckets: number) =>
    Buffer.from(hash(subject), 'base64url').readUInt32BE() % buckets;

  // One row for everybody would be the row that every request waits for: the sum is read now and then instead.
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
