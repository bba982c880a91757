import { sql } from 'kysely';
import { gramsOfTerms } from './grams.ts';

/** The condition that an app is found by the terms: the index finds who has their pieces, then the text is looked at. */
export function holdsTerms(terms: readonly string[]) {
  const patterns = terms.map((term) => `%${term.replace(/[\\%_]/g, '\\$&')}%`);
  return sql<boolean>`search_grams @> ${gramsOfTerms(terms)}::text[] and search_text like all (${patterns}::text[])`;
}
