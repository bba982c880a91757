import { typedCharacters } from './typedCharacters.ts';

/**
 * A typed or pasted number without formatting: spaces and hyphens between its groups and invisible characters are removed; full-width
 * digits become ASCII ones, as in codes. Source: docs/rules/account.md.
 */
export function joinedDigits(input: string): string {
  // What stood apart may compose.
  return typedCharacters(input).replace(/[ -]/g, '').normalize('NFC');
}
