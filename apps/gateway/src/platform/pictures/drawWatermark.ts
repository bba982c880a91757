import { fileURLToPath } from 'node:url';
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

/** The name under which the font of watermarks is known to the canvas. */
const family = 'Lima Mark';

/**
 * Noto Sans SC, cut down to ASCII and the words of the watermarks: a machine without a Chinese font would draw blanks. It comes under
 * the SIL Open Font License, which lies beside it.
 */
const fontFile = fileURLToPath(new URL('./font/mark.ttf', import.meta.url));

/** Radians by which the lines rise. */
const rise = -Math.PI / 7;

/** Size of the letters as a part of the picture's diagonal: a dozen lines cross it. */
const letterPart = 1 / 48;

/** Pixels that letters have at least. */
const leastLetterPx = 9;

/** Distances between lines and between repetitions within a line, in letters. */
const lineGap = 4;
const wordGap = 3;

/**
 * Draws a text again and again in rising lines over a whole picture. Letters are grey with a light edge, so that they show on paper and
 * on what is dark, and let read what lies below. The text has to be of the letters that the font has.
 */
export function drawWatermark(
  context: SKRSContext2D,
  { width, height }: { width: number; height: number },
  text: string,
): void {
  if (!GlobalFonts.has(family)) GlobalFonts.registerFromPath(fontFile, family);
  const diagonal = Math.hypot(width, height);
  const letter = Math.max(leastLetterPx, diagonal * letterPart);
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
