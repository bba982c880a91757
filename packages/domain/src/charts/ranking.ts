import { restName } from './chartNames.ts';
import { chartTopCount } from './limits.ts';
import { sumOfFigures } from './sum.ts';

/** A figure with the name of what it belongs to. */
export interface NamedValue {
  name: string;
  value: number;
}

/** A part of a whole; `share` in per cent with one decimal. */
export interface NamedShare extends NamedValue {
  share: number;
}

/**
 * Figures above 0, those of one name summed, greatest first; equal ones in the order in which their names first came. Figures that are not
 * finite are not measured and left out.
 */
function ranked(figures: readonly NamedValue[]): NamedValue[] {
  const byName = new Map<string, number[]>();
  for (const { name, value } of figures) {
    const values = byName.get(name);
    if (values === undefined) byName.set(name, [value]);
    else values.push(value);
  }
  return Array.from(byName, ([name, values]) => ({ name, value: sumOfFigures(values) }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value);
}

/** The greatest figures, at most `chartTopCount`; figures of one name count as one. Empty when no figure is above 0. Source: docs/rules/charts.md. */
export function topList(figures: readonly NamedValue[]): NamedValue[] {
  return ranked(figures).slice(0, chartTopCount);
}

/**
 * The parts of a whole, greatest first: the `kept` greatest by name and the others together as `restName`, last. Shares
 * are rounded to one decimal by largest remainder, so that they add up to 100.0. Empty when no figure is above 0.
 * Source: docs/rules/charts.md.
 */
export function chartShares(figures: readonly NamedValue[], kept = chartTopCount): NamedShare[] {
  const all = ranked(figures);
  const parts = all.filter(({ name }) => name !== restName).slice(0, kept);
  const total = sumOfFigures(all.map(({ value }) => value));
  const rest = all.filter(({ name }) => !parts.some((part) => part.name === name));
  if (rest.length > 0) parts.push({ name: restName, value: sumOfFigures(rest.map(({ value }) => value)) });
  const quotas = parts.map((part) => ({ part, tenths: (part.value / total) * 1000 }));
  const left = quotas.reduce((rest, { tenths }) => rest - Math.floor(tenths), 1000);
  const raised = new Set([...quotas].sort((one, other) => (other.tenths % 1) - (one.tenths % 1)).slice(0, left));
  return quotas.map((quota) => ({
    ...quota.part,
    share: (Math.floor(quota.tenths) + (raised.has(quota) ? 1 : 0)) / 10,
  }));
}
