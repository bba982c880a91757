import { type AbnormalType, abnormalType, abnormalTypes, sumOfFigures } from '@lima-id/domain';
import type { Translate } from '../locale/useTranslate.ts';
import type { BarPart } from './barLayout.ts';
import type { LegendEntry } from './ChartLegend.tsx';
import { type ChartLook, dataColour, dataOutline } from './chartLook.ts';

/** A figure, or one per kind of stop, which make up a stacked bar. */
export type FigureByKind = number | Readonly<Partial<Record<AbnormalType, number | undefined>>>;

/** The parts of a figure by kind, in the order of the kinds; zero kinds have none, and those not measured neither. */
export function partsByKind(figures: Exclude<FigureByKind, number>, look: ChartLook, translate: Translate): BarPart[] {
  return abnormalType.options.flatMap((kind) => {
    const name = translate(abnormalTypes[kind].name);
    const color = dataColour(look, abnormalTypes[kind].color);
    const value = figures[kind] ?? 0;
    return value === 0 || !Number.isFinite(value) ? [] : [{ name, value, color, outline: dataOutline(look, color) }];
  });
}

/** Whether nothing was measured: no finite figure and no kind with one, unlike a figure in which every kind is 0. */
export function isBlank(value: FigureByKind): boolean {
  return !(typeof value === 'number' ? [value] : Object.values(value)).some((part) => Number.isFinite(part));
}

/** The total of a figure: of what was measured of it. */
export function wholeOf(value: FigureByKind): number {
  return sumOfFigures(typeof value === 'number' ? [value] : Object.values(value).map((part) => part ?? 0));
}

/** Adds up figures by kind. */
export function sumByKind(values: readonly FigureByKind[]): Readonly<Partial<Record<AbnormalType, number>>> {
  const split = values.filter((value) => typeof value !== 'number');
  return Object.fromEntries(
    split.length === 0
      ? []
      : abnormalType.options.map((kind) => [kind, sumOfFigures(split.map((value) => value[kind] ?? 0))]),
  );
}

/** The legend of the kinds, all of them and in their order, so that charts side by side have the same one. */
export function kindLegend(look: ChartLook, translate: Translate): LegendEntry[] {
  return abnormalType.options.map((kind) => {
    const name = translate(abnormalTypes[kind].name);
    const color = dataColour(look, abnormalTypes[kind].color);
    return { name, color, outline: dataOutline(look, color) };
  });
}

/** The names of the kinds in their order, for the head of a table. */
export function kindNames(translate: Translate): string[] {
  return abnormalType.options.map((kind) => translate(abnormalTypes[kind].name));
}

/** A figure's cells in the order of the kinds, empty for values that were not measured. */
export function kindCells(value: FigureByKind): (number | null)[] {
  if (isBlank(value)) return abnormalType.options.map(() => null);
  return abnormalType.options.map((kind) => {
    const part = typeof value === 'number' ? 0 : (value[kind] ?? 0);
    return Number.isFinite(part) ? part : null;
  });
}
