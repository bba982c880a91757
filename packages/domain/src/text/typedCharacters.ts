import { plainCharacters } from '../identifier/pastedText.ts';
import { plainLine } from './plainText.ts';

/**
 * A typed line with the characters of a plain keyboard, for dates, amounts, addresses and codes: full-width characters and typographic
 * hyphens, slashes and dots become plain ones, several spaces one. Source: docs/rules/account.md.
 */
export function typedCharacters(input: string): string {
  // A plain letter may compose where a full-width one did not.
  return plainCharacters(plainLine(input)).normalize('NFC').replace(/ {2,}/g, ' ').trim();
}
