// The committed screenshots: lossless WebP, two fifths of the bytes of PNG. Older ones are PNG until they are updated.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OutputInfo } from 'sharp';

export const picturesFolder = join(import.meta.dirname, '../.storybook/__screenshots__');

// The story workers already use every core.
sharp.concurrency(1);

/** Path of a screenshot; null when there is none. */
export function pictureFile(name: string, folder = picturesFolder): string | null {
  const files = [join(folder, `${name}.webp`), join(folder, `${name}.png`)];
  return files.find((file) => existsSync(file)) ?? null;
}

/** Whether two encoded pictures of any format have the same size and pixels. */
export async function samePixels(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true;
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).raw().toBuffer({ resolveWithObject: true })));
  return a !== undefined && b !== undefined && sameSize(a.info, b.info) && a.data.equals(b.data);
}

function sameSize(a: OutputInfo, b: OutputInfo): boolean {
  return a.width === b.width && a.height === b.height && a.channels === b.channels;
}

/** Encodes a PNG as lossless WebP; throws when a pixel would change. */
export async function asWebp(png: Buffer): Promise<Buffer> {
  // `exact` keeps the colour of transparent pixels; `quality` of a lossless picture is how hard it is compressed.
  const webp = await sharp(png).webp({ lossless: true, exact: true, quality: 100 }).toBuffer();
  if (!(await samePixels(png, webp))) throw new Error('The WebP of a picture has other pixels than its PNG.');
  return webp;
}
