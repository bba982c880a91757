import type { Selectable } from 'kysely';
import type { OrderTable } from './orderTables.ts';

/** An order as it is kept. */
export type OrderRow = Selectable<OrderTable>;
