import { type RawBuilder, sql } from 'kysely';
import { gapsOf } from './gaps.ts';
import { gramsOfTerms, isGram } from './grams.ts';

/** SQL condition: the index finds an app by the n-grams of all terms. */
function hasPieces(terms: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`app_pieces(search_text) @> ${gramsOfTerms(terms)}::text[]`;
}

/**
 * SQL condition: the index finds an app by the n-grams of one of the alternatives. Conditions on the text are kept outside of it: otherwise
 * the n-grams of every candidate would be computed again.
 */
export function hasPiecesOfOne(ways: readonly (readonly string[])[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(ways.map(hasPieces), sql` or `)})`;
}

/** The index finds candidates with the n-grams of both parts; that they are on one line and in this order is checked in the text. */
function holdsGapped(ways: readonly (readonly [string, string])[]): RawBuilder<boolean> {
  const pattern = ways.map(([first, second]) => `${first}[^\\n]*${second}`).join('|');
  return sql<boolean>`${hasPiecesOfOne(ways)} and search_text ~ ${pattern}`;
}

/** SQL condition for the terms: the index finds candidates by n-grams, then longer terms are checked in the text. */
export function holdsTerms(terms: readonly string[]): RawBuilder<boolean> {
  const gaps = terms.map(gapsOf).filter((ways) => ways.length > 0);
  const written = terms.filter((term) => gapsOf(term).length === 0);
  const patterns = written.filter((term) => !isGram(term)).map((term) => `%${term.replace(/[\\%_]/g, '\\$&')}%`);
  const conditions = [
    ...(written.length === 0 ? [] : [hasPieces(written)]),
    ...(patterns.length === 0 ? [] : [sql<boolean>`search_text like all (${patterns}::text[])`]),
    ...gaps.map(holdsGapped),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
