import { describe, expect, it } from 'vitest';
import { latestYear } from './latestYear.ts';

const year = (value: number, forecast = false) => ({ year: value, value: value - 1000, forecast });

describe('latestYear', () => {
  it('skips forecasts when they are the last years', () => {
    expect(latestYear([year(2024), year(2025), year(2026, true)])).toEqual(year(2025));
  });

  it('finds the most recent year when the series is out of order', () => {
    expect(latestYear([year(2025), year(2023), year(2024)])).toEqual(year(2025));
  });

  it('returns undefined when every year is a forecast', () => {
    expect(latestYear([year(2026, true)])).toBeUndefined();
  });
});
