'use client';
import { type AxisSpec, axisLabel, figureFormatter, type Trend } from '@lima-id/domain';
import { type CSSProperties, Fragment } from 'react';
import { chartTexts } from '../locale/chart.texts.ts';
import { useTexts } from '../locale/useTexts.ts';
import { ChartFigure, type ChartProps } from './ChartFigure.tsx';
import { ChartLegend, type LegendEntry } from './ChartLegend.tsx';
import { ChartPlot, PlotTip } from './ChartPlot.tsx';
import { type ChartLook, dataColour, dataOutline, seriesLook, useChartLook } from './chartLook.ts';
import { coveringAxis } from './coveringAxis.ts';
import { alone, nearest, squaresPath, ticksThatFit, tickWidth } from './geometry.ts';
import { type LaidLine, Lines } from './nivo/line.tsx';
import type { PlotMargin, PlotScale, PlotValues } from './nivo/plot.tsx';
import type { ChartTable } from './tableCsv.ts';

/** One line of a trend chart. */
export interface TrendSeries {
  /** Name of the line in legend, tooltip and table. */
  name: string;
  /** From `buildTrend`; null draws no line. A slot without a point is a gap. */
  trend: Trend | null;
  /** A colour from the domain rules, such as that of a kind of stop; by default lines differ by tone and dashes. */
  color?: string | undefined;
}

/** Props of `TrendLine`. */
export interface TrendLineProps extends ChartProps {
  /** The lines, all over the same range; without any figure the empty state is shown. */
  lines: readonly TrendSeries[];
  /** Unit of the values, kWh. */
  unit?: string | undefined;
  /** The normal range, shown as a band. */
  range?: { from: number; to: number; name: string } | undefined;
  /** A limit, shown as a dashed line. */
  threshold?: { value: number; name: string } | undefined;
}

interface DrawnLine {
  name: string;
  color: string;
  dash: string | undefined;
  casing: string;
  /** By slot of the axis; undefined for values that are missing or not finite, which were not measured. */
  values: (number | undefined)[];
}

/** Maximum number of points drawn as squares, and their minimum distance in px: otherwise they would hide the line. */
const squares = { most: 16, distance: 24, size: 7 };

const noAxis: AxisSpec = { kind: 'date', slots: [], ticks: [] };

function drawnLines(lines: readonly TrendSeries[], { slots }: AxisSpec, look: ChartLook): DrawnLine[] {
  return lines.map(({ name, trend, color: given }, index) => {
    const color = given === undefined ? undefined : dataColour(look, given);
    const measured = trend?.points.filter(({ value }) => Number.isFinite(value));
    const found = new Map(measured?.map(({ at, value }) => [at, value]));
    const own = seriesLook(look, index);
    return {
      name,
      color: color ?? own.color,
      dash: color === undefined ? own.dash : undefined,
      casing: color === undefined ? own.color : dataOutline(look, color),
      values: slots.map((at) => found.get(at)),
    };
  });
}

type Range = NonNullable<TrendLineProps['range']>;
type Threshold = NonNullable<TrendLineProps['threshold']>;

interface Marked {
  series: readonly TrendSeries[];
  range: Range | undefined;
  threshold: Threshold | undefined;
}

function legendOf(lines: readonly DrawnLine[], { series, range, threshold }: Marked, look: ChartLook): LegendEntry[] {
  const named: LegendEntry[] = lines.map(({ name, color, dash, casing }, index) => {
    if (series[index]?.color !== undefined) return { name, color, outline: casing };
    return { name, color, kind: dash === undefined ? 'line' : 'dashed', dash: Number.parseInt(dash ?? '0', 10) };
  });
  return [
    ...(named.length > 1 || range !== undefined || threshold !== undefined ? named : []),
    ...(range === undefined
      ? []
      : [{ name: range.name, kind: 'band' as const, color: bandColor(look), outline: bandEdge(look) }]),
    ...(threshold === undefined
      ? []
      : [{ name: threshold.name, kind: 'dashed' as const, color: thresholdColor(look), dash: 4 }]),
  ];
}

