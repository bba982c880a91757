import type { PrintFont } from '../platform/print/printFont.ts';

/** A text as an outline, so that it looks the same on every device. */
export interface Outline {
  /** SVG path data in units of the font; y goes up, and the letters stand on 0. */
  path: string;
  /** Width in em. */
  width: number;
}

/** The outline of a text in one line. */
export function outlineText({ glyphs: font, writable }: PrintFont, text: string): Outline {
  let width = 0;
  const paths = Array.from(writable(text), (character) => {
    const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    const path = glyph.path.translate(width, 0).toSVG();
    width += glyph.advanceWidth;
    return path;
  });
  return { path: paths.join(''), width: width / font.unitsPerEm };
}
