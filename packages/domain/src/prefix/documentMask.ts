/** Visible characters at the beginning and at the end of a long number. */
const headLength = 3;
const tailLength = 4;

/**
 * The masked number of a document: `110***********1234`. Its length is preserved; three characters at the beginning and four at the end
 * remain visible, and of a short number no more than a quarter at either end. Source: docs/rules/prefix.md.
 */
export function maskDocumentNumber(number: string): string {
  const signs = [...number.trim()];
  const quarter = Math.floor(signs.length / 4);
  const head = Math.min(headLength, quarter);
  const tail = Math.min(tailLength, quarter);
  return signs.map((sign, place) => (place < head || place >= signs.length - tail ? sign : '*')).join('');
}
