import { plainCharacters } from '../identifier/pastedText.ts';

/**
 * A typed or pasted number without formatting: spaces and hyphens between its groups and invisible characters are removed; full-width
 * digits become ASCII ones, as in codes. Source: docs/rules/account.md.
 */
export function joinedDigits(input: string): string {
  return plainCharacters(input).replace(/[\s-]/g, '');
}
