import type { Selectable } from 'kysely';
import type { OrderTable } from '../schema/tables/orderTables.ts';

export type OrderRow = Selectable<OrderTable>;
