import { describe, expect, it } from 'vitest';
import { energyRanking } from './energyRanking.ts';
import type { EnergyData } from './productionData.ts';

const noLists = { days: [], weeks: [], months: [], quarters: [], custom: [] };

function unit(unitName: string, parts: [string, number][]): EnergyData['units'][number] {
  return {
    unitName,
    ...noLists,
    days: parts.map(([label, total]) => ({ label, total, totalPerProduct: 0, trend: [] })),
  };
}

const places: EnergyData = {
  units: [
    unit('喷涂线', [
      ['喷涂 A 线烘道', 251],
      ['喷涂 B 线烘道', 312],
    ]),
    unit('焊接站', [['焊接机器人 R-07', 268]]),
  ],
};

describe('energyRanking', () => {
  it('ranks the parts of all units when their labels say where the energy went', () => {
    expect(energyRanking(places, 'today', '')).toEqual({
      byUnit: true,
      entries: [
        { name: '喷涂 A 线烘道', value: 251 },
        { name: '喷涂 B 线烘道', value: 312 },
        { name: '焊接机器人 R-07', value: 268 },
      ],
    });
  });

  it('ranks the parts of one unit when it is chosen', () => {
    expect(energyRanking(places, 'today', '焊接站').entries).toEqual([{ name: '焊接机器人 R-07', value: 268 }]);
  });

  it('ranks the units when their parts say only what was consumed', () => {
    const kinds: EnergyData = {
      units: [
        unit('喷涂线', [
          ['电力', 400],
          ['天然气', 186],
        ]),
        unit('焊接站', [['电力', 508]]),
      ],
    };
    const { entries, byUnit } = energyRanking(kinds, 'today', '');
    expect(byUnit).toBe(false);
    expect(entries).toMatchObject([
      { name: '喷涂线', value: 586 },
      { name: '焊接站', value: 508 },
    ]);
  });

  it('ranks the units when each has one part, or none in the range', () => {
    const single: EnergyData = {
      units: [unit('喷涂线', [['喷涂 B 线烘道', 312]]), unit('焊接站', [['焊接机器人 R-07', 268]])],
    };
    expect(energyRanking(single, 'today', '').entries.map(({ name }) => name)).toEqual(['喷涂线', '焊接站']);
    expect(energyRanking(places, 'week', '')).toMatchObject({ byUnit: false, entries: [{ value: 0 }, { value: 0 }] });
  });
});
