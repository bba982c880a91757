import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import { pngSignature } from './pngFile.ts';

/** Shades of gray, row by row, a byte each: 0 for black, 255 for white. */
export interface GrayPicture {
  width: number;
  height: number;
  shades: Uint8Array;
}

const compress = promisify(deflate);

/** Labels take a third of the time of the usual level 6, and a tenth more bytes. */
const compression = 3;

function chunk(name: string, data: Uint8Array): Buffer {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(name, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), data.length + 8);
  return bytes;
}

/**
 * Writes a picture as a PNG of one channel, with its dots per metre. The encoder of a canvas always writes four.
 * Source: PNG specification, third edition, 5.3 and 11.
 */
export async function writeGrayPng({ width, height, shades }: GrayPicture, dotsPerMetre: number): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of gray; compression, filters and interlacing are 0.
  header[8] = 8;
  const density = Buffer.alloc(9);
  density.writeUInt32BE(dotsPerMetre, 0);
  density.writeUInt32BE(dotsPerMetre, 4);
  // The unit is a metre.
  density[8] = 1;
  // A row begins with its filter, which is none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) rows.set(shades.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('pHYs', density),
    chunk('IDAT', await compress(rows, { level: compression })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
