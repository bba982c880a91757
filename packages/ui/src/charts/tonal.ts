import { isDark, type TokenName } from '../tokens/token.ts';
import type { ChartLook } from './chartLook.ts';

type TonalStep = 1 | 2 | 3 | 4 | 5 | 6;

/** The steps of the tonal scale for a given number of parts: the contrast of neighbours is at least 1.4:1. */
export const tonalPick: Readonly<Record<number, readonly TonalStep[]>> = {
  1: [1],
  2: [1, 4],
  3: [1, 3, 5],
  4: [1, 3, 5, 6],
  5: [1, 2, 3, 4, 5],
  6: [1, 2, 3, 4, 5, 6],
};

/** From this step on a part has an outline, since its fill is too pale for a visible edge. */
export const outlineFrom = 5;

/** Maximum number of parts distinguishable by tone; the rest is grouped. */
export const tonalPartsMost = 6;

/** The tokens of a part's fill and outline. */
export interface Tone {
  fill: TokenName;
  outline: TokenName;
}

/**
 * The tones of this many parts in one hue, from the largest on: the largest is darkest, or palest on ink and in a dark theme, whose scale is
 * turned over, since dark would be invisible there.
 * The outline equals the fill where none is needed. The seventh is the group of the rest.
 */
export function tones(count: number, { ground, theme }: Pick<ChartLook, 'ground' | 'theme'>): Tone[] {
  const isMirrored = ground === 'ink' && !isDark(theme);
  const steps = tonalPick[Math.min(count, tonalPartsMost)] ?? [];
  const scale = steps.map((step): Tone => {
    const fill: TokenName = `color-tonal-${isMirrored ? mirrored[step] : step}`;
    const outline = ground === 'ink' ? 'border-on-ink-strong' : 'color-tonal-outline';
    return { fill, outline: step >= outlineFrom ? outline : fill };
  });
  const rest: Tone =
    ground === 'ink'
      ? { fill: 'bg-ink-raised', outline: 'border-on-ink-strong' }
      : { fill: 'color-tonal-rest', outline: 'color-tonal-rest' };
  return count > tonalPartsMost ? [...scale, rest] : scale;
}

const mirrored = { 1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1 } as const satisfies Record<TonalStep, TonalStep>;
