/** Characters of pinyin and Western words; two of them in a row are too unspecific for an index lookup. */
const narrow = /^[\x21-\x7e]{3}$/;

function windows(characters: readonly string[], size: number): string[] {
  return Array.from({ length: Math.max(0, characters.length - size + 1) }, (_, start) =>
    characters.slice(start, start + size).join(''),
  );
}

/**
 * Whether a term is itself an n-gram of the index, so that an index hit is a match. The database function `app_pieces` computes every
 * single character, every bigram, and every trigram of ASCII characters, line by line. Source: docs/adr/0011-app-search.md.
 */
export function isGram(term: string): boolean {
  return [...term].length <= 2 || narrow.test(term);
}

/**
 * The smallest set of n-grams that every text with all of the terms has: trigrams, bigrams that are not inside one, and single characters
 * for terms of one. Texts found by them are candidates, since the n-grams may be apart.
 */
export function gramsOfTerms(terms: readonly string[]): string[] {
  const pieces = terms.flatMap((term) => {
    const characters = [...term];
    if (characters.length < 2) return characters;
    const threes = windows(characters, 3);
    const isNarrow = (start: number) => narrow.test(threes[start] ?? '');
    const twos = windows(characters, 2).filter((_, start) => !isNarrow(start) && !isNarrow(start - 1));
    return [...threes.filter((piece) => narrow.test(piece)), ...twos];
  });
  return [...new Set(pieces)];
}
