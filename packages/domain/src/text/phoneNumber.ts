import { readMobile } from '../account/mobile.ts';
import { typedCharacters } from './typedCharacters.ts';

/** Once or, where a contact list and a person have both written it, more often. */
const countryCode = /^(?:(?:\+|00)86[ -]*)+/;
/** An area code in brackets, as `(0531)`, or a hyphen with spaces around it. */
const bracketedArea = /^\((0\d{2,3})\)[ -]*/;
const looseHyphen = / *- */g;
/** A landline number without the 0 of its area code, which is left out after a country code. Numbers with 400 and 800 have no area. */
const withoutZero = /^(?!400|800)[1-9]\d{1,2}[ -]?\d{3,4}[ -]?\d{4}$/;

/**
 * The telephone number in what was typed, mobile or landline: `(0531)88886666`, with brackets of any width, is `0531-88886666`; the country
 * code of the mainland is left out. Everything else is a line of plain characters, for the field's own rule. Source: docs/rules/account.md.
 */
export function typedPhoneNumber(input: string): string {
  const written = typedCharacters(input).replace(looseHyphen, '-');
  const number = written.replace(countryCode, '');
  const mobile = readMobile(input) ?? readMobile(number);
  if (mobile !== null) return mobile;
  const whole = number !== written && withoutZero.test(number) ? `0${number}` : number;
  return whole.replace(bracketedArea, '$1-');
}
