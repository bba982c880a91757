import { dataMatrixModules, qrLevels, qrModules } from '@lima-id/domain';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { readSymbols } from '../../testing/label/readPictures.ts';
import { encodeSymbol } from './encodeSymbol.ts';
import { moduleRuns } from './moduleRuns.ts';

/** A symbol as a picture with modules of four px and its quiet zone. */
function pictureOf(modules: Uint8Array, side: number): Uint8Array {
  const canvas = createCanvas((side + 8) * 4, (side + 8) * 4);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const { x, y, length } of moduleRuns(modules, side)) context.fillRect((x + 4) * 4, (y + 4) * 4, length * 4, 4);
  return canvas.toBuffer('image/png');
}

/** Lower-case letters, which need a byte each. */
const letters = (count: number) => Array.from({ length: count }, (_, index) => 'abcxyz'[index % 6]).join('');

describe('encodeSymbol', () => {
  it.each(qrLevels.flatMap((level) => [1, 14, 60, 84, 120, 200].map((bytes) => [level, bytes] as const)))(
    'writes a QR code of level %s with %i bytes in the size that the rule gives',
    async (level, bytes) => {
      const modules = qrModules(bytes, level) ?? 0;
      const text = letters(bytes);
      expect(await readSymbols(pictureOf(encodeSymbol({ symbol: 'qr', level, modules }, text), modules))).toEqual([
        text,
      ]);
    },
  );

  it.each(qrLevels)('holds as many bytes as the rule says at level %s, and not one more', (level) => {
    for (let modules = 21; modules <= 61; modules += 4) {
      let most = 1;
      while (qrModules(most + 1, level) === modules || (qrModules(most + 1, level) ?? 0) < modules) most += 1;
      expect(encodeSymbol({ symbol: 'qr', level, modules }, letters(most))).toHaveLength(modules ** 2);
      expect(() => encodeSymbol({ symbol: 'qr', level, modules }, letters(most + 1))).toThrow('Capacity overflow');
    }
  });

  it.each(['1', '88.118.001', letters(44), `${letters(60)}0123456789`, letters(200)])(
    'writes %j as Data Matrix in the size that the rule gives',
    async (text) => {
      const modules = dataMatrixModules(text) ?? 0;
      const drawn = encodeSymbol({ symbol: 'dataMatrix', level: 'M', modules }, text);
      expect(await readSymbols(pictureOf(drawn, modules))).toEqual([text]);
    },
  );

  it('throws for a text that does not fit', () => {
    expect(() => encodeSymbol({ symbol: 'dataMatrix', level: 'M', modules: 10 }, letters(80))).toThrow('bwipp');
  });
});

describe('moduleRuns', () => {
  it('covers exactly the dark modules', () => {
    const modules = encodeSymbol({ symbol: 'qr', level: 'M', modules: 21 }, 'abc');
    const covered = new Uint8Array(21 * 21);
    for (const { x, y, length } of moduleRuns(modules, 21)) covered.fill(1, y * 21 + x, y * 21 + x + length);
    expect(covered).toEqual(modules);
  });
});
