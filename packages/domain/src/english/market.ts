import { appSorts } from '../market/appQuery.ts';
import { appSources } from '../market/appSource.ts';
import { budgetOption } from '../market/budget.ts';
import { durationLabel, durationUnits } from '../market/duration.ts';
import {
  auditMaxDays,
  auditMinDays,
  orderLinesMax,
  orderReasonMaxLength,
  orderRemarkMaxLength,
  paymentTextMaxLength,
  settlementNoteMaxLength,
  voucherPicturesMax,
} from '../market/limits.ts';
import { trialStates } from '../market/trialState.ts';
import { marketMessages } from '../messages/market.ts';
import { priceMessages } from '../messages/price.ts';
import { voucherImageMaxBytes } from '../picture/limits.ts';
import { keyed, pair } from './catalogue.ts';
import { counted, megabytes } from './words.ts';

/** Up to three digits: four are a year of the calendar. */
const isCount = (part: string) => /^\d{1,3}$/.test(part);

export const marketPairs = [
  pair(marketMessages, {
    duration: {
      inquireFirst: 'The price of this app is on request, make an inquiry first',
      noDuration: 'Choose for how long to buy it',
      noPrice: 'There is no price for this duration, choose another',
    },
    gate: {
      agreement: 'Accept the service agreement and the user agreement of the app market first',
      login: 'You are not logged in. Log in now?',
      buyPrefix: 'Register an enterprise prefix before you buy',
      tryPrefix: 'Register an enterprise prefix before you try it',
      company: 'Your enterprise could not be loaded, try again later',
    },
    order: {
      empty: 'Choose an app to buy first',
      tooMany: `An order has at most ${orderLinesMax} apps`,
      notMoney: 'The amount of the order is wrong, go back and confirm again',
      amountDiffers: 'The amount of the order has changed, go back and confirm again',
      remarkTooLong: `The remark has at most ${orderRemarkMaxLength} characters`,
      pay: 'Go to payment',
      payDone: 'Payment completed',
      submitted: `The order was submitted and will be audited in ${auditMinDays} to ${auditMaxDays} working days`,
      paid: 'The payment succeeded',
      transaction: (number) => `Transaction ${number}`,
      cancelled: 'The order was cancelled',
      notAllowed: 'The status of the order has changed, refresh the page to see it',
      notSeen:
        'You have not read the latest payment information of this order, read the order before you accept or reject it',
      offerDiffers: 'The chosen app or package has changed, go back and choose again',
      usedBefore: 'Other content was submitted for this order before, go back and confirm again',
      foreignCompany: 'You can order for your own enterprise only, refresh the page and confirm again',
      companyNotApproved: 'Your enterprise is not approved yet, you can buy once it is',
      unknown: 'There is no such order, check the order number',
      confirmationBusy: 'Many order confirmations are being made at the moment, try again later',
      reasonMissing: 'Enter why it is rejected',
      reasonTooLong: `The reason of a rejection has at most ${orderReasonMaxLength} characters`,
      sameVoucher: 'The payment voucher is that of another order',
      samePayment: 'Bank account, amount and date of the payment are those of another order',
      transferredToo:
        'It was paid for online after a transfer was reported. Check whether the transfer arrived; money that was paid twice has to be returned.',
      flag: {
        amountDiffers: 'The amount received is not that of the order',
        orderOver: 'Received after the order was cancelled or ran out',
        paidTwice: 'Received again after the order was completed',
        orderUnknown: 'The money received belongs to no known order',
      },
      checkMoney: 'Check it, then decide',
      refund: {
        byHand: 'Please refund it',
        due: 'Refund under way',
        done: 'Refunded',
        failed: 'The refund failed, please refund it by hand',
        stopped: 'The refund was stopped, check whether the money went back, and refund it by hand if not',
      },
    },
    payment: {
      depositBank: 'Enter the bank',
      bankAccountName: 'Enter the name of the account',
      bankNo: 'Enter the account number',
      bankNoDigits: 'An account number has digits only',
      payAmount: 'Enter the amount paid',
      payAmountShape: 'Enter a valid amount',
      payTime: 'Choose the time of the payment',
      payTimeLate: 'The time of the payment must not be after today',
      payPictures: 'Upload a payment voucher',
      payPicturesMany: `At most ${voucherPicturesMax} payment vouchers`,
      payPictureGone: 'The payment voucher has expired, upload it again',
      textTooLong: `Each entry has at most ${paymentTextMaxLength} characters, shorten it and submit again`,
      payPicture: `A payment voucher is a jpeg, png or bmp picture of at most ${megabytes(voucherImageMaxBytes)}`,
    },
    onlinePayment: {
      off: 'Online payment is not available, use an offline payment',
      unavailable: 'The payment cannot be started at the moment. Try again later, or use an offline payment.',
      opening: 'A payment of this order is being started, try again in a few seconds',
      amountDiffers: 'The amount of the payment is not that of the order, refresh the page and pay again',
      paidDiffers: 'The amount received is not that of the order, contact customer service',
      returnAddress: 'The address to return to after the payment is wrong, refresh the page and pay again',
    },
    settlement: {
      unknown: 'There is no such payment, check the transaction number',
      noteMissing: 'Enter how it was settled, such as the bank reference of the refund',
      noteTooLong: `The note has at most ${settlementNoteMaxLength} characters`,
      settled: 'This payment was settled before, refresh the page to see how',
      changed: 'The refund of this payment has changed, refresh the page to see it',
      refunding: 'This payment is being refunded, do not repay it. Settle it only if the refund fails.',
      notNeeded: 'Nothing has to be done about this payment, check the transaction number',
      tooMuch: (repaid, received) =>
        `The amount repaid, ${repaid}, is more than the amount received, ${received}; check it and enter it again`,
      restOpen: (rest) =>
        `${rest} of the amount received is not settled, enter all that was repaid, or the order that the rest is for`,
      nothingKept:
        'All of it was repaid and nothing is left for an order, check the amount repaid or leave out the order',
      otherBuyer: 'This order is that of another enterprise, check the order number',
      notCompleted:
        'Money is kept for completed orders only, check the order number or accept the payment of the order',
      paidAlready: 'This order was paid for online or is free, repay the payment or enter another order',
      repaid: (amount) => `Repaid by hand: ${amount}`,
      kept: (amount, orderCode) => `${amount} kept for order ${orderCode}`,
    },
    trial: {
      submitted: 'The application for the trial was submitted',
      mine: 'See my trials',
      failed: 'The application for the trial was not submitted',
      foreignPrefix: 'A trial is applied for with the prefix of your own enterprise, refresh the page and try again',
      mismatch: 'App, package and price do not belong together, refresh the page and choose again',
      notOffered: 'This package has no free trial, choose another or buy it',
      tried: (day, until, translate) =>
        `Your enterprise applied for a trial of this app on ${day}; ${translate(until)}. Each enterprise can try an app once; see “My trials”.`,
      triedUntil: (minute) => `it runs until ${minute}`,
      triedOver: (minute) => `it ended at ${minute}`,
      triedOpen: 'its length is agreed between you and the provider',
      notOnTrial: 'Your enterprise is not trying this app yet, apply for a free trial first',
      over: (minute) => `The trial of this app ended at ${minute}, buy it to go on using it`,
    },
    appMissing: 'There is no such app',
    incomplete: 'Something is missing, go back and choose again',
  }),
  pair(priceMessages, { onRequest: 'Price on request', free: 'Free' }),
  pair(durationUnits, { year: 'year', month: 'month', lifetime: 'Permanent' }),
  pair(
    {
      years: (count: number) => durationLabel({ duration: count, durationUnit: 'year' }),
      months: (count: number) => durationLabel({ duration: count, durationUnit: 'month' }),
    },
    {
      years: (count) => (isCount(count) ? counted(count, 'year', 'years') : null),
      months: (count) => (isCount(count) ? counted(count, 'month', 'months') : null),
    },
  ),
  pair(keyed(budgetOption.options), {
    '2000元以下': 'Less than 2,000 yuan',
    '2000-5000元': '2,000 to 5,000 yuan',
    '5000-1万元': '5,000 to 10,000 yuan',
    '1万-5万元': '10,000 to 50,000 yuan',
    '5万-10万元': '50,000 to 100,000 yuan',
    '10万-50万元': '100,000 to 500,000 yuan',
    '50万元以上': 'More than 500,000 yuan',
  }),
  pair(appSources, { '': 'Any', own: 'Our own apps', partner: 'Partners' }),
  pair(appSorts, { sellTimeDown: 'Release date', sellTimeUp: 'Release date', priceUp: 'Price', priceDown: 'Price' }),
  pair(trialStates, { running: 'On trial', ending: 'Ends soon', over: 'Ended' }),
];
