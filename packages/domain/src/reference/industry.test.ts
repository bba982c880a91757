import { describe, expect, it } from 'vitest';
import { industry, industryLevelOf, industryParentOf } from './industry.ts';

const ranges: [section: string, first: number, last: number][] = [
  ['A', 1, 5],
  ['B', 6, 12],
  ['C', 13, 43],
  ['D', 44, 46],
  ['E', 47, 50],
  ['F', 51, 52],
  ['G', 53, 60],
  ['H', 61, 62],
  ['I', 63, 65],
  ['J', 66, 69],
  ['K', 70, 70],
  ['L', 71, 72],
  ['M', 73, 75],
  ['N', 76, 79],
  ['O', 80, 82],
  ['P', 83, 83],
  ['Q', 84, 85],
  ['R', 86, 90],
  ['S', 91, 96],
  ['T', 97, 97],
];

describe('industry codes', () => {
  it.each(ranges)('belong to section %s when the division is %d to %d', (section, first, last) => {
    expect([industryLevelOf(section), industryParentOf(section)]).toEqual([1, '-1']);
    for (let number = first; number <= last; number += 1) {
      const division = String(number).padStart(2, '0');
      expect([industryLevelOf(division), industryParentOf(division)]).toEqual([2, section]);
      for (const digit of ['0', '5', '9']) {
        expect([industryLevelOf(division + digit), industryParentOf(division + digit)]).toEqual([3, division]);
      }
    }
  });

  it.each([
    '',
    'U',
    'Z',
    'a',
    '0',
    '1',
    '00',
    '98',
    '99',
    '000',
    '009',
    '980',
    '2444',
    '24a',
    'A1',
    'C24',
    ' 24',
    '２４',
    '中',
  ])('have neither level nor parent when the text is %j', (code) => {
    expect([industryLevelOf(code), industryParentOf(code)]).toEqual([null, null]);
  });
});

describe('industry', () => {
  it('takes an item of each level and refuses another level', () => {
    const item = { code: '24', name: '文教、工美、体育和娱乐用品制造业', level: 2, parentCode: 'C' };
    expect(industry.parse(item)).toEqual(item);
    expect([0, 1, 2, 3, 4, '1'].filter((level) => industry.safeParse({ ...item, level }).success)).toEqual([1, 2, 3]);
  });
});
