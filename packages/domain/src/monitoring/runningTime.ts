import { hourMs } from '../time/chinaTime.ts';
import { shortBucketMs } from './limits.ts';

/** The bit of the short bucket of a moment (milliseconds since 1970 UTC) in its hour. */
export function slotOf(at: number): number {
  return 1 << Math.floor((at % hourMs) / shortBucketMs);
}
