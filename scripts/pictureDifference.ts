// The comparison of two screenshots: Vitest's own comparator with a tolerance for the rounding of other processors.
import { diff } from '@blazediff/core';
import sharp from 'sharp';
import { samePixels } from './pictureFiles.ts';

/** How two pictures differ. */
export interface PictureDifference {
  /** One sentence: sizes or number of pixels. */
  message: string;
  /** The differing pixels in red on a pale copy; null when the sizes differ. */
  png: Buffer | null;
}

/**
 * Tolerated difference of a pixel's colour, of 1; share of pixels that may differ by more, and their number on pictures of any size: a changed
 * character of small type has more.
 */
const tolerance = { colour: 0.1, share: 0.0005, pixels: 40 };

async function pixelsOf(picture: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The difference between two encoded pictures beyond the tolerance; null when they match. */
export async function pictureDifference(reference: Buffer, actual: Buffer): Promise<PictureDifference | null> {
  if (await samePixels(reference, actual)) return null;
  const [one, other] = [await pixelsOf(reference), await pixelsOf(actual)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height)
    return { message: `is ${other.width} x ${other.height} px in place of ${width} x ${height} px.`, png: null };
  const drawn = Buffer.alloc(one.data.length);
  const count = diff(one.data, other.data, drawn, width, height, { threshold: tolerance.colour, includeAA: false });
  if (count <= Math.min(tolerance.pixels, tolerance.share * width * height)) return null;
  const png = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { message: `${count} of ${width * height} pixels differ.`, png };
}
