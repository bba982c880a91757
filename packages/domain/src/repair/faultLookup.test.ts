import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repairMessages } from '../messages/repair.ts';
import { faultLookup } from './faultLookup.ts';
import { formatFaultNumber } from './faultNumber.ts';

const number = 'WX-2026-000318';

const { shape } = faultLookup;

describe('the number of a ticket', () => {
  it.each([
    number,
    ' wx-2026-000318 ',
    'WX 2026 000318',
    'wx2026000318',
    '2026-000318',
    'ＷＸ－２０２６－０００３１８',
    'WX\u20112026\u2013000318\u200b',
    '工单号：WX-2026-000318',
    '工单 WX-2026-000318',
  ])('reads "%s"', (typed) => {
    expect(shape.number.parse(typed)).toBe(number);
  });

  it.each(['', 'WX-2026-318', 'WX-26-000318', 'AB-2026-000318', 'WX-2026-000318/1'])('refuses "%s"', (typed) => {
    expect(shape.number.safeParse(typed).success).toBe(false);
  });

  it('gives every number back however its parts are set apart, its letters written and its digits widened', () => {
    const gap = fc.constantFrom('', ' ', '-', '\u3000', '－', '\u2011', '\u200b');
    const numbers = fc.tuple(fc.integer({ min: 2020, max: 2099 }), fc.integer({ min: 1, max: 999_999_999 }));
    fc.assert(
      fc.property(
        numbers,
        fc.array(gap, { minLength: 20, maxLength: 20 }),
        fc.boolean(),
        fc.boolean(),
        (of, gaps, wide, small) => {
          const plain = formatFaultNumber(...of);
          const cased = small ? plain.toLowerCase() : plain;
          const typed = Array.from(cased.replaceAll('-', ''))
            .map((one, place) => (wide ? String.fromCharCode(one.charCodeAt(0) + 0xfee0) : one) + gaps[place])
            .join('');
          expect(shape.number.parse(typed)).toBe(plain);
          expect(shape.number.parse(plain)).toBe(plain);
        },
      ),
    );
  });
});

describe('the end of a phone number', () => {
  it.each([
    ['0118', '0118'],
    [' 01 18 ', '0118'],
    ['０１１８', '0118'],
    ['13800000118', '0118'],
    ['+86 138-0000-0118', '0118'],
  ])('reads "%s" as %s', (typed, tail) => {
    expect(shape.mobileTail.parse(typed)).toBe(tail);
  });
});

describe('faultLookup', () => {
  it('takes a number and four digits, and gives both back clean', () => {
    expect(faultLookup.parse({ number: 'wx 2026 000318', mobileTail: '０１ 18' })).toEqual({
      number,
      mobileTail: '0118',
    });
  });

  it.each([
    ['no number', { number: undefined }, [['number', repairMessages.lookup.number]]],
    ['another thing', { number: '88.118.001/GT-2026-000123' }, [['number', repairMessages.lookup.number]]],
    ['three digits', { mobileTail: '118' }, [['mobileTail', repairMessages.lookup.mobileTail]]],
    ['letters', { mobileTail: 'o118' }, [['mobileTail', repairMessages.lookup.mobileTail]]],
    ['other digits than ours', { mobileTail: '٠١١٨' }, [['mobileTail', repairMessages.lookup.mobileTail]]],
    ['a number instead of a text', { mobileTail: 118 }, [['mobileTail', repairMessages.lookup.mobileTail]]],
  ])('refuses %s with what to do', (_, wrong, expected) => {
    const verdict = faultLookup.safeParse({ number, mobileTail: '0118', ...wrong });
    expect(verdict.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual(expected);
  });

  it('survives every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
        const { success, data } = faultLookup.safeParse({ number: one, mobileTail: other });
        expect(success ? data.mobileTail : '0000').toMatch(/^\d{4}$/);
      }),
    );
  });
});
