import { patternField } from '../form/field.ts';
import { mobileLength } from '../limits.ts';

const mobile = /^1[3-9]\d{9}$/;
const countryCode = /^(?:\+86|0086)[\s-]?/;
const fullWidthDigits = /[\uFF10-\uFF19]/g;

/** Whether a text is a mainland mobile number: `mobileLength` digits, the first 1, the second 3 to 9. */
export function isMobile(text: string): boolean {
  return mobile.test(text);
}

/**
 * The mainland mobile number in what a visitor typed: spaces and hyphens between the digits, full-width digits and, if
 * `countryCodeAllowed`, a +86 or 0086 in front are taken off. Null when no number is left; the country code does not count for its length.
 */
export function readMobile(input: string, countryCodeAllowed = false): string | null {
  const plain = input
    .replace(fullWidthDigits, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[＋]/g, '+')
    .trim();
  const national = countryCodeAllowed ? plain.replace(countryCode, '') : plain;
  const digits = national.replace(/[\s-]/g, '');
  return digits.length === mobileLength && isMobile(digits) ? digits : null;
}

/** A field that takes a mainland mobile number and refuses everything else, the empty text included, with one sentence. */
export function mobileField(message: string) {
  return patternField(message, mobile);
}
