import type { TokenName } from '../tokens/token.ts';
import type { ChartGround } from './chartLook.ts';

type TonalStep = 1 | 2 | 3 | 4 | 5 | 6;

/** Which steps of the tonal scale a whole of so many parts takes: neighbours stay at least 1.4 : 1 apart. */
export const tonalPick: Readonly<Record<number, readonly TonalStep[]>> = {
  1: [1],
  2: [1, 4],
  3: [1, 3, 5],
  4: [1, 3, 5, 6],
  5: [1, 2, 3, 4, 5],
  6: [1, 2, 3, 4, 5, 6],
};

/** From this step on a part carries an outline, since it is too pale to end by itself. */
export const outlineFrom = 5;

/** Parts that a hue can tell apart; the others are put together. */
export const tonalPartsMost = 6;

/** The tokens of a part's fill and outline. */
export interface Tone {
  fill: TokenName;
  outline: TokenName;
}

/**
 * The tones of so many parts from the largest on, in one hue: the largest darkest, or palest on ink, where dark would be lost.
 * The outline is the fill where the part needs none. Seventh is what was put together.
 */
export function tones(count: number, ground: ChartGround): Tone[] {
  const steps = tonalPick[Math.min(count, tonalPartsMost)] ?? [];
  const scale = steps.map((step): Tone => {
    const fill: TokenName = `color-tonal-${ground === 'ink' ? mirrored[step] : step}`;
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
