import { type AppSort, appSorts } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { sortChoices, sortWords } from './sortChoices.ts';

const sorts = Object.keys(appSorts) as AppSort[];

describe('sortChoices', () => {
  it('offers the other direction of what is sorted by, and the usual one of the rest', () => {
    const nexts = (sort: AppSort) => sortChoices(sort).map(({ direction, next }) => [direction, next]);
    expect(nexts('sellTimeDown')).toEqual([
      ['down', 'sellTimeUp'],
      [null, 'priceUp'],
    ]);
    expect(nexts('sellTimeUp')).toEqual([
      ['up', 'sellTimeDown'],
      [null, 'priceUp'],
    ]);
    expect(nexts('priceUp')).toEqual([
      [null, 'sellTimeDown'],
      ['up', 'priceDown'],
    ]);
    expect(nexts('priceDown')).toEqual([
      [null, 'sellTimeDown'],
      ['down', 'priceUp'],
    ]);
  });

  it.each(sorts)('shows one direction and never offers what is there when the list is sorted by %s', (sort) => {
    const choices = sortChoices(sort);
    expect(choices.filter(({ direction }) => direction !== null)).toHaveLength(1);
    expect(choices.map(({ next }) => next)).not.toContain(sort);
    expect(choices.every(({ label, name }) => name.startsWith(label))).toBe(true);
  });
});

describe('sortWords', () => {
  it('says what stands first in each order', () => {
    expect(sorts.map(sortWords)).toEqual([
      '已按上架时间从新到旧排序',
      '已按上架时间从旧到新排序',
      '已按价格从低到高排序',
      '已按价格从高到低排序',
    ]);
  });
});
