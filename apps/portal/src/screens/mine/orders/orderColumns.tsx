import { displayYuan, judgeInvoice, type ListedOrder, marketMessages, type OrderedLine } from '@lima-id/domain';
import { Link, type TableColumn } from '@lima-id/ui';
import { paymentAddress } from '../../../shared/order/orderAddresses.ts';
import { orderAddress } from '../../../shared/personal/personalAddresses.ts';
import { AskForInvoice } from '../invoice/AskForInvoice.tsx';
import { invoiceTexts } from '../invoice/invoiceTexts.ts';
import { Named } from '../List.styles.ts';
import { canPay } from '../orderActs.ts';
import { StatusTag } from '../StatusTag.tsx';

/** What was ordered: the first app, and how many there are beside it. */
function Apps({ lines }: { lines: readonly OrderedLine[] }) {
  const [first] = lines;
  if (first === undefined) return <span>—</span>;
  const { productName, packageName, purchaseDuration } = first;
  const more = lines.length > 1 ? `等 ${lines.length} 个应用` : '';
  return (
    <Named>
      <span>{`${productName}${more}`}</span>
      <span data-part="note">{`${packageName} · ${purchaseDuration}`}</span>
    </Named>
  );
}

/** The columns of the list of somebody's orders. */
export const orderColumns = (userId: string): TableColumn<ListedOrder>[] => [
  { key: 'code', head: '订单号', face: 'code', cell: ({ orderCode }) => orderCode },
  { key: 'apps', head: '应用', wrap: true, cell: ({ orderDetails }) => <Apps lines={orderDetails} /> },
  { key: 'total', head: '金额（元）', face: 'figure', cell: ({ totalAmountFen }) => displayYuan(totalAmountFen) },
  { key: 'status', head: '状态', cell: ({ status }) => <StatusTag status={status} /> },
  {
    key: 'time',
    head: '下单时间',
    face: 'figure',
    align: 'start',
    cell: ({ createTime }) => createTime.slice(0, 16),
  },
  {
    key: 'act',
    head: '操作',
    cell: (order) => (
      <>
        <Link href={orderAddress(order.id)} aria-label={`查看详情 ${order.orderCode}`}>
          查看详情
        </Link>
        {canPay(order.status) ? (
          <Link href={paymentAddress(order.id)} aria-label={`${marketMessages.order.pay} ${order.orderCode}`}>
            {marketMessages.order.pay}
          </Link>
        ) : null}
        {judgeInvoice(order).ok ? (
          <AskForInvoice
            variant="secondary"
            size="sm"
            userId={userId}
            order={order}
            aria-label={`${invoiceTexts.ask} ${order.orderCode}`}
          />
        ) : null}
      </>
    ),
  },
];
