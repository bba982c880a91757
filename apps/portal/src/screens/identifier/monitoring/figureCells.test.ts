import { monitoringData, monitoringNow } from '@lima-id/api/msw';
import { describe, expect, it } from 'vitest';
import { figureCells, isPlotted, type MeasuredLine } from './figureCells.ts';

const { measures } = monitoringData();
const now = monitoringNow;

function changed(name: string, change: Partial<MeasuredLine>): MeasuredLine[] {
  return measures.map((measure) => (measure.name === name ? { ...measure, ...change } : measure));
}

describe('figureCells', () => {
  it('puts speed and incline into one cell, and names the highest threshold of the others', () => {
    const cells = figureCells(measures, now, true);
    expect(cells.map(({ label, note }) => [label, note])).toEqual([
      ['速度 · 坡度', ''],
      ['电机负载', '提醒线 85 %'],
      ['电机温度', '报警线 90 ℃'],
    ]);
    expect(cells[0]?.figures).toEqual([
      { name: 'speed', text: '12.4', unit: 'km/h' },
      { name: 'incline', text: '3', unit: '%' },
    ]);
  });

  it('judges a figure that reaches a threshold', () => {
    const [, , cell] = figureCells(changed('temperature', { last: { at: now - 1_000, figure: 93.3 } }), now, true);
    expect(cell).toMatchObject({ level: 'alarm', note: '电机温度 93.3 ℃，已达到报警线 90 ℃', isOld: false });
  });

  it('says when a figure was reported, and does not judge it, when it is older than a minute', () => {
    const old = changed('temperature', { last: { at: now - 60_001, figure: 93.3 } });
    expect(figureCells(old, now, true)[2]).toMatchObject({ level: 'ok', note: '17:59 上报', isOld: true });
    expect(figureCells(measures, now, false).every(({ isOld }) => isOld)).toBe(true);
  });

  it('has a cell for every further measure, and none when nothing was measured', () => {
    const plain = measures.filter((measure) => !isPlotted(measure));
    const [first] = plain;
    if (first === undefined) throw new Error('The fixture has a measure without thresholds.');
    const further = { ...first, name: 'pulse', label: '心率', unit: '' };
    expect(figureCells([...plain, further], now, true).map(({ label }) => label)).toEqual(['速度 · 坡度', '心率']);
    expect(figureCells([], now, true)).toEqual([]);
  });
});
