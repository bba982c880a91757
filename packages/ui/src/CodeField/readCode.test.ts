import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { charactersOf, digitsOf, readCode } from './readCode.ts';

const digits = fc.stringMatching(/^[0-9]{4,6}$/);
const text = fc
  .array(fc.constantFrom('0', '4', '９', '٣', '²', 'a', ' ', '　', '-', '：', '验', '\u0301', '\u{1d7d8}', '\n'))
  .map((parts) => parts.join(''));
const fullWidth = (text: string) =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

describe('digitsOf', () => {
  it.each([
    ['plain digits', '482913', '482913'],
    ['full-width digits', '４８２９１３', '482913'],
    ['letters between', '48a29-13 ', '482913'],
    ['nothing of use', '验证码', ''],
    ['digits of other scripts', '٤٨٢', ''],
  ])('reads %s when typed', (_, text, expected) => {
    expect(digitsOf(text)).toBe(expected);
  });

  it('changes nothing when it reads what it has read', () => {
    fc.assert(
      fc.property(text, (typed) => {
        expect(digitsOf(digitsOf(typed))).toBe(digitsOf(typed));
      }),
    );
  });
});

describe('readCode', () => {
  it.each([
    ['a blank in the middle', '482 913', '482913'],
    ['blanks everywhere', ' 4 8 2 9 1 3\n', '482913'],
    ['a hyphen', '482-913', '482913'],
    ['the whole message', '【力码】您的验证码是 482913，5 分钟内有效。', '482913'],
    ['a message with a phone number first', '致 13800000118：验证码４８２９１３', '482913'],
    ['too many digits', '4829135', '482913'],
    ['too few digits', '48', '48'],
  ])('finds the code when pasted with %s', (_, text, expected) => {
    expect(readCode(text, 4, 6)).toBe(expected);
  });

  it('finds the code when blanks stand between full-width digits', () => {
    fc.assert(
      fc.property(digits, fc.constantFrom('', ' ', '　', '-', '\u00a0'), (code, gap) => {
        expect(readCode(fullWidth([...code].join(gap)), 4, 6)).toBe(code);
      }),
    );
  });

  it('gives digits alone, and never too many, when given anything', () => {
    fc.assert(
      fc.property(text, (typed) => {
        expect(readCode(typed, 4, 6)).toMatch(/^[0-9]{0,6}$/);
      }),
    );
  });
});

describe('charactersOf', () => {
  it('takes digits alone unless letters are asked for, and small and full-width letters as capitals', () => {
    expect(charactersOf(' 7-3ｋ 9m４', 'digits')).toBe('7394');
    expect(charactersOf(' 7-3ｋ 9m４，', 'lettersAndDigits')).toBe('73K9M4');
    expect(charactersOf('涂层', 'lettersAndDigits')).toBe('');
  });
});
