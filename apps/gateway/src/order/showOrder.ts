import {
  chinaDateTime,
  formatYuan,
  type InvoiceStatus,
  type ListedOrder,
  type Order,
  type OrderedLine,
  type PaymentInfo,
  type VoucherPicture,
} from '@lima-id/domain';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Store } from '../schema/store.ts';
import { openBank } from './bankData.ts';
import { invoiceStatuses } from './invoice/invoiceRow.ts';
import { latestPayment, type PaymentRow } from './latestPayment.ts';
import type { OrderParts } from './orderParts.ts';
import type { OrderRow } from './orderRow.ts';

function listedOf(row: OrderRow, orderDetails: OrderedLine[], invoiceStatus: InvoiceStatus | null): ListedOrder {
  const totalAmountFen = Number(row.total_fen);
  return {
    id: row.id,
    orderCode: row.code,
    buyerCompanyId: row.company_id,
    buyerCompanyName: row.company_name,
    buyerPrefix: row.company_prefix,
    totalAmountFen,
    salePriceFen: totalAmountFen,
    standardPriceFen: totalAmountFen,
    productId: row.product_id,
    remark: row.remark,
    orderDetails,
    status: row.status,
    paymentMethod: row.payment_method,
    remittanceCode: row.remittance_code,
    rejectionReason: row.status === 'rejected' ? row.rejection_reason : '',
    createTime: chinaDateTime(row.created_at.getTime()),
    payBefore: row.expires_at === null ? '' : chinaDateTime(row.expires_at.getTime()),
    invoiceStatus,
  };
}

/** Orders as in lists, in the same order. */
export async function showOrders(store: Store, rows: readonly OrderRow[]): Promise<ListedOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const invoices = await invoiceStatuses(store.kysely, ids);
  const lines = await store.kysely
    .selectFrom('app_order_line')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('place')
    .execute();
  const linesOf = (orderId: string): OrderedLine[] =>
    lines
      .filter((line) => line.order_id === orderId)
      .map((line) => ({
        appId: line.app_id,
        packageProductId: line.package_id,
        packageName: line.package_name,
        priceFen: Number(line.price_fen),
        purchaseDuration: line.duration,
        productId: line.product_id,
        productName: line.product_name,
        picture: line.picture,
      }));
  return rows.map((row) => listedOf(row, linesOf(row.id), invoices.get(row.id) ?? null));
}

type ShowParts = Pick<OrderParts, 'store' | 'pictures' | 'bank'>;
type Viewer = Pick<Caller, 'accountId' | 'role'>;

/** The vouchers of a payment, with links for the viewer. */
async function showVouchers(
  { store, pictures }: ShowParts,
  paymentId: string,
  viewer: Viewer,
): Promise<VoucherPicture[]> {
  const vouchers = await store.kysely
    .selectFrom('offline_payment_voucher')
    .select('picture_id')
    .where('payment_id', '=', paymentId)
    .orderBy('place')
    .execute();
  const shown: VoucherPicture[] = [];
  for (const { picture_id: fileName } of vouchers) {
    shown.push({ fileName, fullUrl: (await pictures.link(fileName, viewer))?.fullUrl ?? '' });
  }
  return shown;
}

async function showPayment(parts: ShowParts, payment: PaymentRow, viewer: Viewer): Promise<PaymentInfo> {
  const { id, order_id: orderId, bank, pay_fen: payFen, pay_time: payTime } = payment;
  return {
    orderId,
    ...openBank(parts.bank, bank, orderId),
    payAmount: formatYuan(Number(payFen)),
    payTime,
    payPictures: await showVouchers(parts, id, viewer),
  };
}

/** An order as shown to its buyer or a reviewer. */
export async function showOrder(parts: ShowParts, row: OrderRow, viewer: Viewer): Promise<Order> {
  const [listed] = await showOrders(parts.store, [row]);
  if (listed === undefined) throw new Error('An order shows itself.');
  const payment = await latestPayment(parts.store.kysely, row.id);
  return { ...listed, paymentInfo: payment === undefined ? null : await showPayment(parts, payment, viewer) };
}