const bandColor = ({ theme, ground }: ChartLook) =>
  ground === 'ink' ? theme['bg-ink-raised'] : theme['color-success-50'];
const bandEdge = ({ theme, ground }: ChartLook) =>
  ground === 'ink' ? theme['text-on-ink-positive'] : theme['color-verdict-ok-border'];
const thresholdColor = ({ theme, ground }: ChartLook) =>
  ground === 'ink' ? theme['color-danger-500'] : theme['color-danger-600'];

interface Frame {
  margin: PlotMargin;
  width: number;
  height: number;
  /** Scales from time and value to px. */
  xOf: PlotScale;
  yOf: PlotScale;
}

/** Time and value scales at this size in px; computed without the drawing, for the pointer. */
function frameOf(
  { slots, ticks }: AxisSpec,
  values: PlotValues,
  size: { width: number; height: number },
  typeScale: number,
): Frame {
  const widest = values.ticks.reduce((most, { label }) => Math.max(most, tickWidth(label)), 0) * typeScale;
  const lastLabel = tickWidth(ticks.at(-1)?.label ?? '') * typeScale;
  const margin = {
    top: 24,
    right: Math.max(12, lastLabel / 2),
    bottom: 28 * typeScale,
    left: Math.max(44, widest + 16),
  };
  const width = size.width - margin.left - margin.right;
  const height = size.height - margin.top - margin.bottom;
  const first = slots[0] ?? 0;
  const span = (slots.at(-1) ?? first) - first;
  const xOf = (at: number) => (span === 0 ? width / 2 : ((at - first) / span) * width);
  const yOf = (value: number) => height * (1 - (value - values.min) / (values.max - values.min));
  return { margin, width, height, xOf, yOf };
}

