import * as z from 'zod/mini';
import { emailField } from '../account/email.ts';
import { smsCodeExactLength } from '../account/limits.ts';
import { mobileField } from '../account/mobile.ts';
import { slideProofField } from '../account/slideProof.ts';
import { checkedField, patternField, textField } from '../form/field.ts';
import { isChineseName } from '../lead/chineseName.ts';
import { prefixMessages } from '../messages/prefix.ts';
import { levels } from '../reference/level.ts';
import { typedDocumentNumber } from '../text/documentNumber.ts';
import { joinedDigits } from '../text/joinedDigits.ts';
import { typedPersonName } from '../text/personName.ts';
import { plainLine, plainText } from '../text/plainText.ts';
import { typedCharacters } from '../text/typedCharacters.ts';
import { legalCardNumberPattern, licenceNumberPattern } from './documentNumber.ts';
import { certificateType, legalIdType, organisationType } from './documentType.ts';
import {
  enterprisePrefixMaxLength,
  enterprisePrefixMinLength,
  introduceMaxLength,
  legalCardNumberMaxLength,
  registrationTextMaxLength,
} from './limits.ts';

const messages = prefixMessages.form;

const enterprisePrefix = new RegExp(`^(?!0+$)\\d{${enterprisePrefixMinLength},${enterprisePrefixMaxLength}}$`);

/** Nothing, or an http(s) address with a host of two labels at least. */
const website = /^(?:https?:\/\/[^\s./?#:@]+(?:\.[^\s./?#:@]+)+(?::\d{1,5})?(?:[/?#]\S*)?)?$/i;

function levelField(message: string) {
  return z
    .array(z.string(message), message)
    .check(z.refine((codes) => codes.length > 1 && codes.length <= levels.length && !codes.includes(''), message));
}

/** A required text within the maximum length of a registration's texts. */
function shortText(message: string, read = plainLine) {
  return textField(message, read).check(z.maxLength(registrationTextMaxLength, prefixMessages.tooLong.text));
}

const uploaded = z._default(z.string(messages.legalCardImages), '');

/**
 * What an enterprise fills in to get its prefix, in the order of the form. Pictures are the references that their
 * upload answered. Industry and area are codes from the highest level down; the third level is optional.
 *
 * A legal person's name needs Chinese characters even where the document is a passport or a foreigner's permanent
 * residence card: someone without a Chinese name cannot register without entering one. That is the product's rule; it is kept,
 * and the case is recorded. Source: docs/rules/prefix.md.
 */
export const prefixForm = z.object({
  secondNodeId: textField(messages.secondNodeId),
  /** Three or four digits, not all of them 0; leading zeros count. */
  enterprisePrefix: patternField(messages.enterprisePrefix, enterprisePrefix, joinedDigits),
  companyName: shortText(messages.companyName),
  organisationType,
  certificateType,
  licenceNumber: patternField(messages.licenceNumber, licenceNumberPattern, typedDocumentNumber),
  licenceImage: textField(messages.licenceImage),
  industryCodes: levelField(messages.industryCodes),
  areaCodes: levelField(messages.areaCodes),
  registerAddress: shortText(messages.registerAddress),
  /** Empty without one. */
  website: z._default(patternField(messages.website, website, typedCharacters), ''),
  introduce: textField(messages.introduce, plainText).check(
    z.maxLength(introduceMaxLength, prefixMessages.tooLong.introduce),
  ),
  legalPerson: checkedField(messages.legalPerson, (name) => isChineseName(name, 2), typedPersonName),
  legalCardType: legalIdType,
  legalCardNumber: patternField(messages.legalCardNumber, legalCardNumberPattern, typedDocumentNumber).check(
    z.maxLength(legalCardNumberMaxLength, prefixMessages.tooLong.legalCardNumber),
  ),
  /** Both sides, of which one file makes one picture; a missing one and a twin are reported at the field as a whole. */
  legalCardImages: z.object({ front: uploaded, back: uploaded }, messages.legalCardImages).check(
    z.refine(({ front, back }) => front !== '' && back !== '', { error: messages.legalCardImages, abort: true }),
    z.refine(({ front, back }) => front !== back, prefixMessages.sameCardImages),
  ),
  contactPersonName: shortText(messages.contactPersonName, typedPersonName),
  contactPersonPhone: mobileField(messages.contactPersonPhone),
  contactPersonEmail: emailField(messages.contactPersonEmail),
  agreement: z.literal(true, messages.agreement),
});
export type PrefixForm = z.infer<typeof prefixForm>;

const verifyCode = new RegExp(`^\\d{${smsCodeExactLength}}$`);

/** The confirmation required before a registration is sent: the passed slide captcha and the SMS code. Source: docs/rules/prefix.md. */
export const prefixConfirmation = z.object({
  slideProof: slideProofField(prefixMessages.confirmation.slideProof),
  verifyCode: patternField(prefixMessages.confirmation.verifyCode, verifyCode, joinedDigits),
});
export type PrefixConfirmation = z.infer<typeof prefixConfirmation>;
