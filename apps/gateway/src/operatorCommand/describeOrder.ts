import type { OrderForReview, OrderHistoryStep, OrderWarning, ReceivedPayment, ReviewedOrder } from '@lima-id/api';
import {
  chinaMinute,
  describeTransferGap,
  displayYuan,
  isRefundedAutomatically,
  marketMessages,
  type Order,
  orderStatuses,
  type PaymentFlag,
  paymentMethods,
  plainLine,
  readYuan,
  settlementConflict,
} from '@lima-id/domain';
import { section } from './section.ts';

const { order: texts, settlement: settlementTexts } = marketMessages;

const events = {
  saved: '下单',
  paymentSubmitted: '提交付款信息',
  paid: '在线支付到账',
  accepted: '确认到账',
  rejected: '驳回',
  cancelled: '取消',
  expired: '超时关闭',
} as const;
const looks = { order: '订单', picture: '凭证' } as const;
const warningTexts = {
  voucher: texts.sameVoucher,
  payment: texts.samePayment,
  transfer: texts.transferredToo,
} as const;

/** An amount with separators. */
function yuan(fen: number): string {
  return `¥ ${displayYuan(fen)}`;
}

/** One line for an order in a list. */
export function describeListedOrder(one: OrderForReview): string {
  const marks = [
    one.warned ? '疑似重复' : '',
    one.amountDiffers ? '金额不符' : '',
    one.flagged ? '异常到账' : '',
  ].filter(Boolean);
  return [
    one.orderCode,
    one.remittanceCode,
    orderStatuses[one.status],
    chinaMinute(one.changedAt),
    yuan(one.totalAmountFen),
    one.buyerCompanyName,
    ...marks,
  ]
    .map(plainLine)
    .join('  ');
}

function describeStep({ event, from, to, by, at, why }: OrderHistoryStep): string {
  const move = from === null ? orderStatuses[to] : `${orderStatuses[from]} → ${orderStatuses[to]}`;
  return [chinaMinute(at), by || '系统', events[event], move, why].filter(Boolean).map(plainLine).join('  ');
}

/** What was done about settled money, by whom and when. */
function describeSettlement({ amountFen, settlement }: ReceivedPayment): string {
  if (settlement === null) return '';
  const { repaidAmountFen, keptFor, note, by, at } = settlement;
  const restFen = amountFen - repaidAmountFen;
  const done = [
    keptFor === null || repaidAmountFen > 0 ? settlementTexts.repaid(yuan(repaidAmountFen)) : '',
    keptFor === null ? '' : settlementTexts.kept(yuan(restFen), keptFor),
    note,
  ];
  return `${done.filter(Boolean).join('，')}（${by}  ${chinaMinute(at)}）`;
}

/** What is to be done about surplus money, and who stopped its refund. */
function describeRefund({ refund, refundStop }: ReceivedPayment): string {
  if (refundStop === null || refund !== 'failed') return texts.refund[refund ?? 'byHand'];
  const { reason, checked, by, at } = refundStop;
  const why = [reason, checked ? '已在服务商后台核对' : ''].filter(Boolean).join('，');
  return `${texts.refund.stopped}（${by}  ${chinaMinute(at)}  ${why}）`;
}

function describeFlag(flag: PaymentFlag, payment: ReceivedPayment): string {
  const next = isRefundedAutomatically(flag) ? describeRefund(payment) : texts.checkMoney;
  return `${texts.flag[flag]}，${describeSettlement(payment) || next}`;
}

/** One line for money received by a provider. */
export function describePayment(payment: ReceivedPayment): string {
  const { provider, transaction, amountFen, at, flag } = payment;
  const what = flag === null ? marketMessages.order.paid : describeFlag(flag, payment);
  return [chinaMinute(at), provider, transaction, yuan(amountFen), what].map(plainLine).join('  ');
}

/** How to settle the payments of an order, or those without one; nothing when none waits for a person. */
export function describeSettling(payments: readonly ReceivedPayment[], orderCode = ''): string[] {
  const isWaiting = payments.some(
    ({ flag, refund, settlement }) =>
      settlementConflict({ flag, refund, isSettled: settlement !== null }, refund) === null,
  );
  const words = ['order settle', orderCode, '交易号 --note 处理说明'].filter(Boolean).join(' ');
  return isWaiting
    ? [`人工处理后，以 ${words} 登记：退还的加 --amount 退款金额，用于订单的加 --kept-for 订单号。`]
    : [];
}

