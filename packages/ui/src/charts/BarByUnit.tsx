'use client';
import { chooseValueAxis, type ValueAxisSpec } from '@lima-id/domain';
import { chartTexts } from '../locale/chart.texts.ts';
import { useTexts } from '../locale/useTexts.ts';
import { useTranslate } from '../locale/useTranslate.ts';
import { BarPlot } from './BarPlot.tsx';
import type { BarPart } from './barLayout.ts';
import { type FigureByKind, isBlank, kindCells, kindLegend, kindNames, partsByKind, wholeOf } from './byKind.ts';
import { ChartFigure, type ChartProps } from './ChartFigure.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { useChartLook } from './chartLook.ts';

/** One bar of `BarByUnit`. */
export interface UnitFigure {
  /** A unit, a position or a day; unique. */
  name: string;
  /** One figure, or one per kind of stop: all bars of a chart use the same form. `{}`, or what is not finite, is a place without data. */
  value: FigureByKind;
}

/** Props of `BarByUnit`. */
export interface BarByUnitProps extends ChartProps {
  /** In display order; an empty list shows the empty state. */
  units: readonly UnitFigure[];
  /** Unit of the values, kWh. */
  unit?: string | undefined;
  /**
   * By default vertical if all names fit below their bars, else horizontal in the same height. `horizontal` uses 40 px per bar, however
   * many.
   */
  direction?: 'vertical' | 'horizontal' | undefined;
  /**
   * The names are dates: on narrow screens every n-th is shown, rather than all being truncated.
   * @default false
   */
  dated?: boolean | undefined;
  /** `chooseValueAxis` of the figures by default; widened where a bar would leave it. */
  valueAxis?: ValueAxisSpec | undefined;
}

/** Height of a horizontal bar with its place, and of what surrounds the bars, in px. */
const row = { place: 40, around: 32 };

/** Figures side by side: one bar per unit with its figure at the end, or stacked by kind of stop with the sum at the end. */
export function BarByUnit({
  units,
  unit,
  direction,
  dated = false,
  valueAxis,
  ground = 'paper',
  height,
  ...rest
}: BarByUnitProps) {
  const texts = useTexts('chart', chartTexts);
  const translate = useTranslate();
  const look = useChartLook(ground);
  const stacked = units.some(({ value }) => typeof value !== 'number');
  const withUnit = (name: string) => (unit === undefined ? name : texts.withUnit(name, unit));
  const partsOf = (value: FigureByKind): BarPart[] => {
    if (isBlank(value)) return [];
    return typeof value === 'number'
      ? [{ name: rest.title, value, color: look.mark, outline: look.mark }]
      : partsByKind(value, look, translate);
  };
  const rows = row.around + row.place * units.length;
  const heights =
    direction === 'horizontal' && units.length > 0
      ? { height: height ?? rows, narrowHeight: rows }
      : height === undefined
        ? {}
        : { height };
  return (
    <ChartFigure
      {...rest}
      {...heights}
      ground={ground}
      {...(unit === undefined ? {} : { unit })}
      legend={stacked ? <ChartLegend entries={kindLegend(look, translate)} row={rest.aside !== undefined} /> : null}
      table={{
        head: [
          dated ? texts.time : texts.name,
          ...(stacked ? [...kindNames(translate), withUnit(texts.total)] : [withUnit(texts.value)]),
        ],
        rows: units.map(({ name, value }) => [
          name,
          ...(stacked ? kindCells(value) : []),
          isBlank(value) ? null : wholeOf(value),
        ]),
      }}
    >
      <BarPlot
        bars={units.map(({ name, value }) => ({
          name,
          blank: isBlank(value),
          parts: partsOf(value),
        }))}
        valueAxis={valueAxis ?? chooseValueAxis(units.map(({ value }) => wholeOf(value)))}
        direction={direction}
        unit={unit}
        chartLook={look}
        dated={dated}
      />
    </ChartFigure>
  );
}
