import { describe, expect, it } from 'vitest';
import { choosePackage, choosePrice } from './choosePackage.ts';

const packages = [
  { id: 'a', name: '基础版' },
  { id: 'b', name: '专业版' },
];

describe('choosePackage', () => {
  it('takes the one asked for, else the first, else none', () => {
    expect(choosePackage(packages, 'b')).toBe(packages[1]);
    expect(choosePackage(packages, 'x')).toBe(packages[0]);
    expect(choosePackage(packages)).toBe(packages[0]);
    expect(choosePackage([], 'a')).toBeNull();
  });
});

describe('choosePrice', () => {
  const prices = [
    { duration: 6, durationUnit: 'month', isDefault: false },
    { duration: 1, durationUnit: 'year', isDefault: true },
    { duration: 1, durationUnit: 'lifetime', isDefault: false },
  ] as const;

  it('takes the duration of the wanted length when the package has it', () => {
    expect(choosePrice(prices, { duration: 6, durationUnit: 'month' })).toBe(prices[0]);
    expect(choosePrice(prices, { duration: 12, durationUnit: 'month' })).toBe(prices[1]);
    expect(choosePrice(prices, { duration: 9, durationUnit: 'lifetime' })).toBe(prices[2]);
  });

  it('takes the default one when none is wanted or the package lacks it', () => {
    expect(choosePrice(prices)).toBe(prices[1]);
    expect(choosePrice(prices, { duration: 2, durationUnit: 'year' })).toBe(prices[1]);
  });

  it('takes the first when there is no default, and none when there is none', () => {
    expect(choosePrice([prices[2], prices[0]])).toBe(prices[2]);
    expect(choosePrice([])).toBeNull();
  });
});
