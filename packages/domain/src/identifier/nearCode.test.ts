import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearCodeMaxLength, nearCodesMax } from './limits.ts';
import { foldObjectCode, nearCodeReason, nearCodeReasons, nearestCodes, nearFolds } from './nearCode.ts';

const signs = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789*=@'];
const sign = fc.constantFrom(...signs);
const groups = fc
  .array(fc.string({ unit: sign, minLength: 2, maxLength: 6 }), { minLength: 3, maxLength: 5 })
  .map((parts) => parts.join('-'));
const place = fc.nat({ max: 1_000 });

/** The index of a character that is not a separator. */
function signPlace(code: string, wish: number): number {
  const places = [...code].flatMap((one, index) => (one === '-' ? [] : [index]));
  return places[wish % places.length] ?? 0;
}

describe('foldObjectCode', () => {
  it.each([
    ['gt-2026-000123', 'GT2026000123'],
    ['GT2O26.OOOl23', 'GT2026000123'],
    ['SB-Zi', '5821'],
  ])('folds %s to %s', (code, folded) => {
    expect(foldObjectCode(code)).toBe(folded);
  });

  it('changes nothing more when it runs a second time', () => {
    fc.assert(
      fc.property(groups, (code) => {
        expect(foldObjectCode(foldObjectCode(code))).toBe(foldObjectCode(code));
      }),
    );
  });
});

describe('nearFolds', () => {
  it('begins with the key of the code itself, names none twice, and is bounded', () => {
    fc.assert(
      fc.property(fc.string({ unit: sign, minLength: 1, maxLength: 128 }), (code) => {
        const folds = nearFolds(code);
        expect(folds[0]).toBe(foldObjectCode(code));
        expect(new Set(folds).size).toBe(folds.length);
        expect(folds.length).toBeLessThanOrEqual(35 * nearCodeMaxLength + 33);
      }),
    );
  });

  it('holds the key of every code that is near, and of near codes alone', () => {
    fc.assert(
      fc.property(groups, groups, place, sign, (code, other, at, added) => {
        const here = signPlace(code, at);
        const changed = [
          code.slice(0, here) + code.slice(here + 1),
          code.slice(0, here) + added + code.slice(here),
          code.replaceAll('-', ''),
          code.toLowerCase(),
          other,
        ];
        const folds = new Set(nearFolds(code));
        for (const candidate of changed) {
          const isNear = nearCodeReason(code, candidate) !== null || candidate === code;
          expect([candidate, folds.has(foldObjectCode(candidate))]).toEqual([candidate, isNear]);
        }
      }),
    );
  });

  it('looks for no neighbours of very short and very long codes', () => {
    expect(nearFolds('GT-1')).toEqual(['GT1']);
    expect(nearFolds('x'.repeat(nearCodeMaxLength + 1))).toHaveLength(1);
  });
});

describe('nearCodeReason', () => {
  it.each([
    ['MT-2026-0O4410', 'MT-2026-004410', 'lookAlike'],
    ['MT-2026-0O4410', 'mt-2026-004410', 'case'],
    ['gt-2026-000123', 'GT-2026-000123', 'case'],
    ['MT-2026-0O4410', 'MT-2026-040410', 'swapped'],
    ['MT-2026-0O4410', 'MT-2026-04410', 'fewer'],
    ['MT-2026-04410', 'MT-2026-004410', 'more'],
    ['MT-2026-0O4410', 'MT2026-004410', 'separator'],
    ['GT--2026-000123', 'GT-2026-000123', 'separator'],
    ['GT_2026-000123', 'GT-2026-000123', 'separator'],
    ['MT-2026-004410', 'MT-2026-004411', null],
    ['MT-2026-004410', 'MT-2026-004410', null],
    ['GT-1', 'GT-12', null],
  ])('says of %s and %s: %s', (typed, objectCode, reason) => {
    expect(nearCodeReason(typed, objectCode)).toBe(reason);
  });

  it('finds two codes of one key to differ in the same way from both sides', () => {
    const classes = [
      ['O', '0', 'o'],
      ['I', '1', 'l'],
      ['S', '5', 's'],
      ['X', 'x'],
      ['', '-', '_', '--'],
    ];
    const spelledTwice = fc.constantFrom(...classes).chain((alike) => {
      const one = fc.constantFrom(...alike);
      return fc.tuple(one, one);
    });
    fc.assert(
      fc.property(fc.array(spelledTwice, { maxLength: 12 }), (signs) => {
        const [typed, objectCode] = [0, 1].map((which) => `G${signs.map((pair) => pair[which]).join('')}T`);
        const there = nearCodeReason(typed ?? '', objectCode ?? '');
        expect(nearCodeReason(objectCode ?? '', typed ?? '')).toBe(there);
        expect(['lookAlike', 'case', 'separator', null]).toContain(there);
      }),
    );
  });
});

describe('nearestCodes', () => {
  it('puts the likeliest first, leaves out what is not near, and offers five at most', () => {
    const candidates = [
      'MT2026-004410',
      'MT-2026-04410',
      'MT-2026-040410',
      'mt-2026-004410',
      'MT-2026-004410',
      'MT-2026-999999',
      'MT-20260-04410',
    ].map((objectCode) => ({ objectCode }));
    const found = nearestCodes('MT-2026-0O4410', candidates);
    expect(found).toHaveLength(nearCodesMax);
    expect(found.map(({ reason }) => reason)).toEqual(['lookAlike', 'case', 'swapped', 'fewer', 'separator']);
    expect(found[0]?.candidate.objectCode).toBe('MT-2026-004410');
  });

  it.each(['gt-2026-000123', 'GT2026-000123', 'GT--2026-000123'])(
    'leaves out what has other signs when one differs from %s in case or separators alone',
    (typed) => {
      const candidates = ['GT-2026-000132', 'GT-2026-000123'].map((objectCode) => ({ objectCode }));
      expect(nearestCodes(typed, candidates).map(({ candidate }) => candidate.objectCode)).toEqual(['GT-2026-000123']);
    },
  );

  it('names every reason', () => {
    expect(Object.values(nearCodeReasons)).toEqual([...new Set(Object.values(nearCodeReasons))]);
  });
});
