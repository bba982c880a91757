import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { decoded } from '../../../testing/platform/pictures/madePictures.ts';
import { markPicture } from './markPicture.ts';

const text = '仅供标识前缀审核使用 2026-11-22 li_shenhe';

/** A one-colour PNG. */
function plain(colour: string, width: number, height: number): Uint8Array {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  return canvas.toBuffer('image/png');
}

/** Fraction of clearly coloured pixels in the poorest of 3 by 3 fields. */
async function poorestField(bytes: Uint8Array, grey: number): Promise<number> {
  const { width, height, at } = await decoded(bytes);
  const marked = Array.from({ length: 9 }, () => ({ seen: 0, changed: 0 }));
  for (let y = 0; y < height; y += 4) {
    for (let x = 0; x < width; x += 4) {
      const field = marked[3 * Math.floor((3 * y) / height) + Math.floor((3 * x) / width)];
      if (field === undefined) continue;
      field.seen += 1;
      if (Math.abs((at(x, y)[1] ?? grey) - grey) > 24) field.changed += 1;
    }
  }
  return Math.min(...marked.map(({ seen, changed }) => changed / seen));
}

describe('markPicture', () => {
  it.each([
    ['white', 255],
    ['black', 0],
    ['rgb(128, 128, 128)', 128],
  ])('shows in every part of a picture that is %s', async (colour, grey) => {
    for (const [width, height] of [
      [900, 600],
      [500, 1200],
    ] as const) {
      const marked = await markPicture(plain(colour, width, height), text);
      expect(await poorestField(marked?.bytes ?? new Uint8Array(), grey)).toBeGreaterThan(0.01);
    }
  });

  it('throws when the picture cannot be decoded', async () => {
    await expect(markPicture(Buffer.from('no picture'), text)).rejects.toThrow('cannot be read');
  });
});
