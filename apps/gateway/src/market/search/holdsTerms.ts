import { sql } from 'kysely';
import { gramsOfTerms, isGram } from './grams.ts';

/** The condition that an app is found by the terms: the index finds who has their pieces, then the text is looked at for longer terms. */
export function holdsTerms(terms: readonly string[]) {
  const inIndex = sql<boolean>`app_pieces(search_text) @> ${gramsOfTerms(terms)}::text[]`;
  const patterns = terms.filter((term) => !isGram(term)).map((term) => `%${term.replace(/[\\%_]/g, '\\$&')}%`);
  return patterns.length === 0 ? inIndex : sql<boolean>`${inIndex} and search_text like all (${patterns}::text[])`;
}
