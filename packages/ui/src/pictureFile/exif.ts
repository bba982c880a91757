import { readNumber, readText } from './bytes.ts';

const orientationTag = 0x0112;

/** The EXIF orientation, 1 to 8, of a TIFF block: 1 is upright, and the default if it is missing or cannot be read. */
export function readOrientation(tiff: Uint8Array): number {
  const order = readText(tiff, 0, 2);
  if (order !== 'II' && order !== 'MM') return 1;
  const little = order === 'II';
  const directory = readNumber(tiff, 4, 4, little);
  const count = directory === null ? null : readNumber(tiff, directory, 2, little);
  if (directory === null || count === null) return 1;
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (readNumber(tiff, entry, 2, little) !== orientationTag) continue;
    const value = readNumber(tiff, entry + 8, 2, little);
    return value !== null && value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
