import { createCanvas, loadImage } from '@napi-rs/canvas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPng } from './pngFile.ts';
import { writeGrayPng } from './writePng.ts';

const sides = { min: 1, max: 40 };
const pictures = fc
  .record({ width: fc.integer(sides), height: fc.integer(sides) })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ minLength: width * height, maxLength: width * height })
      .map((shades) => ({ width, height, shades })),
  );

/** The shades of a PNG as a library reads it: its red, green and blue are the same. */
async function shadesOf(png: Buffer): Promise<number[]> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return Array.from({ length: data.length / 4 }, (_, dot) => {
    const [red, green, blue, opacity] = data.subarray(dot * 4, dot * 4 + 4);
    return red === green && red === blue && opacity === 255 ? (red ?? -1) : -1;
  });
}

describe('writeGrayPng', () => {
  it('writes a file with the shades and the size of the picture when it is read again', async () => {
    await fc.assert(
      fc.asyncProperty(pictures, async (picture) => {
        const png = await writeGrayPng(picture, 11_811);
        const { width, height } = picture;
        expect(readPng(png)).toEqual({ type: 'png', width, height, length: png.length });
        expect(await shadesOf(png)).toEqual([...picture.shades]);
      }),
    );
  });

  it('says how many dots a metre has', async () => {
    const png = await writeGrayPng({ width: 1, height: 1, shades: new Uint8Array(1) }, 11_811);
    const density = png.subarray(png.indexOf('pHYs') + 4);
    expect([density.readUInt32BE(0), density.readUInt32BE(4), density[8]]).toEqual([11_811, 11_811, 1]);
  });
});
