import * as z from 'zod/mini';
import { patternField, requiredText } from '../form/field.ts';
import { invoiceMessages } from '../messages/invoice.ts';
import { joinedDigits } from '../text/joinedDigits.ts';
import { plainText } from '../text/plainText.ts';
import { typedCharacters } from '../text/typedCharacters.ts';
import { chinaDate, readChinaTime } from '../time/chinaTime.ts';
import { invoiceNumberLength, invoiceReasonMaxLength } from './limits.ts';

const { issue: texts } = invoiceMessages;

/** The number of a fully digital invoice: twenty digits. */
export const invoiceNumber = patternField(
  texts.invoiceNumber,
  new RegExp(`^\\d{${invoiceNumberLength}}$`),
  joinedDigits,
);

/** The day on which an invoice was issued: `YYYY-MM-DD`, in China. */
export const invoiceDay = patternField(texts.issuedOn, /^\d{4}-\d{2}-\d{2}$/, typedCharacters).check(
  z.refine((day) => readChinaTime(day) !== null, texts.issuedOn),
);

/** Why an invoice is reversed, shown to its applicant. Source: docs/rules/invoice.md. */
export const invoiceReason = requiredText(invoiceMessages.reasonMissing, plainText).check(
  z.maxLength(invoiceReasonMaxLength, invoiceMessages.reasonTooLong),
);

/** What is wrong with the issue day of an invoice, given when it was requested and the current time; null when nothing is. */
export function invoiceDayFault(day: string, requestedMs: number, nowMs: number): string | null {
  if (day > chinaDate(nowMs)) return texts.issuedOnLate;
  return day < chinaDate(requestedMs) ? texts.issuedOnEarly : null;
}
