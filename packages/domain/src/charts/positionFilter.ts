import { allPositionsName } from './chartNames.ts';

/** A choice of a position filter; the empty value stands for all of them. */
export interface PositionChoice {
  value: string;
  label: string;
}

/** The choices for these positions: all of them first, which is the default, then each name once, in the order given. Source: docs/rules/charts.md. */
export function positionChoices(names: readonly string[]): PositionChoice[] {
  return [...new Set(['', ...names])].map((name) => ({ value: name, label: name || allPositionsName }));
}

/** The entries of the chosen position; all when none is chosen. */
export function filterByPosition<Entry extends { name: string }>(entries: readonly Entry[], position: string): Entry[] {
  return entries.filter(({ name }) => position === '' || name === position);
}
