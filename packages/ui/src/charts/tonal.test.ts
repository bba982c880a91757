import { describe, expect, it } from 'vitest';
import { darkTheme } from '../tokens/darkTheme.ts';
import { lightTheme } from '../tokens/lightTheme.ts';
import tokens from '../tokens/tokens.json' with { type: 'json' };
import { outlineFrom, tonalPick, tones } from './tonal.ts';

describe('tones', () => {
  it('takes the steps that the tokens pick when there are two to six parts', () => {
    const { pick, outlineFrom: first } = tokens.color.tonal;
    for (const [count, steps] of Object.entries(pick)) expect(tonalPick[Number(count)]).toEqual(steps);
    expect(outlineFrom).toBe(first);
  });

  it('is darkest first and outlines the pale ones when four parts stand on paper', () => {
    expect(tones(4, { ground: 'paper', theme: lightTheme })).toEqual([
      { fill: 'color-tonal-1', outline: 'color-tonal-1' },
      { fill: 'color-tonal-3', outline: 'color-tonal-3' },
      { fill: 'color-tonal-5', outline: 'color-tonal-outline' },
      { fill: 'color-tonal-6', outline: 'color-tonal-outline' },
    ]);
  });

  it('is palest first when parts stand on ink', () => {
    expect(tones(3, { ground: 'ink', theme: lightTheme }).map(({ fill }) => fill)).toEqual([
      'color-tonal-6',
      'color-tonal-4',
      'color-tonal-2',
    ]);
  });

  it('is not turned over on ink when the theme is dark, whose scale begins with the palest', () => {
    const fills = tones(3, { ground: 'paper', theme: darkTheme }).map(({ fill }) => fill);
    expect(tones(3, { ground: 'ink', theme: darkTheme }).map(({ fill }) => fill)).toEqual(fills);
    expect(fills[0]).toBe('color-tonal-1');
  });

  it.each(['paper', 'ink'] as const)('has one different tone a part when one to seven parts stand on %s', (ground) => {
    for (let count = 1; count <= 7; count += 1)
      expect(new Set(tones(count, { ground, theme: lightTheme }).map(({ fill }) => fill)).size).toBe(count);
    expect(tones(0, { ground, theme: lightTheme })).toEqual([]);
  });
});
