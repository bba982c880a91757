import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeMeasure } from './judgeMeasure.ts';
import type { MeasureDraft } from './measure.ts';

const temperature: MeasureDraft = {
  name: 'temperature',
  label: '电机温度',
  unit: '℃',
  decimals: 1,
  low: { warn: 5, alarm: 0 },
  high: { warn: 75, alarm: 90 },
};

describe('judgeMeasure', () => {
  it.each([
    [93.3, 'alarm', 'high', 90, '电机温度 93.3 ℃，已达到报警线 90 ℃'],
    [90, 'alarm', 'high', 90, '电机温度 90.0 ℃，已达到报警线 90 ℃'],
    [75, 'warn', 'high', 75, '电机温度 75.0 ℃，已达到提醒线 75 ℃'],
    [5, 'warn', 'low', 5, '电机温度 5.0 ℃，已低至提醒线 5 ℃'],
    [-12.5, 'alarm', 'low', 0, '电机温度 -12.5 ℃，已低至报警线 0 ℃'],
  ])('judges %s as %s on the %s side', (value, level, side, threshold, message) => {
    expect(judgeMeasure(temperature, value)).toEqual({ level, side, threshold, message });
  });

  it('finds nothing between the thresholds, and nowhere without thresholds', () => {
    for (const value of [5.001, 62.7, 74.999]) expect(judgeMeasure(temperature, value)).toEqual({ level: 'ok' });
    const none = { warn: null, alarm: null };
    for (const value of [-1_000, 0, 1_000])
      expect(judgeMeasure({ ...temperature, low: none, high: none }, value)).toEqual({ level: 'ok' });
  });

  it('never judges a figure less severely when it lies further out', () => {
    const threshold = fc.option(fc.integer({ min: -50, max: 50 }));
    const severity = { ok: 0, warn: 1, alarm: 2 };
    const above = fc.tuple(
      fc.record({ warn: threshold, alarm: threshold }),
      fc.integer({ min: -60, max: 60 }),
      fc.nat(20),
    );
    fc.assert(
      fc.property(above, ([thresholds, value, further]) => {
        const none = { warn: null, alarm: null };
        const levelOf = (change: object, figure: number) =>
          severity[judgeMeasure({ ...temperature, low: none, high: none, ...change }, figure).level];
        expect(levelOf({ high: thresholds }, value + further)).toBeGreaterThanOrEqual(
          levelOf({ high: thresholds }, value),
        );
        expect(levelOf({ low: thresholds }, value - further)).toBeGreaterThanOrEqual(
          levelOf({ low: thresholds }, value),
        );
      }),
    );
  });
});
