import { type AbnormalType, abnormalType, abnormalTypes, withoutFloatNoise } from '@lima-id/domain';
import type { BarPart } from './barLayout.ts';
import type { LegendEntry } from './ChartLegend.tsx';
import { type ChartLook, dataOutline } from './chartLook.ts';

/** A figure, or one per kind of stop, which make up a stacked bar. */
export type FigureByKind = number | Readonly<Partial<Record<AbnormalType, number>>>;

/** The parts of a figure by kind, in the order of the kinds; zero kinds have none. */
export function partsByKind(figures: Readonly<Partial<Record<AbnormalType, number>>>, look: ChartLook): BarPart[] {
  return abnormalType.options.flatMap((kind) => {
    const { name, color } = abnormalTypes[kind];
    const value = figures[kind] ?? 0;
    return value === 0 ? [] : [{ name, value, color, outline: dataOutline(look, color) }];
  });
}

/** Whether there is no data: no kind at all, unlike a figure in which every kind is 0. */
export function isBlank(value: FigureByKind): boolean {
  return typeof value !== 'number' && Object.keys(value).length === 0;
}

/** The total of a figure. */
export function wholeOf(value: FigureByKind): number {
  return typeof value === 'number'
    ? value
    : withoutFloatNoise(Object.values(value).reduce((sum, part) => sum + part, 0));
}

/** Adds up figures by kind. */
export function sumByKind(values: readonly FigureByKind[]): Readonly<Partial<Record<AbnormalType, number>>> {
  const sums: Partial<Record<AbnormalType, number>> = {};
  for (const value of values)
    if (typeof value !== 'number')
      for (const kind of abnormalType.options) sums[kind] = withoutFloatNoise((sums[kind] ?? 0) + (value[kind] ?? 0));
  return sums;
}

/** The legend of the kinds, all of them and in their order, so that charts side by side have the same one. */
export function kindLegend(look: ChartLook): LegendEntry[] {
  return abnormalType.options.map((kind) => {
    const { name, color } = abnormalTypes[kind];
    return { name, color, outline: dataOutline(look, color) };
  });
}

/** The names of the kinds in their order, for the head of a table. */
export function kindNames(): string[] {
  return abnormalType.options.map((kind) => abnormalTypes[kind].name);
}

/** A figure's cells in the order of the kinds, empty for missing values. */
export function kindCells(value: FigureByKind): (number | null)[] {
  if (isBlank(value)) return abnormalType.options.map(() => null);
  return abnormalType.options.map((kind) => (typeof value === 'number' ? 0 : (value[kind] ?? 0)));
}
