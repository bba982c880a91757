import { describe, expect, it } from 'vitest';
import { isSame } from './isSame.ts';

const range = { startTime: 1, endTime: 2 };

describe('isSame', () => {
  it.each([
    ['equal texts', '山东', '山东', true],
    ['a text and a number', '1', 1, false],
    ['null and undefined', null, undefined, false],
    ['null and a record', null, range, false],
    ['equal lists', ['37', '3714'], ['37', '3714'], true],
    ['lists in another order', ['37', '3714'], ['3714', '37'], false],
    ['a list and its beginning', ['37', '3714'], ['37'], false],
    ['equal records in another order', range, { endTime: 2, startTime: 1 }, true],
    ['records with another part', range, { ...range, endTime: 3 }, false],
    ['records with other names', { a: undefined }, { b: undefined }, false],
    ['equal lists of records', [{ name: 'a.csv', url: '/a' }], [{ name: 'a.csv', url: '/a' }], true],
  ])('compares the parts when it is given %s', (_, one, other, expected) => {
    expect(isSame(one, other)).toBe(expected);
    expect(isSame(other, one)).toBe(expected);
  });
});
