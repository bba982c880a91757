/** The digits of a text, full-width ones as ASCII. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '');
}

/** Characters of a code: digits, or digits and letters, lower case as capitals. */
export type CodeCharacters = 'digits' | 'lettersAndDigits';

/** The characters of a text that a code may contain, full-width ones as ASCII. */
export function charactersOf(text: string, characters: CodeCharacters): string {
  if (characters === 'digits') return digitsOf(text);
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
}

/**
 * The code in pasted or autofilled text: in a whole message the first number of a valid length, otherwise all its digits, so that blanks
 * and hyphens between them are ignored.
 */
export function readCode(text: string, minDigits: number, maxDigits: number): string {
  const plain = text.normalize('NFKC').replace(/([0-9])[\s-]+(?=[0-9])/g, '$1');
  const number = new RegExp(`(?:^|[^0-9])([0-9]{${minDigits},${maxDigits}})(?![0-9])`).exec(plain);
  return number?.[1] ?? digitsOf(text).slice(0, maxDigits);
}
