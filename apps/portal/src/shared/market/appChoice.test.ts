import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAddress, comparedPackages, packagesToCompare, readAppChoice, writeAppChoice } from './appChoice.ts';

const packages = ['1', '2', '3', '4', '5', '6'].map((id) => ({ id, name: `规格${id}` }));
const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id);

describe('readAppChoice', () => {
  it('gives back what was written when package and duration are any', () => {
    const duration = fc.record({
      duration: fc.integer({ min: 1, max: 99 }),
      durationUnit: fc.constantFrom('year', 'month'),
    });
    fc.assert(
      fc.property(fc.string(), duration, (packageId, wanted) => {
        const written = writeAppChoice(new URLSearchParams('from=list'), { packageId, duration: wanted });
        const read = new URLSearchParams(written.toString());
        expect(readAppChoice(read)).toEqual({ packageId, duration: wanted, compare: null });
        expect(read.get('from')).toBe('list');
      }),
    );
  });

  it('keeps the duration when only the package changes', () => {
    const search = writeAppChoice(new URLSearchParams(), { duration: { duration: 1, durationUnit: 'lifetime' } });
    expect(writeAppChoice(search, { packageId: '2' }).toString()).toBe('duration=%E6%B0%B8%E4%B9%85&package=2');
  });

  it('counts as not said when the address holds something else', () => {
    expect(readAppChoice(new URLSearchParams('duration=0年&package='))).toEqual({
      packageId: '',
      duration: null,
      compare: null,
    });
    expect(readAppChoice(new URLSearchParams('duration=soon')).duration).toBeNull();
  });

  it('reads what is compared when the address says so', () => {
    expect(readAppChoice(new URLSearchParams(compareAddress(['1', '2']))).compare).toEqual(['1', '2']);
    expect(compareAddress(['1', '2'])).toBe('?compare=1,2');
  });
});

describe('comparedPackages', () => {
  it('takes those that are named when there are two or more, in the order of the app and four at most', () => {
    expect(idsOf(comparedPackages(packages, ['5', '2']))).toEqual(['2', '5']);
    expect(idsOf(comparedPackages(packages, ['6', '5', '4', '3', '2']))).toEqual(['2', '3', '4', '5']);
    expect(idsOf(comparedPackages(packages, ['2', 'x', '2', '3']))).toEqual(['2', '3']);
  });

  it('fills up with the first ones when fewer are named', () => {
    expect(idsOf(comparedPackages(packages, ['6']))).toEqual(['1', '2', '3', '6']);
    expect(idsOf(comparedPackages(packages, ['x']))).toEqual(['1', '2', '3', '4']);
    expect(idsOf(comparedPackages(packages.slice(0, 1), []))).toEqual(['1']);
  });
});

describe('packagesToCompare', () => {
  it('holds the chosen package and the first others when there are more than four', () => {
    expect(idsOf(packagesToCompare(packages, '5'))).toEqual(['1', '2', '3', '5']);
    expect(idsOf(packagesToCompare(packages, ''))).toEqual(['1', '2', '3', '4']);
    expect(packagesToCompare([], '')).toEqual([]);
  });
});
