import { timingSafeEqual } from 'node:crypto';

/** Constant-time string comparison; time depends on the lengths only. */
export function sameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
