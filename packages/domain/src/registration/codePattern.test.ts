import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { objectCodeRefusal } from '../identifier/code.ts';
import { objectCodeMaxLength } from '../identifier/limits.ts';
import { registrationMessages } from '../messages/registration.ts';
import { chinaDate } from '../time/chinaTime.ts';
import {
  type CodePattern,
  formatPatternCode,
  patternKey,
  readCodePattern,
  readPatternCode,
  serialRange,
} from './codePattern.ts';

function pattern(text: string): CodePattern {
  const verdict = readCodePattern(text);
  if (!verdict.ok) throw new Error(`${text}: ${verdict.reason}`);
  return verdict.pattern;
}

const literal = fc.string({ unit: fc.constantFrom(...'AB01-_.:/*=@'), maxLength: 4 });
const serial = fc.integer({ min: 3, max: 12 }).map((digits) => `{serial:${digits}}`);
/** Patterns that are read, of any parts in any order. */
const anyPattern = fc
  .tuple(serial, fc.subarray(['{year}', '{month}', '{day}']), fc.array(literal, { minLength: 5, maxLength: 5 }))
  .chain(([count, days, between]) =>
    fc
      .shuffledSubarray([count, ...days], { minLength: days.length + 1 })
      .map((parts) => `${parts.map((part, index) => `${between[index]}${part}`).join('')}${between[4]}`),
  )
  .filter((text) => readCodePattern(text).ok)
  .map(pattern);
const anyDay = fc.integer({ min: Date.UTC(1, 0), max: Date.UTC(9998, 11) }).map(chinaDate);
const serialOf = (given: CodePattern) => fc.integer({ min: 1, max: serialRange(given).last });
const issued = anyPattern.chain((given) => fc.tuple(fc.constant(given), anyDay, serialOf(given)));

describe('readCodePattern', () => {
  it('reads characters, parts of the day and the serial number in order', () => {
    expect(readCodePattern(' ＧＴ-{year}-{serial:6} ')).toEqual({
      ok: true,
      pattern: {
        text: 'GT-{year}-{serial:6}',
        parts: [
          { kind: 'literal', text: 'GT-' },
          { kind: 'year' },
          { kind: 'literal', text: '-' },
          { kind: 'serial', digits: 6 },
        ],
      },
    });
  });

  it.each([
    ['', 'empty'],
    [' \u200b', 'empty'],
    ['GT-{year}', 'serialMissing'],
    ['GT', 'serialMissing'],
    ['{serial:3}{serial:4}', 'repeated'],
    ['{year}{year}{serial:3}', 'repeated'],
    ['{month}-{month}{serial:3}', 'repeated'],
    ['{day}{serial:3}{day}', 'repeated'],
    ['GT{serial:2}', 'serialDigits'],
    ['GT{serial:13}', 'serialDigits'],
    ['GT{serial}', 'part'],
    ['GT{serial:}', 'part'],
    ['GT{serial:100}', 'part'],
    ['GT{Year}{serial:3}', 'part'],
    ['GT{hour}{serial:3}', 'part'],
    ['GT{year{serial:3}', 'part'],
    ['GT}{serial:3}', 'part'],
    ['GT {serial:3}', 'character'],
    ['跑{serial:3}', 'character'],
    ['GT#{serial:3}', 'character'],
    ['-{serial:3}', 'start'],
    ['@{serial:3}', 'start'],
    ['{serial:3}-', 'end'],
    ['{serial:3}/', 'end'],
    [`${'A'.repeat(objectCodeMaxLength - 2)}{serial:3}`, 'tooLong'],
    ['A'.repeat(1000), 'tooLong'],
  ] as const)('says what to do when the pattern is %j', (text, reason) => {
    expect(readCodePattern(text)).toEqual({ ok: false, reason, message: registrationMessages.pattern[reason] });
  });

  it('reads the longest pattern, and ends that are no separators', () => {
    expect(readCodePattern(`${'A'.repeat(objectCodeMaxLength - 3)}{serial:3}`).ok).toBe(true);
    expect(readCodePattern('{serial:3}=').ok).toBe(true);
    expect(readCodePattern('{day}{month}{year}{serial:12}').ok).toBe(true);
  });

  it('never throws, and reads again what it has read', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('GT', '-', '{year}', '{serial:6}', '{day}', '{', '}', '年'))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const verdict = readCodePattern(typed);
        expect(verdict.ok ? readCodePattern(verdict.pattern.text) : verdict).toEqual(verdict);
      }),
    );
  });
});

