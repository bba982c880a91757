import { chooseValueAxis, type ValueAxisSpec } from '@lima-id/domain';
import { chartTexts } from '../locale/chart.texts.ts';
import { useTexts } from '../locale/useTexts.ts';
import { BarPlot } from './BarPlot.tsx';
import { type FigureByKind, isBlank, kindCells, kindLegend, kindNames, partsByKind, wholeOf } from './byKind.ts';
import { ChartFigure, type ChartProps } from './ChartFigure.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { useChartLook } from './chartLook.ts';

/** One bar of `BarByUnit`. */
export interface UnitFigure {
  /** A unit, a position or a day; each only once. */
  name: string;
  /** One figure, or those of each kind of stops: all bars of a chart are of the same sort. `{}` keeps a place where nothing was measured. */
  value: FigureByKind;
}

/** Props of `BarByUnit`. */
export interface BarByUnitProps extends ChartProps {
  /** In the order shown; an empty list shows that there is no data. */
  units: readonly UnitFigure[];
  /** Unit of the values, kWh. */
  unit?: string;
  /**
   * Upright while all names fit below their bars, else lying in the same room, when left out. `horizontal` lays them with 40 px
   * each, however many.
   */
  direction?: 'vertical' | 'horizontal';
  /** The names are dates: on narrow screens every n-th stays, rather than all being cut. */
  dated?: boolean;
  /** Of figures below 0, for which the rules choose no axis; `chooseValueAxis` of the figures when left out. */
  valueAxis?: ValueAxisSpec;
}

/** Height of a lying bar with its place, and of what stands round the bars, px. */
const row = { place: 40, around: 32 };

/** Figures side by side: one bar a unit with its figure at the end, or stacked by kind of stops with the sum there. */
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
  const look = useChartLook(ground);
  const stacked = units.some(({ value }) => typeof value !== 'number');
  const withUnit = (name: string) => (unit === undefined ? name : texts.withUnit(name, unit));
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
      legend={stacked ? <ChartLegend entries={kindLegend(look)} row={rest.aside !== undefined} /> : null}
      table={{
        head: [
          dated ? texts.time : texts.name,
          ...(stacked ? [...kindNames(), withUnit(texts.total)] : [withUnit(texts.value)]),
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
          parts:
            typeof value === 'number'
              ? [{ name: rest.title, value, color: look.mark, outline: look.mark }]
              : partsByKind(value, look),
        }))}
        valueAxis={valueAxis ?? chooseValueAxis(units.map(({ value }) => wholeOf(value)))}
        direction={direction}
        unit={unit}
        look={look}
        dated={dated}
      />
    </ChartFigure>
  );
}
