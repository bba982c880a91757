import { parentPort } from 'node:worker_threads';
import { createCanvas, Image } from '@napi-rs/canvas';
import { avatarSizePx } from './avatarLimits.ts';
import type { Drawn } from './drawAvatar.ts';

/**
 * WebP: every browser of today shows it, it keeps the transparency that logos have, and at this quality it takes about three
 * quarters of what a JPEG takes.
 */
const quality = 82;

async function decode(bytes: Uint8Array): Promise<Image | null> {
  const image = new Image();
  image.src = bytes;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

/** The middle square of a picture, at most 512 pixels wide. The decoder has turned it upright by its EXIF orientation. */
async function draw(bytes: Uint8Array): Promise<Drawn> {
  const image = await decode(bytes);
  if (image === null) return null;
  const side = Math.min(image.width, image.height);
  const size = Math.min(side, avatarSizePx);
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (image.width - side) / 2, (image.height - side) / 2, side, side, 0, 0, size, size);
  return { bytes: new Uint8Array(await canvas.encode('webp', quality)), width: size, height: size };
}

const port = parentPort;
port?.on('message', (bytes: Uint8Array) => {
  void draw(bytes).then((drawn) => port.postMessage(drawn, drawn === null ? [] : [drawn.bytes.buffer]));
});
