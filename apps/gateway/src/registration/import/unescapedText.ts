const escape = /_x([0-9A-Fa-f]{4})_/g;
const halfPair = /\p{Cs}/gu;

/**
 * A text of a workbook with its escaped characters (ECMA-376, 22.9.2.19). A null character and half of a pair become U+FFFD, since the database
 * takes neither.
 */
export function unescapedText(text: string): string {
  if (!text.includes('_x')) return text;
  const plain = text.replace(escape, (_escape, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  return plain.replaceAll('\0', '\uFFFD').replace(halfPair, '\uFFFD');
}