/** How to stop the refunds of an order's payments; nothing when none is due. */
export function describeStopping(payments: readonly ReceivedPayment[], orderCode: string): string[] {
  return payments.some(({ refund }) => refund === 'due')
    ? [
        `长时间没有退回的，先以 order stop-refund ${orderCode} 交易号 --reason 原因 停止原路退款，再核对是否已退回，未退回的人工退还。`,
      ]
    : [];
}

/** What to do once the refund of an order's payment is stopped. */
export function describeRepaying(orderCode: string, transaction: string): string {
  return `请先在服务商后台按交易号核对：已经退回的，不要再退；没有退回、也没有处理中的退款的，人工退还。然后以 order settle ${orderCode} ${transaction} --amount 退款金额 --note 处理说明 登记。`;
}

function describeWarning({ kind, orderCodes }: OrderWarning): string {
  const others = orderCodes.length === 0 ? '' : `（${orderCodes.join('、')}）`;
  return `注意：${warningTexts[kind]}${others}`;
}

/** The last declared transfer. One that the order was not paid by says so. */
function describeInfo({ paymentInfo: info, paymentMethod }: Order): [string, string][] {
  if (info === null) return [];
  return [
    ['付款信息', paymentMethod === 'transfer' ? '' : '此前提交，未采用'],
    ['开户银行', info.depositBank],
    ['账户名称', info.bankAccountName],
    ['银行账号', info.bankNo],
    ['付款金额', yuan(readYuan(info.payAmount) ?? 0)],
    ['付款时间', info.payTime],
    ...info.payPictures.map(({ fullUrl }, index): [string, string] => [`付款凭证${index + 1}`, fullUrl]),
  ];
}

/** Warning about a transfer's amount, and what to do; nothing when it is the amount due, or the order was not paid by transfer. */
function describeGap({ totalAmountFen, paymentInfo, paymentMethod, orderCode, status }: Order): string[] {
  if (paymentMethod !== 'transfer') return [];
  const paidFen = readYuan(paymentInfo?.payAmount ?? '') ?? totalAmountFen;
  const differs = describeTransferGap({ dueFen: totalAmountFen, paidFen });
  if (differs === null) return [];
  return [`注意：${differs}`, ...(status === 'pendingReview' ? [typeAmount(orderCode)] : [])];
}

/** How to accept a transfer with another amount. */
export function typeAmount(orderCode: string): string {
  return `核对银行流水后，以 order accept ${orderCode} --amount 实际到账金额 确认；分次转账的，付款信息须为各次合计；不符的请驳回。`;
}

/** All details of an order, for the reviewer. */
export function describeReviewedOrder({ order, warnings, payments, steps, accesses }: ReviewedOrder): string {
  const rows: [string, string][] = [
    ['订单号', order.orderCode],
    ['汇款识别码', order.remittanceCode],
    ['当前状态', orderStatuses[order.status]],
    ['购买企业', `${order.buyerCompanyName}（${order.buyerPrefix}）`],
    ['下单时间', order.createTime],
    ...order.orderDetails.map((line): [string, string] => [
      '应用',
      `${line.productName}  ${line.packageName}  ${line.purchaseDuration}  ${yuan(line.priceFen)}`,
    ]),
    ['应付金额', yuan(order.totalAmountFen)],
    ['支付方式', order.paymentMethod === null ? '' : paymentMethods[order.paymentMethod]],
    ['订单备注', order.remark],
    ...describeInfo(order),
  ];
  return [
    ...rows.filter(([, value]) => value !== '').map(([name, value]) => `${name}：${plainLine(value)}`),
    ...section('金额提示', describeGap(order)),
    ...section('重复提示', warnings.map(describeWarning)),
    ...section('在线到账', [
      ...payments.map(describePayment),
      ...describeStopping(payments, order.orderCode),
      ...describeSettling(payments, order.orderCode),
    ]),
    ...section('订单经过', steps.map(describeStep)),
    ...section(
      '查看记录',
      accesses.map(({ by, what, at }) => `${chinaMinute(at)}  ${plainLine(by)}  ${looks[what]}`),
    ),
  ].join('\n');
}
