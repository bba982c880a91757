const meaningful = /[\p{L}\p{N}]/u;
const latin = /^\p{Script=Latin}$/u;

/** In capitals, unless they need more than one character: ß. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return [...upper].length === 1 ? upper : letter;
}

/** The first letter or digit of a word; null for a word of signs alone. */
function first(word: string): string | null {
  return [...word].find((character) => meaningful.test(character)) ?? null;
}

/**
 * What stands for a name: one character of a Chinese name, 陈 for 陈立群, and the first letters of the first and last word of a Latin one, LW
 * for Li Wei. Signs are passed over. Null for a name without letters and digits.
 */
export function initialOf(name: string): string | null {
  const letters = name
    .normalize('NFC')
    .split(/[\s·・_.-]+/u)
    .map(first)
    .filter((letter) => letter !== null);
  const [head] = letters;
  if (head === undefined) return null;
  if (!latin.test(head)) return capital(head);
  const tail = letters.length > 1 ? (letters[letters.length - 1] ?? '') : '';
  return capital(head) + (latin.test(tail) ? capital(tail) : '');
}
