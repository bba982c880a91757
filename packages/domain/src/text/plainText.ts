// Control characters but for the line break, unpaired halves, characters without a meaning of their own.
const invisible = /[^\P{C}\n]/gu;

/** What somebody typed, without what nobody can see: line breaks are plain, ends are trimmed, invisible characters are gone. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(invisible, '').trim();
}

/** The same on one line. */
export function plainLine(text: string): string {
  return plainText(text).replaceAll('\n', ' ');
}

/** Characters of a text as a reader counts them: code points. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}
