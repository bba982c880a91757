import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRemittanceCode, readRemittanceCode, remittanceAlphabet, remittanceCodeCount } from './remittanceCode.ts';

const number = fc.integer({ min: 0, max: remittanceCodeCount - 1 });
const code = number.map((one) => formatRemittanceCode(one) ?? '');
const place = fc.integer({ min: 2, max: 7 });

function replaced(text: string, index: number, sign: string): string {
  return text.slice(0, index) + sign + text.slice(index + 1);
}

describe('remittance codes', () => {
  it('have no signs that are taken for each other', () => {
    expect(new Set(remittanceAlphabet).size).toBe(23);
    const groups = ['0OQD', '1IL', '2Z', '5S', '8B', 'VUY', 'MN', '6G'];
    const inside = (alike: string) => [...remittanceAlphabet].filter((sign) => alike.includes(sign));
    expect(groups.filter((alike) => inside(alike).length > 1)).toEqual([]);
  });

  it('are read back when they were written', () => {
    fc.assert(
      fc.property(code, (one) => {
        expect(one).toMatch(/^LM[2-9A-Z]{6}$/);
        expect(readRemittanceCode(one)).toBe(one);
      }),
    );
  });

  it('differ when their numbers do', () => {
    fc.assert(
      fc.property(number, number, (one, other) => {
        fc.pre(one !== other);
        expect(formatRemittanceCode(one)).not.toBe(formatRemittanceCode(other));
      }),
    );
  });

  it('are refused when one sign is another', () => {
    fc.assert(
      fc.property(code, place, fc.constantFrom(...remittanceAlphabet), (one, at, sign) => {
        fc.pre(one.charAt(at) !== sign);
        expect(readRemittanceCode(replaced(one, at, sign))).toBeNull();
      }),
    );
  });

  it('are refused when two signs changed places', () => {
    fc.assert(
      fc.property(code, place, place, (one, at, other) => {
        fc.pre(one.charAt(at) !== one.charAt(other));
        const swapped = replaced(replaced(one, at, one.charAt(other)), other, one.charAt(at));
        expect(readRemittanceCode(swapped)).toBeNull();
      }),
    );
  });

  it('are read however they are typed', () => {
    const written = formatRemittanceCode(118_427) ?? '';
    const wide = [...written].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join('');
    for (const typed of [written.toLowerCase(), ` ${written} `, `${written.slice(0, 4)}-${written.slice(4)}`, wide]) {
      expect(readRemittanceCode(typed)).toBe(written);
    }
  });

  it.each(['', 'LM', 'LM22222', 'LM2222222', 'XX222222', 'LM0O1IL5'])('are refused as %j when it is none', (typed) => {
    expect(readRemittanceCode(typed)).toBeNull();
  });

  it.each([-1, 0.5, remittanceCodeCount, Number.NaN])('are not written when the number is %d', (wrong) => {
    expect(formatRemittanceCode(wrong)).toBeNull();
  });
});
