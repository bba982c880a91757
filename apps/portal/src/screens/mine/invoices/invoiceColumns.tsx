import { displayYuan, invoiceKinds, type ListedInvoice } from '@lima-id/domain';
import { Link, type TableColumn } from '@lima-id/ui';
import { orderAddress } from '../../../shared/personal/personalAddresses.ts';
import { InvoiceTag } from '../invoice/InvoiceTag.tsx';
import { Named } from '../List.styles.ts';

/** The number under which an invoice was issued, and the day below; why it was reversed. */
function Issued({ invoiceNumber, issuedOn, status, reversalReason }: ListedInvoice) {
  if (invoiceNumber === '') return <span>—</span>;
  return (
    <Named>
      <span>{invoiceNumber}</span>
      <span data-part="note">{status === 'reversed' ? `冲红原因：${reversalReason}` : `开票日期 ${issuedOn}`}</span>
    </Named>
  );
}

/** The columns of the list of invoices. */
export const invoiceColumns: TableColumn<ListedInvoice>[] = [
  {
    key: 'title',
    head: '发票',
    wrap: true,
    cell: ({ title, kind }) => (
      <Named>
        <span>{title}</span>
        <span data-part="note">{invoiceKinds[kind]}</span>
      </Named>
    ),
  },
  { key: 'amount', head: '金额（元）', face: 'figure', cell: ({ amountFen }) => displayYuan(amountFen) },
  { key: 'status', head: '状态', cell: ({ status }) => <InvoiceTag status={status} /> },
  { key: 'number', head: '发票号码', wrap: true, cell: Issued },
  {
    key: 'time',
    head: '申请时间',
    face: 'figure',
    align: 'start',
    cell: ({ requestTime }) => requestTime.slice(0, 16),
  },
  {
    key: 'act',
    head: '订单',
    cell: ({ orderId, orderCode }) => (
      <Link href={orderAddress(orderId)} aria-label={`查看订单 ${orderCode}`}>
        查看订单
      </Link>
    ),
  },
];
