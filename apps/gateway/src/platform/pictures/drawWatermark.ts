import { fileURLToPath } from 'node:url';
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

/** Font family of watermarks on the canvas. */
const family = 'Lima Mark';

/**
 * Noto Sans SC, subset to ASCII and the words of watermarks, since servers may have no Chinese font. SIL Open Font License, included next
 * to it.
 */
const fontFile = fileURLToPath(new URL('./font/mark.ttf', import.meta.url));

/** Slope of the lines in radians. */
const rise = -Math.PI / 7;

/** Font size relative to the picture's diagonal: a dozen lines cross it. */
const letterPart = 1 / 48;

/** Minimum font size in px. */
const minLetterPx = 9;

/** Line spacing and word spacing, in em. */
const lineGap = 4;
const wordGap = 3;

/**
 * Repeats a text in rising lines over the whole picture, in grey with a light outline, so that it shows on paper and on dark areas without
 * hiding them. The text is limited to the font's characters.
 */
export function drawWatermark(
  context: SKRSContext2D,
  { width, height }: { width: number; height: number },
  text: string,
): void {
  if (!GlobalFonts.has(family)) GlobalFonts.registerFromPath(fontFile, family);
  const diagonal = Math.hypot(width, height);
  const letter = Math.max(minLetterPx, diagonal * letterPart);
  context.save();
  context.translate(width / 2, height / 2);
  context.rotate(rise);
  context.font = `${letter}px "${family}"`;
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = letter / 8;
  context.strokeStyle = 'rgba(255, 255, 255, 0.4)';
  context.fillStyle = 'rgba(70, 70, 80, 0.42)';
  const step = context.measureText(text).width + wordGap * letter;
  const lines = Math.ceil(diagonal / 2 / (lineGap * letter));
  for (let line = -lines; line <= lines; line += 1) {
    const shift = line % 2 === 0 ? 0 : step / 2;
    for (let x = shift - Math.ceil(diagonal / 2 / step + 1) * step; x < diagonal / 2; x += step) {
      context.strokeText(text, x, line * lineGap * letter);
      context.fillText(text, x, line * lineGap * letter);
    }
  }
  context.restore();
}
