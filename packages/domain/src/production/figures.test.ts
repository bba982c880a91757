import { describe, expect, it } from 'vitest';
import type { TimeRangeCode } from '../time/timeRange.ts';
import { type AbnormalType, abnormalType, abnormalTypes } from './abnormalType.ts';
import { abnormalFigures, abnormalTypeFigures, energyFigures, processingFigures } from './figures.ts';
import { type AbnormalPeriod, abnormalData, type EnergyPeriod, energyData, processingData } from './productionData.ts';

const empty = { days: [], weeks: [], months: [], quarters: [], custom: [] };
const point = (time: string, value: number) => ({ time, value });

function energy(label: string, total: number, totalPerProduct: number): EnergyPeriod {
  return { label, total, totalPerProduct, trend: [point('8', total)] };
}

function stop(type: AbnormalType, positionTimeTotal: number): AbnormalPeriod {
  return { abnormalType: type, timeTotal: 90, numTotal: 3, positionTimeTotal, trend: [point(type, positionTimeTotal)] };
}

describe('energyFigures', () => {
  const data = {
    units: [
      { unitName: '焊接', ...empty, days: [energy('电', 0.1, 0.01), energy('气', 0.2, 0.02)] },
      { unitName: '喷涂', ...empty, weeks: [energy('电', 7, 1)] },
    ],
  };

  it('sums the parts of a range and joins their trends when a unit has several', () => {
    expect(energyFigures(data, 'today')).toEqual([
      { name: '焊接', value: 0.3, perProduct: 0.03, trend: [point('8', 0.1), point('8', 0.2)] },
      { name: '喷涂', value: 0, perProduct: 0, trend: [] },
    ]);
  });

  it.each<[TimeRangeCode, keyof typeof empty]>([
    ['today', 'days'],
    ['week', 'weeks'],
    ['month', 'months'],
    ['quarter', 'quarters'],
    ['custom', 'custom'],
  ])('reads the list of a range when it is %s: %s', (code, list) => {
    const one = energyData.parse({ units: [{ unitName: '焊接', ...empty, [list]: [energy('电', 7, 1)] }] });
    expect(energyFigures(one, code)[0]?.value).toBe(7);
    const stops = abnormalData.parse({ positions: [{ positionName: '焊接', ...empty, [list]: [stop('other', 5)] }] });
    expect(abnormalFigures(stops, code)[0]?.value).toBe(5);
  });
});

describe('processingFigures', () => {
  it('names positions and their minutes when given', () => {
    const trend = [point('8', 12)];
    const position = { positionCode: 'P-01', positionName: '总装', timeTotal: 14, trend };
    const data = processingData.parse({ timeTotal: 100, productTime: 25, positions: [position] });
    expect(processingFigures(data)).toEqual([{ name: '总装', value: 14, trend }]);
  });
});

describe('abnormal stops', () => {
  const data = {
    positions: [
      { positionName: '焊接', ...empty, days: [stop('quality', 0.1), stop('other', 4), stop('quality', 0.2)] },
      { positionName: '总装', ...empty, days: [stop('quality', 1), stop('equipment', 8)] },
    ],
  };

  it('sums the minutes of every kind, or of one, when asked', () => {
    expect(abnormalFigures(data, 'today')).toEqual([
      { name: '焊接', value: 4.3, trend: [point('quality', 0.1), point('other', 4), point('quality', 0.2)] },
      { name: '总装', value: 9, trend: [point('quality', 1), point('equipment', 8)] },
    ]);
    expect(abnormalFigures(data, 'today', 'quality')).toEqual([
      { name: '焊接', value: 0.3, trend: [point('quality', 0.1), point('quality', 0.2)] },
      { name: '总装', value: 1, trend: [point('quality', 1)] },
    ]);
  });

  it('sums positions by kind, with names and colours, when asked', () => {
    expect(abnormalTypeFigures(data, 'today')).toEqual([
      { name: '质量', color: '#1582F1', value: 1.3 },
      { name: '设备', color: '#F7B400', value: 8 },
      { name: '物料', color: '#00DFAD', value: 0 },
      { name: '其他', color: '#510AD4', value: 4 },
    ]);
    expect(abnormalTypeFigures(data, 'week').map(({ value }) => value)).toEqual([0, 0, 0, 0]);
  });

  it('has a name and a colour for every kind when all are listed', () => {
    expect(Object.keys(abnormalTypes)).toEqual(abnormalType.options);
  });
});

describe('schemas of production data', () => {
  it('take amounts from 0 on when read', () => {
    const unit = (total: number) => ({ units: [{ unitName: '焊接', ...empty, days: [energy('电', total, 0)] }] });
    expect(energyData.safeParse({ units: [{ unitName: '焊接', ...empty, days: [energy('电', 0, 0)] }] }).success).toBe(
      true,
    );
    expect(energyData.safeParse(unit(-1)).success).toBe(false);
    expect(energyData.safeParse({ units: [{ unitName: '焊接', days: [] }] }).success).toBe(false);
    expect(abnormalData.safeParse({ positions: [{ positionName: '焊接', ...empty, days: [{}] }] }).success).toBe(false);
    expect(processingData.safeParse({ timeTotal: 1, productTime: 1 }).success).toBe(false);
  });
});
