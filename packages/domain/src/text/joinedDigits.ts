import { plainCharacters } from '../identifier/pastedText.ts';

/**
 * A number as people type and paste it, without what only makes it easier to read: spaces and hyphens between its groups, and characters
 * that are not seen; full-width digits are written as plain ones, as in codes. Source: docs/rules/account.md.
 */
export function joinedDigits(input: string): string {
  return plainCharacters(input).replace(/[\s-]/g, '');
}
