import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

/** Noto Sans Hans: GB 18030, Latin, Greek, Cyrillic and kana, under the SIL Open Font License. */
const file = fileURLToPath(new URL('../fonts/NotoSansHans-Regular.otf', import.meta.resolve('@embedpdf/fonts-sc')));

/** Replacement for a character that the font does not have. */
const box = '□';

/** The font of printed documents. */
export interface PrintFont {
  bytes: Uint8Array;
  /** Its glyphs. */
  glyphs: Font;
  /** The text with a box for every character that the font does not have. */
  writable(text: string): string;
}

/** Loads the font. */
export function readPrintFont(): PrintFont {
  const bytes = readFileSync(file);
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error('The font of printed documents is a collection.');
  const known = new Set(font.characterSet);
  return {
    bytes,
    glyphs: font,
    writable: (text) =>
      Array.from(text, (character) => (known.has(character.codePointAt(0) ?? 0) ? character : box)).join(''),
  };
}