/** Figures over time as lines of 2 px; a few points are squares, missing ones gaps. */
export function TrendLine(props: TrendLineProps) {
  const { lines, unit, range: givenRange, threshold: givenThreshold, ground = 'paper', ...rest } = props;
  const texts = useTexts('chart', chartTexts);
  const look = useChartLook(ground);
  const trends = lines.flatMap(({ trend }) => (trend === null ? [] : [trend]));
  const axis = trends[0]?.axis ?? noAxis;
  const drawn = drawnLines(lines, axis, look);
  const figures = drawn.flatMap((line) => line.values.flatMap((value) => value ?? []));
  const threshold = Number.isFinite(givenThreshold?.value) ? givenThreshold : undefined;
  const range = [givenRange?.from, givenRange?.to].some(Number.isNaN) ? undefined : givenRange;
  const values = coveringAxis(
    trends.map(({ valueAxis }) => valueAxis),
    threshold === undefined ? figures : [...figures, threshold.value],
  );
  const onAxis = (value: number) => Math.min(Math.max(value, values.min), values.max);
  const shown = axis.slots.flatMap((_, index) =>
    drawn.some((line) => line.values[index] !== undefined) ? [index] : [],
  );
  const write = figureFormatter(figures);
  const table: ChartTable = {
    head: [texts.time, ...drawn.map(({ name }) => (unit === undefined ? name : texts.withUnit(name, unit)))],
    rows: shown.map((slot) => [
      axisLabel(axis.kind, axis.slots[slot] ?? 0),
      ...drawn.map((line) => line.values[slot] ?? null),
    ]),
  };
  return (
    <ChartFigure
      {...rest}
      ground={ground}
      {...(unit === undefined ? {} : { unit })}
      table={table}
      legend={
        <ChartLegend
          entries={legendOf(drawn, { series: lines, range, threshold }, look)}
          row={rest.aside !== undefined}
        />
      }
    >
      <ChartPlot
        draw={(size) => {
          const frame = frameOf(axis, values, size, look.typeScale);
          const tickPitch = pitchOf(
            axis.ticks.map(({ value }) => value),
            frame,
          );
          return (
            <Lines
              {...size}
              margin={frame.margin}
              values={values}
              gridColor={look.grid}
              slots={axis.slots}
              times={ticksThatFit(axis.ticks, tickPitch, look.typeScale)}
              lines={drawn.map((line) => line.values)}
            >
              {(laid, yOf) => (
                <>
                  {range === undefined ? null : (
                    <rect
                      width={frame.width}
                      y={yOf(onAxis(range.to))}
                      height={Math.max(0, yOf(onAxis(range.from)) - yOf(onAxis(range.to)))}
                      fill={bandColor(look)}
                      stroke={bandEdge(look)}
                    />
                  )}
                  <path d={`M0 ${yOf(0)}H${frame.width}`} stroke={look.axis} />
                  {threshold === undefined ? null : (
                    <path
                      d={`M0 ${yOf(threshold.value)}H${frame.width}`}
                      stroke={thresholdColor(look)}
                      strokeWidth={1.5}
                      strokeDasharray="4 3"
                    />
                  )}
                  {laid.map((places, index) => {
                    const line = drawn[index];
                    return line === undefined ? null : (
                      <Line
                        key={line.name}
                        line={line}
                        laid={places}
                        pitch={pitchOf(axis.slots, frame)}
                        chartLook={look}
                        filled={drawn.length === 1}
                      />
                    );
                  })}
                </>
              )}
            </Lines>
          );
        }}
        find={({ x }, size) => {
          const { margin, xOf } = frameOf(axis, values, size, look.typeScale);
          const places = shown.map((slot) => xOf(axis.slots[slot] ?? 0));
          return shown[nearest(places, x - margin.left)] ?? -1;
        }}
        hover={(slot, size) => {
          const { margin, height, xOf, yOf } = frameOf(axis, values, size, look.typeScale);
          const x = margin.left + xOf(axis.slots[slot] ?? 0);
          const at = drawn.flatMap(({ name, color, casing, values: own }) => {
            const value = own[slot];
            return value === undefined ? [] : [{ name, color, casing, value, y: margin.top + yOf(value) }];
          });
          return (
            <>
              <div data-part="guide" style={{ left: x, top: margin.top, height }} />
              {at.map(({ name, color, y }) => (
                <div key={name} data-part="mark" style={{ left: x, top: y, '--mark': color } as CSSProperties} />
              ))}
              <PlotTip
                at={{ x, y: Math.min(...at.map(({ y }) => y)) }}
                width={size.width}
                head={axisLabel(axis.kind, axis.slots[slot] ?? 0)}
                rows={at.map(({ name, color, casing, value }) => ({
                  name,
                  value: write(value),
                  unit,
                  ...(at.length > 1 ? { color, outline: casing } : {}),
                }))}
              />
            </>
          );
        }}
      />
    </ChartFigure>
  );
}

/** Px between adjacent times; the whole width for a single one. */
function pitchOf([first, second]: readonly number[], { width, xOf }: Frame): number {
  return first === undefined || second === undefined ? width : xOf(second) - xOf(first);
}

interface LineProps {
  line: DrawnLine;
  laid: LaidLine;
  /** Px between adjacent points. */
  pitch: number;
  chartLook: ChartLook;
  /** Draws a pale area under the line. */
  filled: boolean;
}

function Line({ line, laid: { points, path, area }, pitch, chartLook: look, filled }: LineProps) {
  const few = pitch >= squares.distance && points.filter((point) => point !== null).length <= squares.most;
  const marked = squaresPath(few ? points : alone(points), squares.size);
  return (
    <Fragment>
      {filled ? <path d={area} fill={line.color} fillOpacity={look.areaOpacity} /> : null}
      {line.casing === line.color ? null : <path d={path} fill="none" stroke={line.casing} strokeWidth={4} />}
      <path
        d={path}
        fill="none"
        stroke={line.color}
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap={line.dash === undefined ? 'square' : 'butt'}
        strokeDasharray={line.dash}
      />
      {marked === '' ? null : (
        <path
          d={marked}
          fill={look.theme[look.ground === 'ink' ? 'bg-ink' : 'bg-surface']}
          stroke={line.color}
          strokeWidth={2}
        />
      )}
    </Fragment>
  );
}
