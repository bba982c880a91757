import { parentPort } from 'node:worker_threads';
import { createCanvas, Image, type SKRSContext2D } from '@napi-rs/canvas';
import type { Drawing, Drawn } from './drawPicture.ts';
import { drawWatermark } from './drawWatermark.ts';
import { webpEdgePx } from './pictureLimits.ts';

/** WebP: supported by all browsers, with transparency for logos, and about a quarter smaller than JPEG at this quality. */
const quality = 82;

/** Greatest difference of a colour channel within a blank picture: noise, and the soft edges of nothing. */
const blankRange = 8;

/** First byte of a JPEG, which has no transparency. */
const jpegStart = 0xff;

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

/** Scaled to a number of px, and to edges that a WebP can have. */
function scaled({ width, height }: { width: number; height: number }, pixels: number) {
  const factor = Math.min(1, Math.sqrt(pixels / (width * height)), webpEdgePx / Math.max(width, height));
  // A product that should be whole may lie just below.
  const part = (length: number) => Math.max(1, Math.floor(length * factor + 1e-6));
  return { width: part(width), height: part(height) };
}

/** Puts a transparent picture on white paper; answers whether it is blank there, as white writing is. */
function putOnPaper(context: SKRSContext2D, width: number, height: number): boolean {
  const { data } = context.getImageData(0, 0, width, height);
  let isTransparent = false;
  const least = [255, 255, 255];
  const most = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 255;
    if (alpha < 255) isTransparent = true;
    for (let channel = 0; channel < 3; channel += 1) {
      const shown = ((data[at + channel] ?? 0) * alpha) / 255 + 255 - alpha;
      if (shown < (least[channel] ?? 0)) least[channel] = shown;
      if (shown > (most[channel] ?? 0)) most[channel] = shown;
    }
  }
  if (!isTransparent) return false;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
  return most.every((value, channel) => value - (least[channel] ?? 0) <= blankRange);
}

/** Scales a picture, or its central square, down to a size. The decoder applies EXIF orientation. Only squares keep transparency. */
async function draw(bytes: Uint8Array, { pixels, square, watermark }: Drawing): Promise<Drawn> {
  const image = await decode(bytes);
  if (image === null) return null;
  const side = Math.min(image.width, image.height);
  const cut = square ? { width: side, height: side } : { width: image.width, height: image.height };
  const { width, height } = scaled(cut, pixels);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  const [x, y] = [(image.width - cut.width) / 2, (image.height - cut.height) / 2];
  context.drawImage(image, x, y, cut.width, cut.height, 0, 0, width, height);
  const isBlank = !square && bytes[0] !== jpegStart && putOnPaper(context, width, height);
  if (watermark !== undefined) drawWatermark(context, { width, height }, watermark);
  return { bytes: new Uint8Array(await canvas.encode('webp', quality)), width, height, isBlank };
}

const port = parentPort;
port?.on('message', ({ bytes, drawing }: { bytes: Uint8Array; drawing: Drawing }) => {
  void draw(bytes, drawing).then((drawn) => port.postMessage(drawn, drawn === null ? [] : [drawn.bytes.buffer]));
});
