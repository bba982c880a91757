import type { MarketShare } from '@lima-id/domain';
import { lightTheme } from '../tokens/lightTheme.ts';

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

const mostParts = 6;

type TonalStep = 1 | 2 | 3 | 4 | 5 | 6;

/** A part as drawn: colours are literal values, since the chart library cannot read variables. */
export interface TonalPart extends MarketShare {
  color: string;
  /** Equal to `color` where the part needs no outline. */
  outline: string;
}

/**
 * The parts from largest to smallest in one hue, the largest darkest. More than six parts keep the six largest; the
 * others become one part called `restName`, which stands last. Parts of nothing are left out.
 */
export function tonalParts(parts: readonly MarketShare[], restName: string): TonalPart[] {
  const ordered = parts.filter(({ share }) => share > 0).toSorted((one, other) => other.share - one.share);
  const kept = ordered.slice(0, mostParts);
  const steps = tonalPick[kept.length] ?? [];
  const drawn = kept.map(({ name, share }, index) => {
    const step = steps[index] ?? 1;
    const color = lightTheme[`color-tonal-${step}`];
    return { name, share, color, outline: step >= outlineFrom ? lightTheme['color-tonal-outline'] : color };
  });
  if (ordered.length <= mostParts) return drawn;
  const rest = ordered.slice(mostParts).reduce((sum, { share }) => sum + share, 0);
  const color = lightTheme['color-tonal-rest'];
  return [...drawn, { name: restName, share: Math.round(rest * 100) / 100, color, outline: color }];
}
