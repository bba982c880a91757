import { keptFigure } from './figure.ts';

/** The readings of a measure in a bucket, summed. */
export interface MeasureSum {
  count: number;
  sum: number;
  min: number;
  max: number;
  /** The figure of the last moment, `lastAt`; the greatest of several of that moment. */
  last: number;
  /** Milliseconds since 1970 UTC. */
  lastAt: number;
}

/** The mean of the readings of a sum. */
export function meanOf({ sum, count }: Pick<MeasureSum, 'sum' | 'count'>): number {
  return keptFigure(sum / count);
}
