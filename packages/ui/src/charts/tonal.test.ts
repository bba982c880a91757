import { describe, expect, it } from 'vitest';
import tokens from '../tokens/tokens.json' with { type: 'json' };
import { outlineFrom, tonalPick, tones } from './tonal.ts';

describe('tones', () => {
  it('takes the steps that the tokens pick when there are two to six parts', () => {
    const { pick, outlineFrom: first } = tokens.color.tonal;
    for (const [count, steps] of Object.entries(pick)) expect(tonalPick[Number(count)]).toEqual(steps);
    expect(outlineFrom).toBe(first);
  });

  it('is darkest first and outlines the pale ones when four parts stand on paper', () => {
    expect(tones(4, 'paper')).toEqual([
      { fill: 'color-tonal-1', outline: 'color-tonal-1' },
      { fill: 'color-tonal-3', outline: 'color-tonal-3' },
      { fill: 'color-tonal-5', outline: 'color-tonal-outline' },
      { fill: 'color-tonal-6', outline: 'color-tonal-outline' },
    ]);
  });

  it('is palest first when parts stand on ink', () => {
    expect(tones(3, 'ink').map(({ fill }) => fill)).toEqual(['color-tonal-6', 'color-tonal-4', 'color-tonal-2']);
  });

  it.each(['paper', 'ink'] as const)('has one different tone a part when one to seven parts stand on %s', (ground) => {
    for (let count = 1; count <= 7; count += 1)
      expect(new Set(tones(count, ground).map(({ fill }) => fill)).size).toBe(count);
    expect(tones(0, ground)).toEqual([]);
  });
});
