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

/** Whose confirmations they are. */
export interface Seller {
  platformName: string;
  /** The company that sells, as it is registered; empty where not configured. */
  legalName: string;
}

/** What an order's confirmation says besides the order itself. */
export interface ConfirmationMoment {
  seller: Seller;
  /** When the order was completed; null before. */
  completedAt: Date | null;
  /** What the buyer handed in as transferred, in fen; null without a transfer. */
  transferredFen: number | null;
  now: Date;
}

/** Whether money is still to come for an order. */
function isUnpaid({ status }: ListedOrder): boolean {
  return status === 0 || status === 4;
}

function yuan(fen: number): string {
  return `¥ ${displayYuan(fen)}`;
}

/** The confirmation of an order in words. What people typed stands on one line, without what nobody can see. */
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
