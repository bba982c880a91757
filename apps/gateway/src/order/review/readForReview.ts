import type { ReceivedPayment, ReviewedOrder } from '@lima-id/api';
import { describeTransferGap, readYuan } from '@lima-id/domain';
import type { Caller } from '../../platform/authorisation/caller.ts';
import type { Reply } from '../../platform/http/mount.ts';
import type { Store } from '../../schema/store.ts';
import type { OrderParts } from '../orderParts.ts';
import { readSteps } from '../readSteps.ts';
import { orderRefusals } from '../refusals.ts';
import { showOrder } from '../showOrder.ts';
import type { OrderAccessLog } from './dataAccess.ts';
import { selectReceived, showReceived } from './receivedPayment.ts';
import { readWarnings } from './warnings.ts';

async function readPayments(store: Store, orderId: string): Promise<ReceivedPayment[]> {
  const payments = await selectReceived(store.kysely)
    .where('payment.order_id', '=', orderId)
    .orderBy('payment.id')
    .execute();
  return payments.map(showReceived);
}

/** An order with all its data, for a reviewer. Writes the audit log first. */
export async function readForReview(
  parts: OrderParts,
  accessLog: OrderAccessLog,
  id: string,
  reviewer: Caller,
): Promise<Reply<ReviewedOrder, null>> {
  const { store } = parts;
  const row = await store.kysely.selectFrom('app_order').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return { failure: orderRefusals.unknown };
  await accessLog.noteReading(reviewer.accountId, id);
  const order = await showOrder(parts, row, reviewer);
  const { paymentInfo, paymentMethod, totalAmountFen: dueFen } = order;
  const isTransfer = paymentMethod === 'transfer' && paymentInfo !== null;
  const paidFen = isTransfer ? (readYuan(paymentInfo.payAmount) ?? 0) : dueFen;
  return {
    data: {
      order,
      amountDiffers: describeTransferGap({ dueFen, paidFen }) !== null,
      warnings: await readWarnings(store, id),
      payments: await readPayments(store, id),
      steps: await readSteps(store, id),
      accesses: await accessLog.list(id),
    },
  };
}
