import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataMatrixModules, qrLevels, qrModules, symbolModules } from './symbol.ts';

const address = 'https://id.example.cn/product_scene?identifier=88.118.001%2FGT-2026-000123';

describe('symbolModules', () => {
  it.each([
    [14, 'M', 21],
    [15, 'M', 25],
    [84, 'M', 37],
    [85, 'M', 41],
    [997, 'M', 117],
    [998, 'M', null],
    [11, 'Q', 21],
    [74, 'Q', 41],
    [75, 'Q', 45],
    [715, 'Q', 117],
    [716, 'Q', null],
  ] as const)('gives %i bytes of level %s %s modules', (bytes, level, modules) => {
    expect(qrModules(bytes, level)).toBe(modules);
  });

  it.each([
    ['ABC', 10],
    ['123456', 10],
    ['1234567', 12],
    ['a'.repeat(62), 32],
    ['a'.repeat(63), 36],
    ['é'.repeat(18), 36],
    ['a'.repeat(817), null],
  ])('gives the Data Matrix symbol of %j %s modules', (text, modules) => {
    expect(dataMatrixModules(text)).toBe(modules);
  });

  it('counts the address of a code by its bytes in a QR code, and pairs of digits once in Data Matrix', () => {
    expect(symbolModules('qr', 'M', address)).toBe(37);
    expect(symbolModules('qr', 'Q', address)).toBe(41);
    expect(symbolModules('dataMatrix', 'M', address)).toBe(36);
  });

  it('never gives a longer text a smaller symbol', () => {
    const text = fc.string({ maxLength: 400 });
    fc.assert(
      fc.property(text, text, fc.constantFrom(...qrLevels), (one, more, level) => {
        for (const symbol of ['qr', 'dataMatrix'] as const) {
          const least = symbolModules(symbol, level, one) ?? Infinity;
          expect(symbolModules(symbol, level, `${one}-${more}`) ?? Infinity).toBeGreaterThanOrEqual(least);
        }
      }),
    );
  });
});
