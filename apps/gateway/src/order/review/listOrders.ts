import type { OrderReviewList, OrderReviewListRequest } from '@lima-id/api';
import { chinaDateTime, readRemittanceCode } from '@lima-id/domain';
import { sql } from 'kysely';
import type { Reply } from '../../platform/http/mount.ts';
import type { Store } from '../../schema/store.ts';
import { amountDiffers, isWarned } from './warnings.ts';

const orderId = sql.ref('app_order.id');

/** Whether flagged money was received that is neither refunded nor settled. */
const isFlagged = sql<boolean>`exists (
  select from received_payment
  where received_payment.order_id = ${orderId} and flag is not null and refund is distinct from 'done' and settled_at is null)`;

/** A page of orders, longest unchanged first. */
export async function listOrders(
  store: Store,
  { status, code, flagged, page, pageSize }: OrderReviewListRequest,
): Promise<Reply<OrderReviewList, null>> {
  let wanted = store.kysely.selectFrom('app_order');
  if (status !== undefined) wanted = wanted.where('status', '=', status);
  if (code !== undefined) {
    const remittanceCode = readRemittanceCode(code);
    wanted =
      remittanceCode === null ? wanted.where('code', '=', code) : wanted.where('remittance_code', '=', remittanceCode);
  }
  if (flagged !== undefined) wanted = wanted.where(isFlagged, '=', flagged);
  const { total } = await wanted
    .select((select) => select.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .select(['id', 'code', 'remittance_code', 'company_name', 'total_fen', 'status', 'created_at', 'changed_at'])
    .select([isWarned(orderId).as('warned'), isFlagged.as('flagged'), amountDiffers(orderId).as('amount_differs')])
    .orderBy('changed_at')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const orders = rows.map((row) => ({
    id: row.id,
    orderCode: row.code,
    remittanceCode: row.remittance_code,
    buyerCompanyName: row.company_name,
    totalAmountFen: Number(row.total_fen),
    status: row.status,
    createTime: chinaDateTime(row.created_at.getTime()),
    changedAt: row.changed_at.getTime(),
    warned: row.warned,
    flagged: row.flagged,
    amountDiffers: row.amount_differs,
  }));
  return { data: { total: Number(total), orders } };
}
