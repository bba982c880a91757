import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMobile, mobileField, readMobile } from './mobile.ts';

describe('isMobile', () => {
  it.each(['13000000000', '13812345678', '14912345678', '19999999999'])('takes %s when it is typed', (text) => {
    expect(isMobile(text)).toBe(true);
  });

  it.each([
    '',
    '1381234567',
    '138123456789',
    '12912345678',
    '10012345678',
    '23812345678',
    '03812345678',
    '1381234567a',
    ' 13812345678',
    '13812345678 ',
    '+8613812345678',
    '１３８１２３４５６７８',
  ])('refuses "%s" when it is typed', (text) => {
    expect(isMobile(text)).toBe(false);
  });

  it('takes exactly the numbers from 13000000000 to 19999999999 when the text is a number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: 12_999_999_990, max: 20_000_000_010 }), fc.nat()), (number) => {
        expect(isMobile(String(number))).toBe(number >= 13_000_000_000 && number <= 19_999_999_999);
      }),
    );
  });
});

describe('readMobile', () => {
  it.each([
    ['13812345678', '13812345678'],
    [' 138 1234 5678 ', '13812345678'],
    ['138-1234-5678', '13812345678'],
    ['１３８１２３４５６７８', '13812345678'],
    ['+8613812345678', '13812345678'],
    ['+86 138 1234 5678', '13812345678'],
    ['+86-13812345678', '13812345678'],
    ['008613812345678', '13812345678'],
    ['0086 13812345678', '13812345678'],
    ['＋８６１３８１２３４５６７８', '13812345678'],
    [' +86 13812345678', '13812345678'],
    ['138+8612345678', null],
    ['8613812345678', null],
    ['+85213812345678', null],
    ['+86+8613812345678', null],
    ['1381234567', null],
    ['138123456789', null],
    ['12812345678', null],
    ['', null],
    ['\u202d138 1234 5678\u202c', '13812345678'],
    ['138\u20111234\u20115678', '13812345678'],
    ['0086-138-1234-5678', '13812345678'],
  ])('reads "%s" as %s', (input, number) => {
    expect(readMobile(input)).toBe(number);
  });
});

describe('mobileField', () => {
  it('reads a number and refuses everything else with its sentence when a field is read', () => {
    const field = mobileField('请输入正确的手机号');
    expect(field.parse(' 13812345678 ')).toBe('13812345678');
    expect(field.parse('+86 138 1234 5678')).toBe('13812345678');
    for (const text of [undefined, '', '1381234567', '+85213812345678'])
      expect(field.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(['请输入正确的手机号']);
  });
});
