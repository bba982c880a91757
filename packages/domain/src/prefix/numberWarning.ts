import { prefixMessages } from '../messages/prefix.ts';
import { typedDocumentNumber } from '../text/documentNumber.ts';
import { readChinaTime } from '../time/chinaTime.ts';
import { creditCodeFault } from './creditCode.ts';
import { legalCardNumberPattern, licenceNumberPattern } from './documentNumber.ts';
import type { CertificateType, LegalIdType } from './documentType.ts';

/** Why a valid number may still be mistyped: its characters or their count, the date of birth in it, its check character. */
export type NumberWarningReason = 'shape' | 'birthDate' | 'checkCharacter';

/** A warning at a field; it never prevents submitting. */
export interface NumberWarning {
  reason: NumberWarningReason;
  /** The warning in Chinese. */
  message: string;
}

function residentIdFault(number: string): NumberWarningReason | null {
  if (!/^\d{17}[\dX]$/.test(number)) return 'shape';
  const birthDate = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  if (readChinaTime(birthDate) === null) return 'birthDate';
  let remainder = 0;
  for (const character of number) remainder = (remainder * 2 + (character === 'X' ? 10 : Number(character))) % 11;
  return remainder === 1 ? null : 'checkCharacter';
}

function warn(subject: keyof typeof prefixMessages.warning, reason: NumberWarningReason | null): NumberWarning | null {
  return reason && { reason, message: prefixMessages.warning[subject] };
}

/**
 * What is odd about a licence number: a business licence's number of 18 characters is a unified social credit code, whose characters and
 * check character are checked; small letters count as capitals. Null when nothing is odd, for other certificates, for other lengths
 * (registration numbers before 2015 have 15 digits), and for numbers that the form refuses anyway. Source: GB 32100-2015.
 */
export function warnLicenceNumber(type: CertificateType, number: string): NumberWarning | null {
  const code = typedDocumentNumber(number);
  const isCreditCode = type === 'businessLicence' && code.length === 18 && licenceNumberPattern.test(code);
  return warn('creditCode', isCreditCode ? creditCodeFault(code) : null);
}

/**
 * What is odd about the number of a legal person's document: that of a resident ID card has 18 characters, a date of birth that exists, and
 * a check digit; a small x counts as X. Null when nothing is odd, for other documents, and for numbers that the form refuses anyway.
 * Whether the area of the first six digits exists is not checked. Source: GB 11643-1999.
 */
export function warnLegalCardNumber(type: LegalIdType, number: string): NumberWarning | null {
  const id = typedDocumentNumber(number);
  return warn('residentId', type === 'residentId' && legalCardNumberPattern.test(id) ? residentIdFault(id) : null);
}
