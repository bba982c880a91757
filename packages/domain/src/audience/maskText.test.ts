import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskText } from './maskText.ts';

describe('maskText', () => {
  it.each([
    ['13800000123', '138****0123'],
    ['李振', '李****'],
    ['王晓楠', '王****'],
    ['周', '****'],
    ['德州市人民路 18 号', '德州**** 号'],
    ['', ''],
    ['  ', ''],
  ])('turns %j into %j', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it('never shows more than half of a text, nor its length', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (text) => {
        const masked = maskText(text);
        const shown = masked.replace('****', '');
        const length = [...text.trim()].length;
        expect(length < 2 ? shown.length === 0 : [...shown].length <= Math.max(1, Math.ceil(length / 2))).toBe(true);
        expect([...masked].length).toBeLessThanOrEqual(11);
      }),
    );
  });
});
