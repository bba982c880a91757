import { dayMs, unpaidOrderKeptDays } from '@lima-id/domain';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { cleanupBatchSize } from './limits.ts';
import type { OrderParts } from './orderParts.ts';

type CleanupParts = Pick<OrderParts, 'store' | 'clock' | 'pictures'>;

/** Time in ms for which the payment information and the remark of an unpaid order are kept. */
const keptMs = unpaidOrderKeptDays * dayMs;

/** Deletes the payment information of orders; returns the references of its vouchers. */
async function deletePayments(transaction: Transaction<Tables>, orderIds: readonly string[]): Promise<string[]> {
  const vouchers = await transaction
    .deleteFrom('offline_payment_voucher')
    .where('payment_id', 'in', ({ selectFrom }) =>
      selectFrom('offline_payment').select('offline_payment.id').where('offline_payment.order_id', 'in', orderIds),
    )
    .returning('picture_id')
    .execute();
  await transaction.deleteFrom('offline_payment').where('order_id', 'in', orderIds).execute();
  return [...new Set(vouchers.map(({ picture_id }) => picture_id))];
}

/** Releases pictures that no payment names any more, for the next run of the cleanup job of pictures. */
async function releaseVouchers(
  { pictures }: CleanupParts,
  transaction: Transaction<Tables>,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  // Locked as a payment locks those that it names, in the same order: its vouchers are seen below, or it finds the pictures released.
  await transaction
    .selectFrom('private_picture')
    .select('id')
    .where('id', 'in', names)
    .orderBy('id')
    .forUpdate()
    .execute();
  const rows = await transaction
    .selectFrom('offline_payment_voucher')
    .select('picture_id')
    .where('picture_id', 'in', names)
    .execute();
  const named = new Set(rows.map(({ picture_id }) => picture_id));
  await pictures.release(
    transaction,
    names.filter((name) => !named.has(name)),
    new Date(0),
  );
}

/** Erases what some unpaid orders have beyond their time; returns how many. Orders that somebody else changes at the same time are skipped. */
async function eraseSome(parts: CleanupParts): Promise<number> {
  const before = new Date(parts.clock.now().getTime() - keptMs);
  return await parts.store.transaction(async (transaction) => {
    const over = await transaction
      .selectFrom('app_order')
      .select('id')
      .where('status', 'in', ['cancelled', 'rejected'])
      .where('changed_at', '<=', before)
      .where(
        sql<boolean>`(remark <> '' or exists (select from offline_payment where order_id = app_order.id))
          and not exists (select from received_payment where order_id = app_order.id)`,
      )
      .limit(cleanupBatchSize)
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = over.map(({ id }) => id);
    if (ids.length > 0) {
      const vouchers = await deletePayments(transaction, ids);
      await transaction.updateTable('app_order').set({ remark: '' }).where('id', 'in', ids).execute();
      await releaseVouchers(parts, transaction, vouchers);
    }
    return ids.length;
  });
}

/**
 * Erases payment information, vouchers and remark of orders that were cancelled, or whose payment was rejected, three years ago, unless money
 * was received for them. Stops before the next transaction once `ending` is aborted.
 */
export async function eraseUnpaid(parts: CleanupParts, ending: AbortSignal): Promise<void> {
  for (let erased = cleanupBatchSize; erased === cleanupBatchSize && !ending.aborted; ) erased = await eraseSome(parts);
}
