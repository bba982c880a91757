import { describe, expect, it } from 'vitest';
import { chartTitles, energyUnitName } from './chartNames.ts';
import { filterByPosition, positionChoices } from './positionFilter.ts';

const entries = [
  { name: '焊接', value: 1 },
  { name: '总装', value: 2 },
  { name: '焊接', value: 3 },
];

describe('chart names', () => {
  it('are the words of the product when read', () => {
    expect(chartTitles).toEqual({ trend: '趋势', perProduct: '单位产品能耗', share: '占比', top: 'TOP10' });
    expect(energyUnitName).toBe('kWh');
  });
});

describe('positionChoices', () => {
  it('offers all first and each position once when names repeat', () => {
    expect(positionChoices(['焊接', '', '总装', '焊接'])).toEqual([
      { value: '', label: '全部岗位' },
      { value: '焊接', label: '焊接' },
      { value: '总装', label: '总装' },
    ]);
    expect(positionChoices([])).toEqual([{ value: '', label: '全部岗位' }]);
  });
});

describe('filterByPosition', () => {
  it('keeps the chosen position, or all when none is chosen', () => {
    expect(filterByPosition(entries, '焊接').map(({ value }) => value)).toEqual([1, 3]);
    expect(filterByPosition(entries, '')).toEqual(entries);
    expect(filterByPosition(entries, '下料')).toEqual([]);
  });
});
