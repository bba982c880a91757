import { ButtonLink, EmptyState } from '@lima-id/ui';
import { personalAddresses } from '../../../shared/personal/personalAddresses.ts';

/** What stands there without invoices, and how to come by one. */
export function NoInvoices() {
  return (
    <EmptyState
      kind="noData"
      title="暂无发票"
      text="订单完成后，可在订单详情中申请发票。"
      actions={<ButtonLink href={`${personalAddresses.orders}?status=2`}>查看已完成的订单</ButtonLink>}
    />
  );
}
