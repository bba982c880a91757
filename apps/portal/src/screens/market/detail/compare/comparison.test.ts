import { packageList } from '@lima-id/api/msw';
import { describe, expect, it } from 'vitest';
import { type ComparedValue, comparePackages } from './comparison.ts';

const some = (...ids: string[]) => packageList.filter(({ id }) => ids.includes(id));
const words = (value: ComparedValue) =>
  value.kind === 'price' ? value.priceFen : value.kind === 'words' ? value.text : '-';
const read = (...parameters: Parameters<typeof comparePackages>) =>
  comparePackages(...parameters).map(({ label, values, differs }) => [label, ...values.map(words), differs]);

describe('comparePackages', () => {
  it('has a line for each duration of any package, unit prices and trials when prices are known', () => {
    expect(read(some('101', '103'), false)).toEqual([
      ['3个月', 80_000, '-', true],
      ['6个月', 168_000, '-', true],
      ['1年', 280_000, 1_980_000, true],
      ['2年', 520_000, 3_960_000, true],
      ['3年', 840_000, 5_940_000, true],
      ['永久', '-', 9_800_000, true],
      ['单价（每年）', 280_000, 1_980_000, true],
      ['单价（每月）', 28_000, '-', true],
      ['免费试用', '30 天', '-', true],
    ]);
  });

  it('marks no difference when packages are alike', () => {
    const [one] = some('102');
    if (one === undefined) throw new Error('The package is gone.');
    expect(comparePackages([one, { ...one, id: '109' }], false).filter(({ differs }) => differs)).toEqual([]);
  });

  it('says on request when one package, or all, have no price', () => {
    expect(read(some('102', '301'), false)[0]).toEqual(['1年', 680_000, '价格面议', true]);
    expect(read(some('101', '301'), true)[0]).toEqual(['价格', '价格面议', '价格面议', false]);
  });

  it('says free, and leaves the days of a trial open, when they are zero', () => {
    const free = some('102').map((one) => ({
      ...one,
      trialDays: 0,
      yearUnitPriceFen: 0,
      prices: one.prices.map((price) => ({ ...price, priceFen: 0 })),
    }));
    expect(read(free, false)[0]).toEqual(['1年', '免费', false]);
    expect(read(free, false).at(-1)).toEqual(['免费试用', '时长面议', false]);
  });
});
