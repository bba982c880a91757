'use client';
import { type AxisSpec, axisLabel, figureFormatter, sumOfFigures } from '@lima-id/domain';
import { type CSSProperties, Fragment } from 'react';
import { chartTexts } from '../locale/chart.texts.ts';
import { useTexts } from '../locale/useTexts.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { ChartLegend, type LegendEntry } from './ChartLegend.tsx';
import { ChartPlot, PlotTip, type TipRow } from './ChartPlot.tsx';
import { type ChartLook, dataColour, dataOutline, seriesLook, useChartLook } from './chartLook.ts';
import { coveringAxis } from './coveringAxis.ts';
import { alone, bandPath, nearest, squaresPath, ticksThatFit } from './geometry.ts';
import { type LaidLine, Lines } from './nivo/line.tsx';
import type { PlotScale } from './nivo/plot.tsx';
import { frameOf, pitchOf } from './plotFrame.ts';
import type { ChartTable } from './tableCsv.ts';
import { tones } from './tonal.ts';
import { type TrendChartProps, type TrendFigures, type TrendSeries, trendsOf } from './trendFigures.ts';
import { layTrends, type TrendForm, type TrendLayout } from './trendLayout.ts';

interface DrawnLine extends TrendLayout {
  name: string;
  color: string;
  dash: string | undefined;
  casing: string;
}

/** Maximum number of points drawn as squares, and their minimum distance in px: otherwise they would hide the line. */
const squares = { most: 16, distance: 24, size: 7 };

/** Px between two areas of a stack. */
const partGap = 1.5;

/** An area chart is about its areas: their tint is this many times that below a line. */
const areaStrength = 3;

const noAxis: AxisSpec = { kind: 'date', slots: [], ticks: [] };

/** Colour, dashes and casing of the line at an index. */
function lineLook({ color: given }: TrendSeries, index: number, look: ChartLook) {
  if (given === undefined) {
    const { color, dash } = seriesLook(look, index);
    return { color, dash, casing: color };
  }
  const color = dataColour(look, given);
  return { color, dash: undefined, casing: dataOutline(look, color) };
}

/** Colour and outline of the area at an index of a stack. */
function partLook(lines: readonly TrendSeries[], index: number, look: ChartLook) {
  const picked = tones(lines.length, look);
  const tone = picked[index] ?? picked[picked.length - 1];
  const line = lines[index];
  if (line === undefined || line.color !== undefined || tone === undefined) {
    const color = dataColour(look, line?.color ?? look.mark);
    return { color, dash: undefined, casing: dataOutline(look, color) };
  }
  return { color: look.theme[tone.fill], dash: undefined, casing: look.theme[tone.outline] };
}

type Range = NonNullable<TrendChartProps['range']>;
type Threshold = NonNullable<TrendChartProps['threshold']>;

interface Marked {
  series: readonly TrendSeries[];
  form: TrendForm;
  range: Range | undefined;
  threshold: Threshold | undefined;
}

