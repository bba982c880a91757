import { timingSafeEqual } from 'node:crypto';

/** Whether two texts are the same, found in a time that depends on their lengths alone. */
export function sameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
