import * as z from 'zod/mini';
import { isMobile, typedMobile } from '../account/mobile.ts';
import { readField } from '../form/field.ts';
import { transactionId } from '../market/transactionId.ts';
import { repairMessages } from '../messages/repair.ts';
import { typedPersonName } from '../text/personName.ts';
import { characterCount, plainText } from '../text/plainText.ts';
import { faultKind } from './faultKind.ts';
import { faultContactNameMaxLength, faultWordsMaxLength, faultWordsMinLength } from './limits.ts';

const messages = repairMessages.form;

/**
 * The report of a fault, in the order of the form: what kind it is, a description, and optionally a contact and a mobile number. A given
 * number has to be valid; blanks in it are dropped. Source: docs/rules/repair.md.
 */
export const faultReport = z.object({
  kind: faultKind,
  words: readField(messages.wordsTooShort, plainText).check(
    z.refine((text) => characterCount(text) >= faultWordsMinLength, messages.wordsTooShort),
    z.refine((text) => characterCount(text) <= faultWordsMaxLength, messages.wordsTooLong),
  ),
  /** Empty without one. */
  contactName: readField(messages.contactName, typedPersonName).check(
    z.refine((text) => characterCount(text) <= faultContactNameMaxLength, messages.contactName),
  ),
  /** Eleven digits; empty without one. */
  contactMobile: readField(messages.contactMobile, typedMobile).check(
    z.refine((text) => text === '' || isMobile(text), messages.contactMobile),
  ),
});
export type FaultReport = z.infer<typeof faultReport>;

/** The idempotency key of one report, made like that of an order: sent twice, it gives one ticket. */
export const faultTransactionId = z
  .string(messages.incomplete)
  .check(z.refine((text) => transactionId.safeParse(text).success, messages.incomplete));
