/** Characters that words of pinyin and of Western languages are made of; two of them in a row say too little to search by. */
const narrow = /^[\x21-\x7e]{3}$/;

function windows(characters: readonly string[], size: number): string[] {
  return Array.from({ length: Math.max(0, characters.length - size + 1) }, (_, start) =>
    characters.slice(start, start + size).join(''),
  );
}

/**
 * Whether a term is itself a piece, so that a text with that piece has the term. The pieces of a text, which the database computes for
 * the index (`app_pieces`), are every character, every two in a row, and every three where all are ASCII; lines are texts of their own.
 * Source: docs/adr/0011-app-search.md.
 */
export function isGram(term: string): boolean {
  return [...term].length <= 2 || narrow.test(term);
}

/**
 * The fewest pieces that every text with all of the terms has: threes where there are any, twos where they are not inside one, single
 * characters only for terms of one. The texts found by them have to be looked at, for the pieces may stand apart.
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
