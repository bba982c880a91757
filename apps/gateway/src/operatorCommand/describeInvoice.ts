import type { InvoiceStep, ReviewedInvoice } from '@lima-id/api';
import {
  chinaMinute,
  displayYuan,
  invoiceKinds,
  invoiceStatuses,
  type ListedInvoice,
  plainLine,
} from '@lima-id/domain';
import { section } from './section.ts';

const events = { requested: '申请', issued: '开具', reversed: '冲红' } as const;

/** One line for an invoice in a list. */
export function describeListedInvoice(one: ListedInvoice): string {
  return [
    one.orderCode,
    invoiceStatuses[one.status],
    one.requestTime.slice(0, 'YYYY-MM-DD HH:mm'.length),
    `¥ ${displayYuan(one.amountFen)}`,
    invoiceKinds[one.kind],
    one.title,
    one.invoiceNumber,
  ]
    .filter(Boolean)
    .map(plainLine)
    .join('  ');
}

function describeStep({ event, from, to, by, at, why }: InvoiceStep): string {
  const move = from === null ? invoiceStatuses[to] : `${invoiceStatuses[from]} → ${invoiceStatuses[to]}`;
  return [chinaMinute(at), by, events[event], move, why].filter(Boolean).map(plainLine).join('  ');
}

/** All details of an invoice, for the person who issues it. */
export function describeReviewedInvoice({ invoice, steps, accesses }: ReviewedInvoice): string {
  const rows: [string, string][] = [
    ['订单号', invoice.orderCode],
    ['当前状态', invoiceStatuses[invoice.status]],
    ['申请时间', invoice.requestTime],
    ['发票类型', invoiceKinds[invoice.kind]],
    ['发票抬头', invoice.title],
    ['纳税人识别号', invoice.taxNumber],
    ['注册地址', invoice.registeredAddress],
    ['注册电话', invoice.registeredPhone],
    ['开户银行', invoice.bankName],
    ['银行账号', invoice.bankAccount],
    ['开票金额', `¥ ${displayYuan(invoice.amountFen)}`],
    ['收票邮箱', invoice.email],
    ['发票号码', invoice.invoiceNumber],
    ['开票日期', invoice.issuedOn],
    ['冲红原因', invoice.reversalReason],
  ];
  return [
    ...rows.filter(([, value]) => value !== '').map(([name, value]) => `${name}：${plainLine(value)}`),
    ...section('发票经过', steps.map(describeStep)),
    ...section(
      '查看记录',
      accesses.map(({ by, at }) => `${chinaMinute(at)}  ${plainLine(by)}`),
    ),
  ].join('\n');
}
