// Control characters except the line break, lone surrogates, unassigned and private-use characters.
const invisible = /[^\P{C}\n]/gu;

/** A typed text without invisible characters: line breaks are plain, ends are trimmed. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(invisible, '').trim();
}

/** The same on one line. */
export function plainLine(text: string): string {
  return plainText(text).replaceAll('\n', ' ');
}

/** Length of a text in code points. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}
