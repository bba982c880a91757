import { type LookupWay, lookupWay } from '@lima-id/domain';

/** The number that stands for a way in the database: its place among the ways, from 0. */
export function wayCode(way: LookupWay): number {
  return lookupWay.options.indexOf(way);
}

/** The way that a number stands for. Throws for a number that stands for none. */
export function wayOfCode(code: number): LookupWay {
  const way = lookupWay.options[code];
  if (way === undefined) throw new Error(`No lookup is made in the way ${code}.`);
  return way;
}
