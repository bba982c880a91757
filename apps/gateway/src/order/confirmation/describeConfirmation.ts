import {
  chinaDateTime,
  displayYuan,
  invoiceStatuses,
  type ListedOrder,
  orderStatuses,
  paymentMethods,
  plainLine,
} from '@lima-id/domain';
import type { Confirmation, ConfirmationLine } from './confirmation.ts';

/** Names of platform and seller. */
export interface Seller {
  platformName: string;
  /** The registered name of the selling company; empty when not configured. */
  legalName: string;
}

/** Additional data for an order's confirmation. */
export interface ConfirmationMoment {
  seller: Seller;
  /** When the order was completed; null before. */
  completedAt: Date | null;
  /** Amount of the declared transfer, in fen; null without one. */
  transferredFen: number | null;
  now: Date;
}

/** Whether the order still waits for money. */
function isUnpaid({ status }: ListedOrder): boolean {
  return status === 'pendingPayment' || status === 'rejected';
}

function yuan(fen: number): string {
  return `¥ ${displayYuan(fen)}`;
}

/** The texts of an order's confirmation. User input is reduced to one line without invisible characters. */
export function describeConfirmation(
  order: ListedOrder,
  { seller, completedAt, transferredFen, now }: ConfirmationMoment,
): Confirmation {
  const facts: [string, string][] = [
    ['订单号', order.orderCode],
    ['订单状态', orderStatuses[order.status]],
    ['购买企业', order.buyerCompanyName],
    ['标识前缀', order.buyerPrefix],
    ['销售方', seller.legalName],
    ['下单时间', order.createTime],
    ['付款截止', order.payBefore],
    ['完成时间', completedAt === null ? '' : chinaDateTime(completedAt.getTime())],
    ['支付方式', order.paymentMethod === null ? '' : paymentMethods[order.paymentMethod]],
    ['付款金额', transferredFen === null ? '' : yuan(transferredFen)],
    ['汇款识别码', isUnpaid(order) ? order.remittanceCode : ''],
    ['发票', order.invoiceStatus === null ? '未申请' : invoiceStatuses[order.invoiceStatus]],
    ['订单备注', order.remark],
  ];
  return {
    platform: seller.platformName,
    title: '订单确认单',
    code: order.orderCode,
    facts: facts.map(([name, value]) => [name, plainLine(value)] as const).filter(([, value]) => value !== ''),
    heads: { app: '应用', package: '规格', duration: '时长', price: '小计' },
    lines: order.orderDetails.map(
      (line): ConfirmationLine => ({
        app: plainLine(line.productName),
        package: plainLine(line.packageName),
        duration: plainLine(line.purchaseDuration),
        price: yuan(line.priceFen),
      }),
    ),
    total: ['订单金额', yuan(order.totalAmountFen)],
    notes: [
      `本确认单由${seller.platformName}于 ${chinaDateTime(now.getTime())} 生成，内容以平台订单为准。`,
      '本确认单不是发票，不能作为付款凭证。',
    ],
    foot: '第 {page} / {pages} 页',
  };
}
