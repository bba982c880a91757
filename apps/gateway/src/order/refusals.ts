import { marketMessages, refundStopMessages, suspensionMessages } from '@lima-id/domain';
import { waitText } from '../platform/attempts/waitText.ts';

const { order, payment, onlinePayment, settlement, gate, appMissing } = marketMessages;

const conflict = 409;
const unprocessable = 422;

/** Refusals of the order calls: what happened, then what to do. */
export const orderRefusals = {
  /** For others the order does not exist. */
  unknown: { status: 404, message: order.unknown },
  needsPrefix: { status: 403, message: gate.buyPrefix },
  companySuspended: { status: 403, message: suspensionMessages.buying },
  companyNotApproved: { status: 403, message: order.companyNotApproved },
  foreignCompany: { status: 403, message: order.foreignCompany },
  appMissing: { status: 404, message: appMissing },
  offerDiffers: { status: conflict, message: order.offerDiffers },
  /** A transaction id that was used with other content. */
  usedBefore: { status: conflict, message: order.usedBefore },
  notAllowed: { status: conflict, message: order.notAllowed },
  notSeen: { status: conflict, message: order.notSeen },
  paymentUnknown: { status: 404, message: settlement.unknown },
  /** The provider of a refund could not be asked. */
  refundUnanswered: { status: 503, message: refundStopMessages.unanswered },
  refundChanged: { status: conflict, message: settlement.changed },
  refundRequested: (ms: number) => ({
    status: conflict,
    message: `刚刚申请过原路退款，结果还不确定，请${waitText(ms)}后再试`,
  }),
  /** Refusals of the rules. */
  conflicts: (message: string) => ({ status: conflict, message }),
  invalid: (message: string) => ({ status: unprocessable, message }),
  pictureGone: { status: unprocessable, message: payment.payPictureGone },
  confirmationBusy: { status: 503, message: order.confirmationBusy },
  savedTooOften: (ms: number) => ({ status: 429, message: `您提交订单过于频繁，请${waitText(ms)}后再试` }),
} as const;

/** Refusals to start a provider payment. */
export const onlineRefusals = {
  off: { status: 503, message: onlinePayment.off },
  unavailable: { status: 503, message: onlinePayment.unavailable },
  opening: { status: conflict, message: onlinePayment.opening },
  amountDiffers: { status: conflict, message: onlinePayment.amountDiffers },
  returnAddress: { status: unprocessable, message: onlinePayment.returnAddress },
} as const;
