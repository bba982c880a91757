import type { ReviewedOrder } from '@lima-id/api';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Store } from '../../schema/store.ts';

/** Maximum number of accesses listed. */
const accessesShown = 100;

/** Audit log of payment data, written before it is shown. */
export interface OrderAccessLog {
  /** A reviewer reads an order. */
  noteReading(accountId: string, orderId: string): Promise<void>;
  /** A reviewer gets a voucher link: logged for each order that references it. */
  notePicture(access: { accountId: string; pictureId: string }): Promise<void>;
  /** The newest accesses, newest first. */
  list(orderId: string): Promise<ReviewedOrder['accesses']>;
}

export function createOrderAccessLog(store: Store, clock: Clock): OrderAccessLog {
  return {
    async noteReading(accountId, orderId) {
      await store.kysely
        .insertInto('order_data_access')
        .values({ account_id: accountId, order_id: orderId, what: 'order', at: clock.now() })
        .execute();
    },
    async notePicture({ accountId, pictureId }) {
      const orders = await store.kysely
        .selectFrom('offline_payment_voucher as voucher')
        .innerJoin('offline_payment as payment', 'payment.id', 'voucher.payment_id')
        .select('payment.order_id')
        .distinct()
        .where('voucher.picture_id', '=', pictureId)
        .execute();
      const at = clock.now();
      const rows = orders.map(({ order_id }) => ({ account_id: accountId, order_id, what: 'picture' as const, at }));
      if (rows.length > 0) await store.kysely.insertInto('order_data_access').values(rows).execute();
    },
    async list(orderId) {
      const rows = await store.kysely
        .selectFrom('order_data_access as access')
        .innerJoin('account', 'account.id', 'access.account_id')
        .select(['account.username', 'access.what', 'access.at'])
        .where('access.order_id', '=', orderId)
        .orderBy('access.id', 'desc')
        .limit(accessesShown)
        .execute();
      return rows.map(({ username, what, at }) => ({ by: username, what, at: at.getTime() }));
    },
  };
}
