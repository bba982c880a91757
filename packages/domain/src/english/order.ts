import { orderSteps, paymentSteps } from '../market/orderFlow.ts';
import { orderStatuses } from '../market/orderStatus.ts';
import { paymentMethods } from '../market/payment.ts';
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
];
