import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxNumber } from './taxNumber.ts';

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** The code with its check character, by the weights printed in the standard. */
function withCheck(body: string): string {
  const sum = Array.from(body).reduce((total, one, index) => total + alphabet.indexOf(one) * (weights[index] ?? 0), 0);
  return body + alphabet.charAt((31 - (sum % 31)) % 31);
}

function characters(length: number) {
  return fc
    .array(fc.constantFrom(...alphabet), { minLength: length, maxLength: length })
    .map((parts) => parts.join(''));
}

const code = fc
  .tuple(characters(2), fc.stringMatching(/^\d{6}$/), characters(9))
  .map((parts) => withCheck(parts.join('')));

function refusalOf(text: unknown): string | undefined {
  const read = taxNumber.safeParse(text);
  return read.success ? undefined : read.error.issues[0]?.message;
}

describe('taxNumber', () => {
  it('takes every code whose check character holds', () => {
    fc.assert(
      fc.property(code, (one) => {
        expect(taxNumber.parse(one)).toBe(one);
      }),
    );
  });

  it('refuses a code in which one character is another, whichever it is', () => {
    fc.assert(
      fc.property(code, fc.nat(17), fc.constantFrom(...alphabet), (one, place, other) => {
        fc.pre(one.charAt(place) !== other);
        expect(refusalOf(one.slice(0, place) + other + one.slice(place + 1))).toBeDefined();
      }),
    );
  });

  it('takes a code as people type it when it has spaces, small letters or full-width characters', () => {
    expect(taxNumber.parse(' 9135 0100 m000 100y 43 ')).toBe('91350100M000100Y43');
    expect(taxNumber.parse('９１３５０１００Ｍ０００１００Ｙ４３')).toBe('91350100M000100Y43');
  });

  it('says which kind of mistake it is when a code is refused', () => {
    const shape = '请输入18位的纳税人识别号（统一社会信用代码）';
    for (const text of [
      undefined,
      '',
      '91350100M000100Y4',
      '91350100M000100Y430',
      '91350100I000100Y43',
      '110105194912310',
    ])
      expect(refusalOf(text)).toBe(shape);
    expect(refusalOf('91350100M000100Y44')).toBe('纳税人识别号有误，请对照营业执照核对');
  });
});
