import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CodePattern, formatPatternCode, readCodePattern, readPatternCode, serialRange } from './codePattern.ts';
import { patternsOverlap } from './patternsOverlap.ts';

function pattern(text: string): CodePattern {
  const verdict = readCodePattern(text);
  if (!verdict.ok) throw new Error(`${text}: ${verdict.reason}`);
  return verdict.pattern;
}

/** Days that have every day of a month, as a pattern without other parts sees them. */
const days = Array.from({ length: 31 }, (_, index) => `2024-01-${String(index + 1).padStart(2, '0')}`);
const months = Array.from({ length: 12 }, (_, index) => `2024-${String(index + 1).padStart(2, '0')}-01`);

/** Every code of a pattern with a day or a month, or neither. */
function* codesOf(given: CodePattern): Generator<string> {
  const { last } = serialRange(given);
  const kinds = new Set(given.parts.map(({ kind }) => kind));
  const moments = kinds.has('day') ? days : kinds.has('month') ? months : days.slice(0, 1);
  for (const day of moments) {
    for (let serial = 1; serial <= last; serial += 1) yield formatPatternCode(given, day, serial) ?? '';
  }
}

function overlapByTrying(one: CodePattern, other: CodePattern): boolean {
  for (const code of codesOf(one)) if (readPatternCode(other, code) !== null) return true;
  return false;
}

/** Short patterns whose characters are mostly digits, so that they meet. */
const between = fc.constantFrom('', '0', '1', '00', '13', '3', 'A');
const short = (dayParts: readonly string[], serials: readonly string[]) =>
  fc
    .tuple(between, fc.constantFrom(...dayParts), between, fc.constantFrom(...serials), between, fc.boolean())
    .map(([first, day, second, serial, third, turned]) =>
      pattern(turned ? `${first}${serial}${second}${day}${third}` : `${first}${day}${second}${serial}${third}`),
    );
const small = short(['', '{day}', '{month}'], ['{serial:3}', '{serial:4}']);
/** Those without a part of the day have few codes, all of which can be tried. */
const undated = short([''], ['{serial:3}']);

describe('patternsOverlap', () => {
  it.each([
    ['A{serial:4}', 'A1{serial:3}', true],
    ['A{serial:4}', 'A1{serial:4}', false],
    ['A{serial:4}', 'B{serial:4}', false],
    ['A{serial:4}', 'A{serial:3}B', false],
    ['GT-{year}-{serial:6}', 'GT-2026-{serial:6}', true],
    ['GT-{year}-{serial:6}', 'GT-{serial:4}-{year}{day}', true],
    ['A{month}{serial:3}', 'A13{serial:3}', false],
    ['A{month}{serial:3}', 'A12{serial:3}', true],
    ['A{month}{day}{serial:3}', 'A0230{serial:3}', false],
    ['A{month}{day}{serial:3}', 'A0229{serial:3}', true],
    ['A{year}{month}{day}{serial:3}', 'A20260229{serial:3}', false],
    ['A{year}{month}{day}{serial:3}', 'A20240229{serial:3}', true],
    ['A{year}{month}{day}{serial:3}', 'A19000229{serial:3}', false],
    ['A{year}{month}{day}{serial:3}', 'A20000229{serial:3}', true],
    ['{serial:3}000', '000{serial:3}', false],
    ['{serial:3}001', '001{serial:3}', true],
    ['{serial:3}0000', '0000{serial:3}', false],
  ])('compares %s and %s', (one, other, overlap) => {
    expect(patternsOverlap(pattern(one), pattern(other))).toBe(overlap);
    expect(patternsOverlap(pattern(other), pattern(one))).toBe(overlap);
  });

  it('says the same as trying every code of small patterns', () => {
    fc.assert(
      fc.property(undated, small, (one, other) => {
        const overlap = patternsOverlap(one, other);
        expect(overlap).toBe(overlapByTrying(one, other));
        expect(patternsOverlap(other, one)).toBe(overlap);
      }),
    );
  });

  it('says the same as trying every code when both patterns have a part of a day', () => {
    const dated = short(['{day}', '{month}'], ['{serial:3}']);
    fc.assert(
      fc.property(dated, dated, (one, other) => {
        expect(patternsOverlap(one, other)).toBe(overlapByTrying(one, other));
      }),
      { numRuns: 15 },
    );
  });

  it('finds that every pattern overlaps itself', () => {
    fc.assert(
      fc.property(small, (given) => {
        expect(patternsOverlap(given, given)).toBe(true);
      }),
    );
  });
});
