/** The digits of a text, full-width ones as plain ones. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '');
}

/**
 * The code in something pasted or filled in: of a whole message the first number of a fitting length, otherwise all its
 * digits, so that blanks and hyphens between them do no harm.
 */
export function readCode(text: string, minDigits: number, maxDigits: number): string {
  const plain = text.normalize('NFKC').replace(/(?<=[0-9])[\s-]+(?=[0-9])/g, '');
  const number = new RegExp(`(?<![0-9])[0-9]{${minDigits},${maxDigits}}(?![0-9])`).exec(plain);
  return number?.[0] ?? digitsOf(text).slice(0, maxDigits);
}
