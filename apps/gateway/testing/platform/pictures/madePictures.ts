import { crc32, deflateSync } from 'node:zlib';
import { type Canvas, createCanvas, Image } from '@napi-rs/canvas';

/** Quadrant colours of a generated picture. */
export const quarters = {
  topLeft: [220, 20, 20],
  topRight: [20, 160, 20],
  bottomLeft: [20, 20, 220],
  bottomRight: [230, 200, 20],
} as const;

/** A picture with four quadrants in four colours. */
export function makePicture(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const paint = (colour: readonly number[], x: number, y: number) => {
    context.fillStyle = `rgb(${colour.join()})`;
    context.fillRect(x, y, width / 2, height / 2);
  };
  paint(quarters.topLeft, 0, 0);
  paint(quarters.topRight, width / 2, 0);
  paint(quarters.bottomLeft, 0, height / 2);
  paint(quarters.bottomRight, width / 2, height / 2);
  return canvas;
}

/** A generated JPEG. */
export function madeJpeg(width = 64, height = 48): Buffer {
  return makePicture(width, height).toBuffer('image/jpeg', 92);
}

/** A generated PNG. */
export function madePng(width = 64, height = 48): Buffer {
  return makePicture(width, height).toBuffer('image/png');
}

/** Canvas pixels as BGR rows, as in BMP. */
function bmpRows(canvas: Canvas, bottomUp: boolean): Buffer {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const stride = Math.ceil((width * 24) / 32) * 4;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const row = (bottomUp ? height - 1 - y : y) * stride;
    for (let x = 0; x < width; x++) {
      for (const channel of [0, 1, 2]) rows[row + 3 * x + channel] = data[4 * (y * width + x) + 2 - channel] ?? 0;
    }
  }
  return rows;
}

/** A generated 24-bit BMP. */
export function madeBmp(width = 64, height = 48, bottomUp = true): Buffer {
  const rows = bmpRows(makePicture(width, height), bottomUp);
  const header = Buffer.alloc(54);
  header.write('BM');
  header.writeUInt32LE(54 + rows.length, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(bottomUp ? height : -height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  return Buffer.concat([header, rows]);
}

/** A JPEG segment with its marker and length. */
export function jpegSegment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** A JPEG with segments inserted after its start. */
export function withSegments(jpeg: Buffer, ...segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** An EXIF segment: orientation, and a camera name. */
export function exifSegment(orientation: number, camera: string): Buffer {
  const name = Buffer.from(`${camera}\0`, 'latin1');
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4);
  tiff.write('MM\0*\0\0\0\x08', 'latin1');
  tiff.writeUInt16BE(2, 8);
  // Make (0x010f), ASCII, stored after the directory.
  tiff.writeUInt16BE(0x010f, 10);
  tiff.writeUInt16BE(2, 12);
  tiff.writeUInt32BE(name.length, 14);
  tiff.writeUInt32BE(tiff.length, 18);
  // Orientation (0x0112), one SHORT.
  tiff.writeUInt16BE(0x0112, 22);
  tiff.writeUInt16BE(3, 24);
  tiff.writeUInt32BE(1, 26);
  tiff.writeUInt16BE(orientation, 30);
  return jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, name]));
}

/** A PNG chunk with its length and checksum. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** A PNG with chunks inserted after its header. */
export function withChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

/** A small, well-formed PNG that claims a size in one-bit grey pixels and has the given number of rows. */
export function pngClaiming(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Decoded pixels: `at` returns red, green, blue and alpha. */
export async function decoded(bytes: Uint8Array) {
  const image = new Image();
  image.src = bytes;
  await image.decode();
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return {
    width: image.width,
    height: image.height,
    at: (x: number, y: number): number[] => [...context.getImageData(x, y, 1, 1).data],
  };
}

/** An incompressible JPEG of noise: two megabytes at 1900 by 1250 px. Deterministic by seed. */
export function grainyJpeg(width: number, height: number, seed = 1): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const grains = context.createImageData(width, height);
  let state = seed;
  for (let at = 0; at < grains.data.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    grains.data[at] = at % 4 === 3 ? 255 : state >>> 24;
  }
  context.putImageData(grains, 0, 0);
  return canvas.toBuffer('image/jpeg', 92);
}
