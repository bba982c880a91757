import { contract } from '@lima-id/api';
import { callerOf, type Handler, mount } from '../platform/http/mount.ts';
import { type PaymentDesk, paymentChannels } from '../platform/payment/paymentPort.ts';
import type { Subject } from '../schema/subject.ts';
import { eraseUnpaid } from './eraseUnpaid.ts';
import { expireOrders } from './expireOrders.ts';
import { cleanupIntervalMs, erasureIntervalMs, pollJobIntervalMs } from './limits.ts';
import type { OrderParts } from './orderParts.ts';
import { cancelOrder, listMyOrders, readOrder, readOrderHistory } from './ownOrders.ts';
import { createPaymentDesk } from './payment/paymentDesk.ts';
import { pollPayments } from './payment/pollPayments.ts';
import { readPaymentResult } from './payment/readResult.ts';
import { refundPayments } from './payment/refundPayments.ts';
import { type PaymentStart, startPayment } from './payment/startPayment.ts';
import type { OrderAccessLog } from './review/dataAccess.ts';
import { acceptOrder, rejectOrder } from './review/decide.ts';
import { listOrders } from './review/listOrders.ts';
import { listUnknownPayments } from './review/listUnknownPayments.ts';
import { readForReview } from './review/readForReview.ts';
import { settlePayment } from './review/settlePayment.ts';
import { stopRefund } from './review/stopRefund.ts';
import { saveOrder } from './saveOrder.ts';
import { savePaymentInfo } from './savePaymentInfo.ts';

type Mounted = Parameters<Subject['mount']>[0];

/** Calls of buyers. */
function mountOrders(app: Mounted, parts: OrderParts): void {
  mount(app, contract.saveOrder, (request, context) => saveOrder(parts, callerOf(context), request));
  mount(app, contract.savePaymentInfo, (request, context) => savePaymentInfo(parts, callerOf(context), request));
  mount(app, contract.readOrder, (request, context) => readOrder(parts, callerOf(context), request));
  mount(app, contract.readOrderHistory, (request, context) => readOrderHistory(parts, callerOf(context), request));
  mount(app, contract.cancelOrder, (request, context) => cancelOrder(parts, callerOf(context), request));
  mount(app, contract.listMyOrders, (request, context) => listMyOrders(parts, callerOf(context), request));
}

/** Payments by providers, and their notifications. */
function mountPayments(app: Mounted, parts: OrderParts, desk: PaymentDesk): void {
  const begin = async (context: Parameters<Handler<unknown, unknown, null>>[1], beginning: PaymentStart) =>
    await startPayment(
      { ...parts, desk, onFailure: (detail) => context.log.warn({ detail }, 'payment not begun') },
      callerOf(context),
      beginning,
    );
  mount(app, contract.createHumiOrder, async ({ orderCode, orderAmountFen, payAmountFen, redirectUrl }, context) => {
    const amountsFen = [orderAmountFen, payAmountFen];
    const begun = await begin(context, { channel: 'humi', orderCode, amountsFen, redirectUrl });
    if ('refusal' in begun) return { failure: begun.refusal };
    return { data: { pageUrl: begun.address, expiresAt: begun.expiresAt } };
  });
  mount(app, contract.placeWechatOrder, async ({ orderCode, amountFen }, context) => {
    const begun = await begin(context, { channel: 'wechat', orderCode, amountsFen: [amountFen], redirectUrl: '' });
    if ('refusal' in begun) return { failure: begun.refusal };
    return { data: { codeUrl: begun.address, expiresAt: begun.expiresAt } };
  });
  mount(app, contract.readWechatPaymentResult, (request, context) =>
    readPaymentResult(parts, callerOf(context), request),
  );
  // One provider may serve several channels.
  for (const provider of new Set(paymentChannels.map((channel) => parts.providers[channel])))
    provider?.mount(app, desk);
}

/** Calls of reviewers. */
function mountReview(app: Mounted, parts: OrderParts, accessLog: OrderAccessLog): void {
  mount(app, contract.listOrders, (request) => listOrders(parts.store, request));
  mount(app, contract.listUnknownPayments, (request) => listUnknownPayments(parts.store, request));
  mount(app, contract.readOrderForReview, ({ id }, context) => readForReview(parts, accessLog, id, callerOf(context)));
  mount(app, contract.acceptOrder, (request, context) => acceptOrder(parts, callerOf(context), request));
  mount(app, contract.rejectOrder, (request, context) => rejectOrder(parts, callerOf(context), request));
  mount(app, contract.stopRefund, (request, context) => {
    const onFailure = (detail: string) => context.log.warn({ detail }, 'payment not settled');
    return stopRefund({ ...parts, onFailure }, callerOf(context), request);
  });
  mount(app, contract.settlePayment, (request, context) => settlePayment(parts, callerOf(context), request));
}

/** Orders of apps: saving, payment, review, expiry, and erasure. */
export function createOrderSubject(parts: OrderParts, accessLog: OrderAccessLog): Subject {
  const desk = createPaymentDesk(parts);
  let onFailure: (detail: string) => void = () => undefined;
  const settling = (ending: AbortSignal) => ({ ...parts, desk, onFailure, isEnding: () => ending.aborted });
  return {
    name: 'order',
    mount(app) {
      mountOrders(app, parts);
      mountPayments(app, parts, desk);
      mountReview(app, parts, accessLog);
      onFailure = (detail) => app.log.warn({ detail }, 'payment not settled');
    },
    jobs: () => [
      { name: 'order expiry', everyMs: cleanupIntervalMs, run: (ending) => expireOrders(parts, ending) },
      { name: 'order cleanup', everyMs: erasureIntervalMs, run: (ending) => eraseUnpaid(parts, ending) },
      { name: 'payment inquiry', everyMs: pollJobIntervalMs, run: (ending) => pollPayments(settling(ending)) },
      { name: 'payment refund', everyMs: pollJobIntervalMs, run: (ending) => refundPayments(settling(ending)) },
    ],
  };
}
