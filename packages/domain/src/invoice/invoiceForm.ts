import * as z from 'zod/mini';
import { emailField } from '../account/email.ts';
import { patternField, textField } from '../form/field.ts';
import { invoiceMessages } from '../messages/invoice.ts';
import { joinedDigits } from '../text/joinedDigits.ts';
import { typedPhoneNumber } from '../text/phoneNumber.ts';
import { invoiceTextMaxLength } from './limits.ts';
import { taxNumber } from './taxNumber.ts';

const texts = invoiceMessages.form;

/** Names of the kinds of invoice, by their word in the API. */
export const invoiceKinds = { normal: '增值税普通发票', special: '增值税专用发票' } as const;
export type InvoiceKind = keyof typeof invoiceKinds;

/** The kind of an invoice in the API. */
export const invoiceKind = z.enum(['normal', 'special'] satisfies InvoiceKind[], texts.kind);

/** One required line, without invisible characters. */
function lineField(message: string) {
  return textField(message).check(z.maxLength(invoiceTextMaxLength, texts.textTooLong));
}

const shared = {
  /** The buyer's name on the invoice. */
  title: lineField(texts.title),
  taxNumber,
  /** The address to which the invoice is sent. */
  email: emailField(texts.email).check(z.maxLength(invoiceTextMaxLength, texts.textTooLong)),
};

/** Further data of the buyer on a special invoice. */
const registered = {
  registeredAddress: lineField(texts.registeredAddress),
  /** A mobile or landline number, its groups separated by spaces or hyphens; an area code may have brackets. */
  registeredPhone: patternField(texts.registeredPhone, /^\d(?:[ -]?\d){6,14}$/, typedPhoneNumber),
  bankName: lineField(texts.bankName),
  bankAccount: textField(texts.bankAccount, joinedDigits).check(
    z.regex(/^\d*$/, texts.bankAccount),
    z.maxLength(invoiceTextMaxLength, texts.textTooLong),
  ),
};

/** The request for a normal invoice. */
export const normalInvoice = z.object({ kind: z.literal('normal'), ...shared });

/** The request for a special invoice: with address, telephone and bank account as registered with the tax office. */
export const specialInvoice = z.object({ kind: z.literal('special'), ...shared, ...registered });

/**
 * The form in which an invoice is requested. Fields that only a special invoice needs are dropped unchecked in a normal one. Source:
 * docs/rules/invoice.md.
 */
export const invoiceForm = z.discriminatedUnion('kind', [normalInvoice, specialInvoice], texts.kind);
export type InvoiceForm = z.infer<typeof invoiceForm>;

/** The fields of the form as typed, including those of a special invoice. */
export type InvoiceFields = Record<Exclude<keyof z.infer<typeof specialInvoice>, 'kind'>, string> & {
  kind: InvoiceKind | '';
};
