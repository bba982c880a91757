import { ButtonLink, EmptyState } from '@lima-id/ui';
import { ordersAddress } from '../orders/ordersQuery.ts';

/** The empty state of the invoices, with how to request one. */
export function NoInvoices() {
  return (
    <EmptyState
      kind="noData"
      title="暂无发票"
      text="订单完成后，可在订单详情中申请发票。"
      actions={<ButtonLink href={ordersAddress({ status: 'completed', page: 1 })}>查看已完成的订单</ButtonLink>}
    />
  );
}
