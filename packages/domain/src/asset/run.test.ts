import { describe, expect, it } from 'vitest';
import { runHours, runKilometres } from './run.ts';

describe('what an asset ran', () => {
  it.each([
    [0, 0],
    [2, 0],
    [3, 0.1],
    [312, 5.2],
    [2_556, 42.6],
  ])('is %s minutes, as hours %s', (minutes, hours) => {
    expect(runHours(minutes)).toBe(hours);
  });

  it.each([
    [499, 0],
    [500, 1],
    [318_000, 318],
  ])('is %s metres, as kilometres %s', (metres, kilometres) => {
    expect(runKilometres(metres)).toBe(kilometres);
  });
});
