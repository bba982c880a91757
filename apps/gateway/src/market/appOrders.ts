import type { AppSearch } from '@lima-id/api';
import { type RawBuilder, sql } from 'kysely';

type Direction = 'asc' | 'desc';

/** Sort keys. Prices on request come last in either direction; ties are in the platform's order. Each order has an index. */
const orders = {
  sellTimeDown: { sell_time: 'desc', position: 'asc', id: 'asc' },
  sellTimeUp: { sell_time: 'asc', position: 'asc', id: 'asc' },
  priceUp: { negotiable: 'asc', price_fen: 'asc', position: 'asc', id: 'asc' },
  priceDown: { negotiable: 'asc', price_fen: 'desc', position: 'asc', id: 'asc' },
  platform: { position: 'asc', id: 'asc' },
} as const satisfies Record<AppSearch['sort'], Record<string, Direction>>;

/** Every column that an order has. */
export const sortColumns = sql`id, sell_time, negotiable, price_fen, position`;

function orderBy(sort: AppSearch['sort'], directions: Record<Direction, Direction>): RawBuilder<unknown> {
  const keys = Object.entries<Direction>(orders[sort]);
  return sql.join(keys.map(([column, direction]) => sql`${sql.ref(column)} ${sql.raw(directions[direction])}`));
}

/** The keys of an order for `order by`. */
export function orderOf(sort: AppSearch['sort']): RawBuilder<unknown> {
  return orderBy(sort, { asc: 'asc', desc: 'desc' });
}

/** The keys of an order from its end, for which its index is read backwards. */
export function reverseOrderOf(sort: AppSearch['sort']): RawBuilder<unknown> {
  return orderBy(sort, { asc: 'desc', desc: 'asc' });
}
