import * as z from 'zod/mini';
import { patternField, textField } from '../form/field.ts';
import { invoiceTextMaxLength } from '../limits.ts';
import { invoiceMessages } from '../messages/invoice.ts';
import { joinedDigits } from '../text/joinedDigits.ts';
import { plainLine } from '../text/plainText.ts';
import { taxNumber } from './taxNumber.ts';

const texts = invoiceMessages.form;

/** Names of the kinds of invoice, by the word that travels. */
export const invoiceKinds = { normal: '增值税普通发票', special: '增值税专用发票' } as const;
export type InvoiceKind = keyof typeof invoiceKinds;

/** The kind of an invoice as it travels. */
export const invoiceKind = z.enum(['normal', 'special'] satisfies InvoiceKind[], texts.kind);

/** One line that has to be there, without what nobody can see. */
function lineField(message: string) {
  return z
    .string(message)
    .check(z.overwrite(plainLine), z.minLength(1, message), z.maxLength(invoiceTextMaxLength, texts.textTooLong));
}

const shared = {
  /** The buyer as it is written on the invoice. */
  title: lineField(texts.title),
  taxNumber,
  /** Where the invoice is sent. */
  email: patternField(texts.email, z.regexes.email).check(z.maxLength(invoiceTextMaxLength, texts.textTooLong)),
};

/** What a special invoice says of the buyer besides. */
const registered = {
  registeredAddress: lineField(texts.registeredAddress),
  /** A mobile or a landline, its groups parted by spaces or hyphens. */
  registeredPhone: patternField(texts.registeredPhone, /^\d(?:[ -]?\d){6,14}$/),
  bankName: lineField(texts.bankName),
  bankAccount: textField(texts.bankAccount).check(
    z.overwrite(joinedDigits),
    z.regex(/^\d*$/, texts.bankAccount),
    z.maxLength(invoiceTextMaxLength, texts.textTooLong),
  ),
};

/** What a normal invoice is asked for with. */
export const normalInvoice = z.object({ kind: z.literal('normal'), ...shared });

/** What a special invoice is asked for with: with address, telephone and bank account as they are registered with the tax office. */
export const specialInvoice = z.object({ kind: z.literal('special'), ...shared, ...registered });

/** The form in which an invoice is asked for. What only a special one needs is not looked at, and dropped, in a normal one. Source: docs/rules/invoice.md. */
export const invoiceForm = z.discriminatedUnion('kind', [normalInvoice, specialInvoice], texts.kind);
export type InvoiceForm = z.infer<typeof invoiceForm>;

/** The fields of the form as they are typed, those of a special invoice among them. */
export type InvoiceFields = Record<Exclude<keyof z.infer<typeof specialInvoice>, 'kind'>, string> & {
  kind: InvoiceKind | '';
};
