import type { Selectable } from 'kysely';
import type { Store } from '../../../src/schema/store.ts';
import type { Tables } from '../../../src/schema/tables.ts';

type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

/** An order with all its database rows. */
export interface KeptOrder {
  row: Row<'app_order'>;
  /** By position. */
  lines: Row<'app_order_line'>[];
  /** In order of time. */
  steps: Row<'app_order_step'>[];
  handedIn: (Row<'offline_payment'> & { vouchers: string[] })[];
  attempts: Row<'payment_attempt'>[];
  received: Row<'received_payment'>[];
}

/** All order data in the database. */
export interface OrderBook {
  orders: KeptOrder[];
  /** Vouchers whose pictures are kept. */
  keptPictures: ReadonlySet<string>;
  /** The last number of each day. */
  numbers: Row<'app_order_number'>[];
}

export async function readOrderBook({ kysely }: Store): Promise<OrderBook> {
  const rows = await kysely.selectFrom('app_order').selectAll().orderBy('code').execute();
  const lines = await kysely.selectFrom('app_order_line').selectAll().orderBy('place').execute();
  const steps = await kysely.selectFrom('app_order_step').selectAll().orderBy('id').execute();
  const payments = await kysely.selectFrom('offline_payment').selectAll().orderBy('id').execute();
  const vouchers = await kysely.selectFrom('offline_payment_voucher').selectAll().orderBy('place').execute();
  const attempts = await kysely.selectFrom('payment_attempt').selectAll().execute();
  const received = await kysely.selectFrom('received_payment').selectAll().orderBy('id').execute();
  const kept = await kysely.selectFrom('private_picture').select('id').where('loose_since', 'is', null).execute();
  return {
    orders: rows.map((row) => {
      const ofOrder = <Kept extends { order_id: string | null }>(all: readonly Kept[]) =>
        all.filter(({ order_id }) => order_id === row.id);
      return {
        row,
        lines: ofOrder(lines),
        steps: ofOrder(steps),
        handedIn: ofOrder(payments).map((payment) => ({
          ...payment,
          vouchers: vouchers.filter(({ payment_id }) => payment_id === payment.id).map(({ picture_id }) => picture_id),
        })),
        attempts: ofOrder(attempts),
        received: ofOrder(received),
      };
    }),
    keptPictures: new Set(kept.map(({ id }) => id)),
    numbers: await kysely.selectFrom('app_order_number').selectAll().execute(),
  };
}
