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

/** SQL condition: two parts of the term are on one line and in this order. */
function hasGapped(ways: readonly (readonly [string, string])[]): RawBuilder<boolean> {
  const pattern = ways.map(([first, second]) => `${first}[^\\n]*${second}`).join('|');
  return sql<boolean>`search_text ~ ${pattern}`;
}

function isWritten(term: string): boolean {
  return gapsOf(term).length === 0;
}

/** SQL conditions on the text for terms that match literally. */
function hasWritten(terms: readonly string[]): RawBuilder<boolean>[] {
  const patterns = terms.map((term) => `%${term.replace(/[\\%_]/g, '\\$&')}%`);
  return patterns.length === 0 ? [] : [sql<boolean>`search_text like all (${patterns}::text[])`];
}

/** Ways to split each term that may have a gap. */
function gapsOfTerms(terms: readonly string[]): [string, string][][] {
  return terms.map(gapsOf).filter((ways) => ways.length > 0);
}

function all(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** SQL condition for the terms: the index finds candidates by n-grams, then longer terms are checked in the text. */
export function holdsTerms(terms: readonly string[]): RawBuilder<boolean> {
  const written = terms.filter(isWritten);
  return all([
    ...(written.length === 0 ? [] : [hasPieces(written)]),
    ...hasWritten(written.filter((term) => !isGram(term))),
    ...gapsOfTerms(terms).map((ways) => all([hasPiecesOfOne(ways), hasGapped(ways)])),
  ]);
}

/** The same condition by the text alone, for rows that are read anyway. */
export function textHoldsTerms(terms: readonly string[]): RawBuilder<boolean> {
  return all([...hasWritten(terms.filter(isWritten)), ...gapsOfTerms(terms).map(hasGapped)]);
}
