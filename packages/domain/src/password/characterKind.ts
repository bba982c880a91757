/**
 * The kinds of characters in a password. Everything but ASCII letters and digits, Chinese included, is a symbol. Source:
 * docs/rules/password.md.
 */
const characterKinds = {
  lower: /[a-z]/g,
  upper: /[A-Z]/g,
  digit: /\d/g,
  symbol: /[^A-Za-z\d]/gu,
} as const;

/** A kind of character. */
export type CharacterKind = keyof typeof characterKinds;

const kinds: readonly CharacterKind[] = ['lower', 'upper', 'digit', 'symbol'];

function countOf(text: string, kind: CharacterKind): number {
  return text.match(characterKinds[kind])?.length ?? 0;
}

/** The kinds of which a text has no character. */
export function missingKinds(text: string): CharacterKind[] {
  return kinds.filter((kind) => countOf(text, kind) === 0);
}

/** Whether one character of a text is the only one of its kind there. */
export function hasLoneKind(text: string): boolean {
  return kinds.some((kind) => countOf(text, kind) === 1);
}
