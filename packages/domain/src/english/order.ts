import { settlementNoteMaxLength } from '../market/limits.ts';
import { orderSteps, paymentSteps } from '../market/orderFlow.ts';
import { orderStatuses } from '../market/orderStatus.ts';
import { paymentMethods } from '../market/payment.ts';
import { refundStopMessages } from '../messages/refundStop.ts';
import { transferMessages } from '../messages/transfer.ts';
import { pair } from './catalogue.ts';

export const orderPairs = [
  pair(orderStatuses, {
    pendingPayment: 'Waiting for payment',
    pendingReview: 'Waiting for the audit',
    completed: 'Completed',
    cancelled: 'Cancelled',
    rejected: 'Not approved',
  }),
  pair(paymentSteps, { 1: 'Choose apps', 2: 'Confirm the order', 3: 'Pay' }),
  pair(orderSteps, { 1: 'Choose a duration', 2: 'Confirm the order', 3: 'Pay', 4: 'Payment completed' }),
  pair(paymentMethods, { transfer: 'Offline payment', wechat: 'WeChat Pay' }),
  pair(transferMessages, {
    less: (paid, due, gap) => `The amount paid, ${paid}, is not the amount due, ${due}; it is ${gap} less`,
    more: (paid, due, gap) => `The amount paid, ${paid}, is not the amount due, ${due}; it is ${gap} more`,
    confirmFirst: (differs, translate) =>
      `${translate(differs)}. Check and change it, or confirm that you submit this amount.`,
    typeFirst: (differs, translate) =>
      `${translate(differs)}. Check the bank statement, and enter the amount that arrived.`,
    typedDiffers: (typed) =>
      `The amount entered, ${typed}, is not the amount in the payment information. Check the bank statement; if the amount is wrong, reject the payment information.`,
  }),
  pair(refundStopMessages, {
    reasonMissing: 'Enter why the refund is stopped, such as a balance that is too low',
    reasonTooLong: `The reason has at most ${settlementNoteMaxLength} characters`,
    notDue: 'No refund of this payment is under way, refresh the page to see it',
    returned: 'This payment was refunded, do not repay it',
    unanswered:
      'The provider cannot be asked about this refund at the moment. Try again later, and do not repay it until then.',
    checkFirst:
      'It is not certain that this money was not returned. Look up its refunds by the transaction number in the console of the provider, and stop the refund once none of them is in progress.',
  }),
];
