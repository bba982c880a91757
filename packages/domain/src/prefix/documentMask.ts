/** Characters that stay at the beginning and at the end of a number that is long enough. */
const headLength = 3;
const tailLength = 4;

/**
 * The number of a document as screens show it: `110***********1234`. Its length stays, three characters stay at the beginning and four
 * at the end, and of a short number no more than a quarter at either. Source: docs/rules/prefix.md.
 */
export function maskDocumentNumber(number: string): string {
  const signs = [...number.trim()];
  const quarter = Math.floor(signs.length / 4);
  const head = Math.min(headLength, quarter);
  const tail = Math.min(tailLength, quarter);
  return signs.map((sign, place) => (place < head || place >= signs.length - tail ? sign : '*')).join('');
}
