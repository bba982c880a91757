import { dotsPerMmOf } from '@lima-id/domain';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { readSymbols } from '../../testing/label/readPictures.ts';
import { readPrintFont } from '../platform/print/printFont.ts';
import { createPngDrawer } from './drawPng.ts';
import { encodeSymbol } from './encodeSymbol.ts';

const font = readPrintFont();
const modules = 21;
const dotsPerMm = dotsPerMmOf({ output: 'png', dotsPerMm: 8 });
const label = { width: 40, height: 20 };
const symbol = { x: 0, y: 0, side: 20, module: 5 / dotsPerMm, dots: 5, quiet: 4 };
const plan = { output: 'png', title: '', page: label, label, places: [], symbol, modules, dotsPerMm } as const;
const line = (text: string, y: number) => ({ text, x: 18, y, width: 20, size: 3 });
const symbolOf = (text: string) => encodeSymbol({ symbol: 'qr', level: 'M', modules }, text);

/** Dark dots of a picture from a mm to another one, to the right of the symbol. */
async function darkDots(png: Uint8Array, fromMm: number, toMm: number): Promise<number> {
  const image = await loadImage(Buffer.from(png));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const [left, top, bottom] = [18, fromMm, toMm].map((mm) => Math.round(mm * dotsPerMm));
  const { data } = context.getImageData(left ?? 0, top ?? 0, image.width - (left ?? 0), (bottom ?? 0) - (top ?? 0));
  return data.filter((value, at) => at % 4 === 0 && value < 128).length;
}

describe('createPngDrawer', () => {
  it('draws each label with its own symbol and lines when many are drawn at once', async () => {
    const draw = createPngDrawer(plan, font);
    const texts = Array.from({ length: 50 }, (_, index) => `L-${index}`);
    const pictures = await Promise.all(
      texts.map((text, index) =>
        draw({ name: text, modules: symbolOf(text), lines: index % 2 === 0 ? [line('商用跑步机', 5)] : [] }),
      ),
    );
    expect(await Promise.all(pictures.map(async (picture) => (await readSymbols(picture))[0]))).toEqual(texts);
    const dark = await Promise.all(pictures.map((picture) => darkDots(picture, 0, 20)));
    expect(dark.map((dots) => dots > 100)).toEqual(texts.map((_, index) => index % 2 === 0));
  });

  it('keeps lines that stand near each other whole, also when one is drawn already', async () => {
    const draw = createPngDrawer(plan, font);
    const lines = [line('健身器材', 5), line('健身器材', 8.75), line('88.118.001', 12.5)];
    const alone = await Promise.all(lines.map((only) => draw({ name: '', modules: symbolOf('1'), lines: [only] })));
    const together = await draw({ name: '', modules: symbolOf('1'), lines });
    const dots = await Promise.all(alone.map((picture) => darkDots(picture, 0, 20)));
    expect(await darkDots(together, 0, 20)).toBe(dots.reduce((sum, count) => sum + count, 0));
    expect(Math.min(...dots)).toBeGreaterThan(100);
  });
});
