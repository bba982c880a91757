/** Bytes of a text in UTF-8; a lone surrogate counts as the replacement character does. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    if (character.length === 2) bytes += 4;
    else bytes += character < '\u0080' ? 1 : character < '\u0800' ? 2 : 3;
  }
  return bytes;
}