describe('formatPatternCode', () => {
  it('fills in the day and the serial number with leading zeros', () => {
    const all = pattern('GT{year}{month}{day}-{serial:4}');
    expect(formatPatternCode(all, '2026-05-06', 7)).toBe('GT20260506-0007');
    expect(formatPatternCode(all, '2026-05-06', 9999)).toBe('GT20260506-9999');
  });

  it('gives nothing for a day that does not exist and for numbers out of range', () => {
    const given = pattern('GT-{serial:3}');
    expect(formatPatternCode(given, '2026-02-30', 1)).toBeNull();
    for (const number of [0, -1, 1.5, 1000, Number.NaN])
      expect(formatPatternCode(given, '2026-05-06', number)).toBeNull();
  });

  it('gives well-formed object codes alone, and reads the serial number back', () => {
    fc.assert(
      fc.property(issued, ([given, day, number]) => {
        const code = formatPatternCode(given, day, number) ?? '';
        expect(objectCodeRefusal(code)).toBeNull();
        expect(readPatternCode(given, code)).toEqual({ key: patternKey(given, day), serial: number });
      }),
    );
  });

  it('never gives one code for two serial numbers of a key', () => {
    const two = anyPattern.chain((given) => fc.tuple(fc.constant(given), anyDay, serialOf(given), serialOf(given)));
    fc.assert(
      fc.property(two, ([given, day, one, other]) => {
        const same = formatPatternCode(given, day, one) === formatPatternCode(given, day, other);
        expect(same).toBe(one === other);
      }),
    );
  });
});

describe('serialRange', () => {
  it('begins at 1 and ends with nines', () => {
    expect(serialRange(pattern('{serial:3}'))).toEqual({ first: 1, last: 999 });
    expect(serialRange(pattern('A{serial:12}'))).toEqual({ first: 1, last: 999_999_999_999 });
  });
});

describe('patternKey', () => {
  it('changes with the parts of the day that the pattern has', () => {
    const yearly = pattern('GT-{year}-{serial:6}');
    expect(patternKey(yearly, '2026-12-31')).toBe('GT-2026-{serial:6}');
    expect(patternKey(yearly, '2027-01-01')).toBe('GT-2027-{serial:6}');
    expect(patternKey(pattern('GT-{serial:6}'), '2027-01-01')).toBe('GT-{serial:6}');
    expect(patternKey(yearly, '2027-13-01')).toBeNull();
  });
});

describe('readPatternCode', () => {
  it.each([
    ['GT-{year}-{serial:6}', 'GT-2026-000123', { key: 'GT-2026-{serial:6}', serial: 123 }],
    ['GT-{year}-{serial:6}', 'GT-2026-00012', null],
    ['GT-{year}-{serial:6}', 'GT-2026-0001234', null],
    ['GT-{year}-{serial:6}', 'gt-2026-000123', null],
    ['GT-{year}-{serial:6}', 'GT-2026-000000', null],
    ['GT-{year}-{serial:6}', 'GT-20X6-000123', null],
    ['GT-{year}-{serial:6}', '', null],
    ['{month}{day}{serial:3}', '0229001', { key: '0229{serial:3}', serial: 1 }],
    ['{month}{day}{serial:3}', '0230001', null],
    ['{year}{month}{day}{serial:3}', '20260229001', null],
    ['{month}{serial:3}', '13001', null],
    ['{day}{serial:3}', '31001', { key: '31{serial:3}', serial: 1 }],
    ['{day}{serial:3}', '00001', null],
  ])('reads the code of %s in %j', (text, code, read) => {
    expect(readPatternCode(pattern(text), code)).toEqual(read);
  });

  it('reads only codes that the pattern gives, when a code is changed in one place', () => {
    const changed = fc
      .tuple(issued, fc.nat(), fc.constantFrom('', '0', '2', '9', 'A', '-', '00'))
      .map(([[given, day, number], at, other]) => {
        const code = formatPatternCode(given, day, number) ?? '';
        const place = at % code.length;
        return { given, text: `${code.slice(0, place)}${other}${code.slice(place + 1)}` };
      });
    fc.assert(
      fc.property(changed, ({ given, text }) => {
        const { key = '', serial = 0 } = readPatternCode(given, text) ?? {};
        const written = key.replace(/\{serial:(\d+)\}/, (_, digits) => String(serial).padStart(Number(digits), '0'));
        expect(['', text]).toContain(written);
      }),
    );
  });
});
