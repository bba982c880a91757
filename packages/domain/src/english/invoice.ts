import { invoiceKinds } from '../invoice/invoiceForm.ts';
import { invoiceStatuses } from '../invoice/invoiceStatus.ts';
import { invoiceNumberLength, invoiceReasonMaxLength, invoiceTextMaxLength } from '../invoice/limits.ts';
import { invoiceMessages } from '../messages/invoice.ts';
import { pair } from './catalogue.ts';

export const invoicePairs = [
  pair(invoiceMessages, {
    form: {
      kind: 'Choose the kind of invoice',
      title: 'Enter the name for the invoice',
      taxNumber: 'Enter the taxpayer number of 18 characters (unified social credit code)',
      taxNumberCheck: 'The taxpayer number is wrong, compare it with the business licence',
      registeredAddress: 'Enter the registered address',
      registeredPhone: 'Enter a valid registered phone number, such as 0534-8880000',
      bankName: 'Enter the bank for the invoice',
      bankAccount: 'Enter an account number of digits',
      email: 'Enter a valid e-mail address for the invoice',
      textTooLong: `At most ${invoiceTextMaxLength} characters, shorten it and submit again`,
    },
    requested: 'The invoice was requested and will be sent to your e-mail address once it is issued',
    orderNotCompleted: 'An invoice can be requested once the order is completed',
    nothingPaid: 'This order cost nothing and needs no invoice',
    open: 'An invoice was requested for this order already, see “My invoices”',
    notAllowed: 'The status of the invoice has changed, refresh the page to see it',
    unknown: 'There is no such invoice, check it and try again',
    issue: {
      invoiceNumber: `Enter the invoice number of ${invoiceNumberLength} digits`,
      numberTaken: 'This invoice number is that of another invoice, check it',
      issuedOn: 'Enter the day of issue, such as 2026-05-18',
      issuedOnLate: 'The day of issue must not be after today',
      issuedOnEarly: 'The day of issue must not be before the request',
    },
    reasonMissing: 'Enter the reason of the reversal',
    reasonTooLong: `The reason of a reversal has at most ${invoiceReasonMaxLength} characters`,
  }),
  pair(invoiceKinds, { normal: 'General VAT invoice', special: 'Special VAT invoice' }),
  pair(invoiceStatuses, { requested: 'Requested', issued: 'Issued', reversed: 'Reversed' }),
];
