import { parentPort } from 'node:worker_threads';
import { createCanvas, Image } from '@napi-rs/canvas';
import type { Drawing, Drawn } from './drawPicture.ts';
import { drawWatermark } from './drawWatermark.ts';

/** WebP: supported by all browsers, with transparency for logos, and about a quarter smaller than JPEG at this quality. */
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

/** Scales a picture, or its central square, down to a size. The decoder applies EXIF orientation. */
async function draw(bytes: Uint8Array, { edgePx, square, watermark }: Drawing): Promise<Drawn> {
  const image = await decode(bytes);
  if (image === null) return null;
  const side = Math.min(image.width, image.height);
  const cut = square ? { width: side, height: side } : { width: image.width, height: image.height };
  const factor = Math.min(1, edgePx / Math.max(cut.width, cut.height));
  const width = Math.max(1, Math.round(cut.width * factor));
  const height = Math.max(1, Math.round(cut.height * factor));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  const [x, y] = [(image.width - cut.width) / 2, (image.height - cut.height) / 2];
  context.drawImage(image, x, y, cut.width, cut.height, 0, 0, width, height);
  if (watermark !== undefined) drawWatermark(context, { width, height }, watermark);
  return { bytes: new Uint8Array(await canvas.encode('webp', quality)), width, height };
}

const port = parentPort;
port?.on('message', ({ bytes, drawing }: { bytes: Uint8Array; drawing: Drawing }) => {
  void draw(bytes, drawing).then((drawn) => port.postMessage(drawn, drawn === null ? [] : [drawn.bytes.buffer]));
});
