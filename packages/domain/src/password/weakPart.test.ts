import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WeakReason, weakPart } from './weakPart.ts';
import { rows, weakWords } from './weakWords.ts';

const weak: [string, WeakReason, number][] = [
  // Words, as they are, all large, mixed, and without the first letter
  ['admin', 'common', 1],
  ['ADMIN', 'common', 1],
  ['AdMin', 'common', 1],
  ['dmin', 'common', 1],
  ['love', 'common', 1],
  ['ove', 'common', 1],
  ['woaini', 'common', 1],
  ['oaini', 'common', 1],
  ['zhang', 'common', 1],
  ['520', 'common', 1],
  ['5201314', 'common', 1],
  // The word "password" and its masks
  ['password', 'common', 1],
  ['Password', 'common', 1],
  ['PASSWORD', 'common', 1],
  ['P@ssw0rd', 'common', 1],
  ['p4$$w0rd', 'common', 1],
  ['P@SSW0RD', 'common', 1],
  ['@ssw0rd', 'common', 1],
  ['pa5sword', 'common', 1],
  ['wrd', 'common', 1],
  // Sequences, forwards and backwards
  ['abc', 'sequence', 1],
  ['cba', 'sequence', 1],
  ['XYZ', 'sequence', 1],
  ['123', 'sequence', 1],
  ['7890', 'sequence', 1],
  ['09876', 'sequence', 1],
  ['13579', 'sequence', 1],
  ['qwerty', 'sequence', 1],
  ['poiuy', 'sequence', 1],
  ['qazwsx', 'sequence', 1],
  ['147258369', 'sequence', 1],
  ['1q2w3e4r', 'sequence', 1],
  ['1qaz2wsx', 'sequence', 1],
  ['!@#$', 'sequence', 1],
  // Blocks that repeat
  ['aaa', 'repeat', 1],
  ['777777', 'repeat', 1],
  ['😀😀😀', 'repeat', 1],
  ['kzkz', 'repeat', 2],
  ['k7zk7z', 'repeat', 3],
  ['k7zqk7zqk7zq', 'repeat', 4],
  ['k7zqm4vxk7zqm4vx', 'repeat', 8],
  // Years and dates
  ['1900', 'date', 2],
  ['1999', 'date', 2],
  ['2026', 'date', 2],
  ['0110', 'date', 2],
  ['1231', 'date', 2],
  ['0930', 'date', 2],
  ['1029', 'date', 2],
  ['900520', 'date', 2],
  ['19900520', 'date', 2],
  ['05201990', 'date', 2],
  ['1990-05-20', 'date', 2],
  ['1990.5.2', 'date', 2],
  ['1990/12/31', 'date', 2],
  // Numbers of a person
  ['13812345670', 'personalNumber', 2],
  ['19900000001', 'personalNumber', 2],
  ['371422199005201234', 'personalNumber', 3],
  ['37142219900520123', 'personalNumber', 3],
  // Syllables
  ['zhuang', 'pinyin', 2],
  ['shuo', 'pinyin', 2],
  ['nue', 'pinyin', 2],
  ['qiong', 'pinyin', 2],
  ['jiao', 'pinyin', 2],
  ['RUAN', 'pinyin', 2],
  ['chi', 'pinyin', 2],
  ['gei', 'pinyin', 2],
  ['chu', 'pinyin', 2],
  ['jiu', 'pinyin', 2],
  ['gua', 'pinyin', 2],
  ['shuai', 'pinyin', 2],
];

const harmless = [
  'k',
  'kq',
  '12',
  'aa',
  '11',
  '😀😀',
  'kqz',
  // One character is the only one of its kind
  'Admin',
  'Abc',
  'aDMIN',
  '1qaz',
  'a11',
  'Zhuang',
  'passWord',
  'p@SSWORD',
  // Only two steps of a sequence
  'acegi',
  '918',
  // Blocks that are too long or that do not repeat
  'k7zqm4vxhk7zqm4vxh',
  'kzk',
  // No dates, no mobile number, no identity number
  '1800',
  '2100',
  '0001',
  '1301',
  '0132',
  '1240',
  '19901340',
  '05202190',
  '1990-05/20',
  '1990-520',
  '12812345670',
  '1381234567',
  '138123456701',
  '071422199005201234',
  '371422199013201234',
  '371422189005201234',
  '3714221990052012',
  // No syllables
  'qzh',
  'uai',
  'bxa',
  'shg',
  'zhuangx',
];

describe('weakPart', () => {
  it.each(weak)('takes %s as %s that counts %d when it is judged as a whole', (text, reason, counted) => {
    expect(weakPart(text)).toEqual({ reason, counted });
  });

  it.each(harmless)('leaves %s alone when it is judged as a whole', (text) => {
    expect(weakPart(text)).toBeNull();
  });

  it('knows every word and, of four characters or more, its rest when the list is read', () => {
    const list = weakWords.split(' ');
    const known = [...list, ...list.filter((word) => word.length > 3).map((word) => word.slice(1))];
    expect(known.filter((text) => weakPart(text)?.reason !== 'common' || weakPart(text)?.counted !== 1)).toEqual([]);
  });

  it('holds every word once, in small letters, and none that a row knows when the list is read', () => {
    const list = weakWords.split(' ');
    expect(new Set(list).size).toBe(list.length);
    for (const word of list) expect(word).toMatch(/^(?:[a-z]{3,}|\d{3,})$/);
    const lines = rows.split(' ').flatMap((row) => [row, [...row].reverse().join('')]);
    expect(list.filter((word) => lines.some((line) => line.includes(word)))).toEqual([]);
  });

  it('knows every stretch of four of a row in both directions when no character in it is the only one of its kind', () => {
    const stretches = rows.split(' ').flatMap((row) => [...row].map((_, start) => row.slice(start, start + 4)));
    const even = stretches.filter((stretch) => /^(?:[a-z]{4}|\d{4}|[^a-z\d]{4}|(?:\D\d|\d\D){2})$/.test(stretch));
    expect(even.length).toBeGreaterThan(150);
    const both = even.flatMap((stretch) => [stretch, [...stretch].reverse().join('')]);
    expect(both.filter((stretch) => weakPart(stretch)?.counted !== 1)).toEqual([]);
  });

  it('never counts more characters than there are when the text is any', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'aAbBpsw0o1359@$rdnzh-. 😀'), minLength: 2, maxLength: 10 }),
        (text) => {
          const part = weakPart(text);
          expect(part === null || part.counted < [...text].length).toBe(true);
        },
      ),
    );
  });
});
