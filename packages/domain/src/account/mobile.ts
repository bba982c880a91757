import { patternField } from '../form/field.ts';
import { joinedDigits } from '../text/joinedDigits.ts';
import { plainLine } from '../text/plainText.ts';

const mobile = /^1[3-9]\d{9}$/;
const countryCode = /^(?:\+|00)86/;

/** Whether a text is a mainland mobile number: `mobileLength` digits, the first 1, the second 3 to 9. */
export function isMobile(text: string): boolean {
  return mobile.test(text);
}

/**
 * The mainland mobile number in what a visitor typed: spaces and hyphens, full-width digits and a +86 or 0086 in front are read as
 * `joinedDigits` reads them. Null when the rest is not a number; the country code does not count towards its length. Source:
 * docs/rules/account.md.
 */
export function readMobile(input: string): string | null {
  const digits = joinedDigits(input).replace(countryCode, '');
  return isMobile(digits) ? digits : null;
}

/** The value of a mobile number field: the number if the input is one, else the input as a plain line. */
export function typedMobile(input: string): string {
  return readMobile(input) ?? plainLine(input);
}

/** A field that reads a mainland mobile number and refuses everything else, the empty text included, with one message. */
export function mobileField(message: string) {
  return patternField(message, mobile, typedMobile);
}
