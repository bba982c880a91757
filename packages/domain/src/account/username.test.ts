import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usernameMaxLength } from './limits.ts';
import { isMobile } from './mobile.ts';
import { isUsernameAllowed, usernameKey, usernameSkeleton } from './username.ts';

/** User names made of allowed characters. */
const fitting = fc
  .stringMatching(/^[\u4E00-\u9FFFa-zA-Z0-9._@+·-]{1,64}$/)
  .filter((name) => !isMobile(name) && name.length <= usernameMaxLength);

describe('isUsernameAllowed', () => {
  it.each(['visitor', 'Maker', '泰岳健身', '力码LIMA', 'a@example.cn', 'gym_owner', '运维-2号', 'ｏｗｎｅｒ'])(
    'takes %j',
    (username) => {
      expect(isUsernameAllowed(username)).toBe(true);
    },
  );

  it.each([
    ['a Cyrillic letter for a Latin one', 'оperator'],
    ['a Greek letter for a Latin one', 'οperator'],
    ['an Armenian letter for a Latin one', 'օperator'],
    ['a Cherokee letter for a Latin one', 'Ꭺdmin'],
    ['all Cyrillic', 'админ'],
    ['another Latin letter', 'ɑdmin'],
    ['a letter with an accent', 'ádmin'],
    ['a combining accent', 'a\u0301dmin'],
    ['a letter without its dot', 'admın'],
    ['a katakana for a Chinese character', 'カ码'],
    ['a Hangzhou numeral for a letter', 'admin〡'],
    ['a zero that is a Chinese sign', '〇perator'],
    ['Arabic digits', '٠١٢'],
    ['a letter of another direction', 'א'],
    ['invisible characters', 'ad\u200Bmin'],
    ['a turn of the direction', '\u202Eadmin'],
    ['a blank', 'two words'],
    ['a wide blank', 'two　words'],
    ['a control character', 'a\u0000b'],
    ['markup', '<b>'],
    ['an emoji', '👍'],
    ['half a character', '\uD83D'],
    ['nothing', ''],
    ['a mobile number', '13900001111'],
    ['a mobile number in full width', '１３９００００１１１１'],
    ['too much', 'x'.repeat(usernameMaxLength + 1)],
    ['too much once it is written out', '㍿'.repeat(17)],
  ])('refuses a name that has %s', (_what, username) => {
    expect(isUsernameAllowed(username)).toBe(false);
  });

  it('takes every name of Chinese characters, letters, digits and the marks', () => {
    fc.assert(
      fc.property(fitting, (name) => {
        expect(isUsernameAllowed(name)).toBe(true);
      }),
    );
  });

  it('takes nothing that has more than Chinese characters and ASCII once it is written one way', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 8 }), (name) => {
        const fitsOrIsForeign =
          /^[\p{Script=Han}\x21-\x7E·]+$/u.test(name.normalize('NFKC')) || !isUsernameAllowed(name);
        expect(fitsOrIsForeign).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('usernameSkeleton', () => {
  it.each([
    ['operator', '0perat0r'],
    ['operator', 'OPERATOR'],
    ['operator', 'ｏｐｅｒａｔｏｒ'],
    ['admin', 'adm1n'],
    ['admin', 'admln'],
    ['admin', 'adrnin'],
    ['lima1', 'Iimal'],
    ['www.lima', 'vvvvvv.lima'],
    ['lima-id', 'lima一id'],
    ['li.ma', 'li·ma'],
    ['人口', '人囗'],
  ])('is the same for %s and %s', (one, other) => {
    expect(usernameSkeleton(one)).toBe(usernameSkeleton(other));
  });

  it.each([
    ['operator', 'operators'],
    ['visitor', 'maker'],
    ['健身', '健康'],
    ['li-ma', 'li_ma'],
  ])('differs between %s and %s', (one, other) => {
    expect(usernameSkeleton(one)).not.toBe(usernameSkeleton(other));
  });

  it('is the same for names that are compared as one, and changes no more when it is taken again', () => {
    fc.assert(
      fc.property(fitting, (name) => {
        expect(usernameSkeleton(usernameKey(name))).toBe(usernameSkeleton(name));
        expect(usernameSkeleton(name.toUpperCase())).toBe(usernameSkeleton(name));
        expect(usernameSkeleton(usernameSkeleton(name))).toBe(usernameSkeleton(name));
      }),
    );
  });
});
