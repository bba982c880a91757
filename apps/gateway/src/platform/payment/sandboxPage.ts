import { chinaMinute, displayYuan, formatYuan } from '@lima-id/domain';
import { escapeHtml } from '../http/escapeHtml.ts';
import type { StandingPayment } from './paymentPort.ts';

const states = { paid: '支付成功', failed: '支付失败', closing: '支付已关闭', closed: '支付已关闭' } as const;

/** Message of the page: payment over, or invalid amount. */
export type SandboxNote = 'expired' | 'wrongAmount' | null;

const notes = {
  expired: '<p role="alert">支付已超时，请返回订单重新发起支付。</p>',
  wrongAmount: '<p role="alert">请输入正确的金额。</p>',
} as const;

function form({ amountFen }: StandingPayment): string {
  return `<form method="post">
<p><label for="amount">实付金额（元）</label>
<input id="amount" name="amount" inputmode="decimal" autocomplete="off" value="${formatYuan(amountFen)}"></p>
<p><button name="outcome" value="paid">支付成功</button>
<button name="outcome" value="failed">支付失败</button></p>
</form>`;
}

/**
 * The sandbox page of a payment: amount and two buttons for the outcome. Without scripts; the field has the type of the text, since iOS zooms
 * the page for smaller type.
 */
export function sandboxPage(payment: StandingPayment, note: SandboxNote): string {
  const { orderCode, description, amountFen, expiresAt, state } = payment;
  const facts = [
    ['订单号', orderCode],
    ['商品', description],
    ['应付金额', `¥ ${displayYuan(amountFen)}`],
    ['请在此时间前支付', chinaMinute(expiresAt.getTime())],
  ].map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`);
  const rest =
    state === 'open'
      ? `${note === null ? '' : notes[note]}${note === 'expired' ? '' : form(payment)}`
      : `<p role="status">${states[state]}，可以关闭本页。</p>`;
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>模拟支付</title>
</head>
<body>
<main>
<h1>模拟支付</h1>
<p>本页只用于演示与测试，不会产生真实扣款。</p>
<dl>
${facts.join('\n')}
</dl>
${rest}
</main>
</body>
</html>
`;
}
