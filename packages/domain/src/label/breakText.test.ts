import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakCode, breakName, codeLineCount, textEm } from './breakText.ts';

describe('breakCode', () => {
  it('keeps every character in as many lines as codeLineCount says', () => {
    const code = fc.stringMatching(/^[A-Za-z0-9._:/*=@-]{1,200}$/);
    fc.assert(
      fc.property(code, fc.double({ min: 0.7, max: 60, noNaN: true }), (text, em) => {
        const lines = breakCode(text, em);
        expect(lines.join('')).toBe(text);
        expect(lines).toHaveLength(codeLineCount(text.length, em));
        for (const line of lines) expect(textEm(line)).toBeLessThanOrEqual(em + 1e-6);
      }),
    );
  });
});

describe('breakName', () => {
  it.each([
    ['商用智能跑步机', 7, 1, ['商用智能跑步机']],
    ['商用智能跑步机', 6, 1, ['商用智能跑…']],
    ['商用智能跑步机', 4, 2, ['商用智能', '跑步机']],
    ['商用智能跑步机', 3, 2, ['商用智', '能跑…']],
    ['GT 6', 2.4, 1, ['GT 6']],
    ['GT 6 Pro', 3, 1, ['GT…']],
    [' ', 3, 1, []],
  ])('writes %j in lines of %d em, %i at most, as %j', (name, em, lines, shown) => {
    expect(breakName(name, em, lines)).toEqual(shown);
  });

  it('never gets wider than its lines, nor more of them, and keeps a name that fits', () => {
    const em = fc.double({ min: 1, max: 30, noNaN: true });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), em, fc.integer({ min: 1, max: 4 }), (name, width, most) => {
        const lines = breakName(name, width, most);
        expect(lines.length).toBeLessThanOrEqual(most);
        for (const line of lines) expect(textEm(line)).toBeLessThanOrEqual(width + 1e-6);
        const plain = (text: string) => text.replace(/\s/g, '');
        expect(textEm(name) > width || plain(lines.join('')) === plain(name)).toBe(true);
      }),
    );
  });
});
