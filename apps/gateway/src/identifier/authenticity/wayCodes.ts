import { type LookupWay, lookupWay } from '@lima-id/domain';

/** The database value of a way: its index in the list. */
export function wayCode(way: LookupWay): number {
  return lookupWay.options.indexOf(way);
}

/** The way of a database value. Throws for an unknown value. */
export function wayOfCode(code: number): LookupWay {
  const way = lookupWay.options[code];
  if (way === undefined) throw new Error(`No lookup is made in the way ${code}.`);
  return way;
}
