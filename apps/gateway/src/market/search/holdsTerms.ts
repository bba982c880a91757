import { type RawBuilder, sql } from 'kysely';
import { gapsOf } from './gaps.ts';
import { gramsOfTerms, isGram } from './grams.ts';

/** The condition that the index finds an app by the pieces of all of the terms. */
function hasPieces(terms: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`app_pieces(search_text) @> ${gramsOfTerms(terms)}::text[]`;
}

/**
 * The condition that the index finds an app by the pieces of the terms of one of the ways. Conditions on the text stand beside it and not
 * in it: else the pieces of every row that is found would be computed once more.
 */
export function hasPiecesOfOne(ways: readonly (readonly string[])[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(ways.map(hasPieces), sql` or `)})`;
}

/** The index finds who has the pieces of both parts; that they stand in one line and in this order is seen in the text. */
function holdsGapped(ways: readonly (readonly [string, string])[]): RawBuilder<boolean> {
  const pattern = ways.map(([first, second]) => `${first}[^\\n]*${second}`).join('|');
  return sql<boolean>`${hasPiecesOfOne(ways)} and search_text ~ ${pattern}`;
}

/** The condition that an app is found by the terms: the index finds who has their pieces, then the text is looked at for longer terms. */
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