function legendOf(
  lines: readonly DrawnLine[],
  { series, form, range, threshold }: Marked,
  look: ChartLook,
): LegendEntry[] {
  const named: LegendEntry[] = lines.map(({ name, color, dash, casing }, index) => {
    if (form === 'stacked' || series[index]?.color !== undefined) return { name, color, outline: casing };
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
const groundColor = ({ theme, ground }: ChartLook) => theme[ground === 'ink' ? 'bg-ink' : 'bg-surface'];

/** Figures over time as lines or areas: the machine of every trend chart. */
export function TrendChart(props: TrendChartProps & TrendFigures & { form: TrendForm }) {
  const {
    points,
    series,
    lines: givenLines,
    form,
    unit,
    range: givenRange,
    threshold: givenThreshold,
    ...rest
  } = props;
  const { ground = 'paper', title } = rest;
  const texts = useTexts('chart', chartTexts);
  const look = useChartLook(ground);
  const stacked = form === 'stacked';
  const { lines, joined } = trendsOf({ points, series, lines: givenLines } as TrendFigures, title);
  const trends = lines.flatMap(({ trend }) => (trend === null ? [] : [trend]));
  const axis = trends[0]?.axis ?? noAxis;
  const layouts = layTrends(
    lines.map(({ trend }) => trend),
    axis.slots,
    { joined, stacked },
  );
  const drawn = lines.flatMap((line, index): DrawnLine[] => {
    const layout = layouts[index];
    if (layout === undefined) return [];
    return [{ name: line.name, ...layout, ...(stacked ? partLook(lines, index, look) : lineLook(line, index, look)) }];
  });
  const figures = drawn.flatMap((line) => line.values.flatMap((value) => value ?? []));
  const heights = drawn.flatMap((line) => line.places.flatMap(({ value }) => value ?? []));
  const threshold = Number.isFinite(givenThreshold?.value) ? givenThreshold : undefined;
  const range = [givenRange?.from, givenRange?.to].some(Number.isNaN) ? undefined : givenRange;
  const values = coveringAxis(
    trends.map(({ valueAxis }) => valueAxis),
    threshold === undefined ? heights : [...heights, threshold.value],
  );
  const onAxis = (value: number) => Math.min(Math.max(value, values.min), values.max);
  const shown = axis.slots.flatMap((_, index) =>
    drawn.some((line) => line.values[index] !== undefined) ? [index] : [],
  );
  const summed = stacked && drawn.length > 1;
  const sumAt = (slot: number) => sumOfFigures(drawn.flatMap((line) => line.values[slot] ?? []));
  const write = figureFormatter(figures);
  const withUnit = (name: string) => (unit === undefined ? name : texts.withUnit(name, unit));
  const table: ChartTable = {
    head: [texts.time, ...drawn.map(({ name }) => withUnit(name)), ...(summed ? [withUnit(texts.total)] : [])],
    rows: shown.map((slot) => [
      axisLabel(axis.kind, axis.slots[slot] ?? 0),
      ...drawn.map((line) => line.values[slot] ?? null),
      ...(summed ? [sumAt(slot)] : []),
    ]),
  };
  const reach = [axis.slots[0] ?? 0, axis.slots[axis.slots.length - 1] ?? 0] as const;
  const layout = (size: { width: number; height: number }) =>
    frameOf({ reach, ticks: axis.ticks, values }, size, look.typeScale);
  /** The normal range: its area behind the figures, its edges over areas that would hide them. */
  const band = (width: number, yOf: PlotScale) =>
    range === undefined ? null : (
      <rect
        width={width}
        y={yOf(onAxis(range.to))}
        height={Math.max(0, yOf(onAxis(range.from)) - yOf(onAxis(range.to)))}
        fill={bandColor(look)}
        stroke={bandEdge(look)}
      />
    );
  return (
    <ChartFigure
      {...rest}
      ground={ground}
      {...(unit === undefined ? {} : { unit })}
      table={table}
      legend={
        <ChartLegend
          entries={legendOf(drawn, { series: lines, form, range, threshold }, look)}
          row={rest.aside !== undefined}
        />
      }
    >
      <ChartPlot
        draw={(size) => {
          const frame = layout(size);
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
              reach={reach}
              places={ticksThatFit(axis.ticks, tickPitch, look.typeScale)}
              lines={drawn.map((line) => line.places)}
            >
              {(laid, yOf) => (
                <>
                  {stacked ? null : band(frame.width, yOf)}
                  {stacked ? <Stack lines={drawn} laid={laid} yOf={yOf} chartLook={look} /> : null}
                  {stacked ? <g fillOpacity={0}>{band(frame.width, yOf)}</g> : null}
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
                    return line === undefined || stacked ? null : (
                      <Line
                        key={line.name}
                        line={line}
                        laid={places}
                        pitch={
                          form === 'area'
                            ? 0
                            : pitchOf(
                                line.places.map(({ at }) => at),
                                frame,
                              )
                        }
                        chartLook={look}
                        tint={
                          form === 'area' ? areaStrength * look.areaOpacity : drawn.length === 1 ? look.areaOpacity : 0
                        }
                      />
                    );
                  })}
                </>
              )}
            </Lines>
          );
        }}
        find={({ x }, size) => {
          const { margin, xOf } = layout(size);
          const places = shown.map((slot) => xOf(axis.slots[slot] ?? 0));
          return shown[nearest(places, x - margin.left)] ?? -1;
        }}
        hover={(slot, size) => {
          const { margin, height, xOf, yOf } = layout(size);
          const x = margin.left + xOf(axis.slots[slot] ?? 0);
          const at = drawn.flatMap(({ name, color, casing, values: own, places }) => {
            const value = own[slot];
            if (value === undefined) return [];
            const top = stacked ? (places[slot]?.value ?? value) : value;
            return [{ name, color, casing, value, y: margin.top + yOf(top) }];
          });
          const rows: TipRow[] = at.map(({ name, color, casing, value }) => ({
            name,
            value: write(value),
            unit,
            ...(at.length > 1 ? { color, outline: casing } : {}),
          }));
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
                rows={summed ? [...rows, { name: texts.total, value: write(sumAt(slot)), unit }] : rows}
              />
            </>
          );
        }}
      />
    </ChartFigure>
  );
}

interface LineProps {
  line: DrawnLine;
  laid: LaidLine;
  /** Px between adjacent points; 0 marks none of them. */
  pitch: number;
  chartLook: ChartLook;
  /** Opacity of the area under the line. */
  tint: number;
}

function Line({ line, laid: { points, path, area }, pitch, chartLook: look, tint }: LineProps) {
  const few = pitch >= squares.distance && points.filter((point) => point !== null).length <= squares.most;
  const marked = squaresPath(few ? points : alone(points), squares.size);
  return (
    <Fragment>
      {tint > 0 ? <path d={area} fill={line.color} fillOpacity={tint} /> : null}
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
      {marked === '' ? null : <path d={marked} fill={groundColor(look)} stroke={line.color} strokeWidth={2} />}
    </Fragment>
  );
}

interface StackProps {
  lines: readonly DrawnLine[];
  laid: readonly LaidLine[];
  yOf: PlotScale;
  chartLook: ChartLook;
}

/** Areas on each other, in full colour, with a gap between them. */
function Stack({ lines, laid, yOf, chartLook: look }: StackProps) {
  return (
    <>
      {lines.map(({ name, color, casing, bases }, index) => {
        const points = laid[index]?.points ?? [];
        const lone = squaresPath(alone(points), squares.size);
        return (
          <Fragment key={name}>
            <path d={bandPath(points, bases.map(yOf))} fill={color} stroke={casing === color ? undefined : casing} />
            {lone === '' ? null : <path d={lone} fill={color} stroke={casing} />}
          </Fragment>
        );
      })}
      {laid.slice(0, -1).map(({ path }, index) => (
        <path key={lines[index]?.name} d={path} fill="none" stroke={groundColor(look)} strokeWidth={partGap} />
      ))}
    </>
  );
}
