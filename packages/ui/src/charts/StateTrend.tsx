'use client';
import { axisLabel, figureFormatter } from '@lima-id/domain';
import {
  type CSSProperties,
  Fragment,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { observeSizes } from '../hooks/browser.ts';
import { isComposing } from '../hooks/isComposing.ts';
import { wrapText } from '../hooks/wrapText.tsx';
import { chartTexts } from '../locale/chart.texts.ts';
import { useTexts } from '../locale/useTexts.ts';
import { ChartFigure, type ChartProps } from './ChartFigure.tsx';
import { ChartLegend, type LegendEntry } from './ChartLegend.tsx';
import { PlotTip, type TipRow } from './ChartPlot.tsx';
import { type ChartLook, useChartLook } from './chartLook.ts';
import { coveringAxis } from './coveringAxis.ts';
import { alone, hatchPath, nearest, px, squaresPath, ticksThatFit } from './geometry.ts';
import { type LaidLine, Lines } from './nivo/line.tsx';
import type { PlotMargin, PlotScale, PlotValues } from './nivo/plot.tsx';
import { frameOf } from './plotFrame.ts';
import { Room, Strip } from './StateTrend.styles.ts';
import { slotsOf, spanAt, type TimeSpan, ticksOf } from './stateSlots.ts';
import type { ChartTable } from './tableCsv.ts';

export type { TimeSpan } from './stateSlots.ts';

/** How a state is drawn: in full colour, pale, hatched in red, or empty. */
export type StateVariant = 'solid' | 'pale' | 'alert' | 'open';

/** A state that can be on the band. */
export interface TrendState {
  /** As spans name it. */
  code: string;
  /** In legend, tooltip and table. */
  name: string;
  variant: StateVariant;
  /** How long it lasted, shown in the legend: `12.9 小时`. */
  total?: string | undefined;
}

/** A time in a state. */
export interface StateSpan extends TimeSpan {
  state: string;
}

/** A limit of a measure, shown as a dashed line with its name. */
export interface MeasureLimit {
  value: number;
  /** 提醒 85 */
  name: string;
  tone: 'warning' | 'danger';
  /** Figures on this side of it are beyond it. */
  side: 'low' | 'high';
}

/** What was measured in the same time, on a plot of its own. */
export interface StateMeasure {
  /** Name in heading, tooltip and table; unique. */
  name: string;
  unit?: string | undefined;
  /** Figures at the beginnings of steps, ascending; null interrupts the line. */
  points: readonly ({ at: number; value: number } | null)[];
  /** In any order. */
  limits?: readonly MeasureLimit[] | undefined;
  /** At the right end of the heading: the highest figure. */
  note?: ReactNode;
  /** Only in the table: it has no plot. */
  listed?: boolean | undefined;
}

/** Props of `StateTrend`. */
export interface StateTrendProps extends ChartProps {
  /** Shown after the title: 过去 24 小时. */
  unit?: string | undefined;
  /** The time of all plots. */
  span: TimeSpan;
  /** Milliseconds between two points. */
  stepMs: number;
  /** In the order of the legend. */
  states: readonly TrendState[];
  /** Ascending, without overlaps. */
  runs: readonly StateSpan[];
  /** Times without data: hatched on every plot. */
  gaps: readonly TimeSpan[];
  /** How long they lasted in all, for the legend. */
  gapTotal?: string | undefined;
  measures: readonly StateMeasure[];
  /** What a point of a line is; next to the source. */
  note?: string | undefined;
  /**
   * Height of the plot of a measure in px.
   * @default 168
   */
  height?: number | undefined;
}

/** Height of the band, and px above and below the plots; the time axis stands below the band and the last one. */
const band = { height: 44, top: 4 };
const plotTop = 12;
const plotBottom = 8;
const axisRoom = 28;
const pitch = 6;
/** Least px between the labels of two limits. */
const labelRoom = 15;

const stateColor = (variant: StateVariant, { theme, mark }: ChartLook) =>
  ({
    solid: mark,
    pale: theme['color-ink-200'],
    alert: theme['color-danger-500'],
    open: theme['bg-surface'],
  })[variant];

const stripeColor = ({ theme }: ChartLook) => theme['color-danger-700'];
const gapColor = ({ theme }: ChartLook) => theme['color-ink-300'];

function limitColors(tone: MeasureLimit['tone'], { theme, ground }: ChartLook) {
  if (tone === 'danger') {
    const color = theme[ground === 'ink' ? 'color-danger-500' : 'color-danger-600'];
    return { line: color, text: ground === 'ink' ? theme['text-on-ink-danger'] : color };
  }
  return {
    line: theme['color-warning-300'],
    text: theme[ground === 'ink' ? 'color-warning-300' : 'color-warning-700'],
  };
}

/** The limit on a side from which on the line is red: of an alarm if there is one. */
function redFrom(limits: readonly MeasureLimit[], side: MeasureLimit['side']): number | undefined {
  const own = limits.filter((limit) => limit.side === side);
  return (own.find(({ tone }) => tone === 'danger') ?? own[0])?.value;
}

/** Where the labels of limits stand, px from the top: above their lines, or below where the one before is too near. */
function labelPlaces(limits: readonly MeasureLimit[], yOf: PlotScale): { limit: MeasureLimit; y: number }[] {
  let last = Number.NEGATIVE_INFINITY;
  return [...limits]
    .sort((one, other) => other.value - one.value)
    .map((limit) => {
      const above = yOf(limit.value) - 4;
      const y = above - last < labelRoom ? above + labelRoom + 2 : above;
      last = y;
      return { limit, y };
    });
}

interface Drawn extends StateMeasure {
  values: PlotValues;
  bySlot: ReadonlyMap<number, number>;
}

/** One plot in the column. */
interface StripParts {
  key: string;
  head: ReactNode;
  height: number;
  drawing: ReactNode;
  /** Y of the figure at a moment in px of the strip; undefined without one. */
  yAt: (at: number) => number | undefined;
}

/** The state of a machine over a time, and below it what was measured, on one time axis with one cursor. */
export function StateTrend({
  span,
  stepMs,
  states,
  runs,
  gaps,
  gapTotal,
  measures,
  height = 168,
  ground = 'paper',
  ...rest
}: StateTrendProps) {
  const texts = useTexts('chart', chartTexts);
  const look = useChartLook(ground);
  const slots = slotsOf(span, stepMs);
  const names = new Map(states.map(({ code, name }) => [code, name]));
  const found = measures.map((measure): Drawn => {
    const points = measure.points.flatMap((point) => (point === null ? [] : [point]));
    const bySlot = new Map(points.map(({ at, value }) => [at, value]));
    const limits = measure.limits?.map(({ value }) => value) ?? [];
    return { ...measure, bySlot, values: coveringAxis([], [...points.map(({ value }) => value), ...limits]) };
  });
  const drawn = found.filter(({ listed }) => listed !== true);
  const stateAt = (at: number) => {
    const run = spanAt(runs, at);
    return run === undefined ? null : (names.get(run.state) ?? run.state);
  };
  const table: ChartTable = {
    head: [
      texts.time,
      texts.state,
      ...found.map(({ name, unit }) => (unit === undefined || unit === '' ? name : texts.withUnit(name, unit))),
    ],
    rows: slots.flatMap((at) => {
      const state = stateAt(at);
      const figures = found.map(({ bySlot }) => bySlot.get(at) ?? null);
      if (state === null && figures.every((figure) => figure === null)) return [];
      return [[axisLabel('dateTime', at), state, ...figures]];
    }),
  };
  const legend: LegendEntry[] = [
    ...states.map(({ name, variant, total }): LegendEntry => {
      const color = stateColor(variant, look);
      if (variant === 'alert') return { name, kind: 'striped', color: stripeColor(look), ground: color, total };
      return { name, color, total, ...(variant === 'open' ? { outline: look.axis } : {}) };
    }),
    ...(gaps.length === 0
      ? []
      : [
          {
            name: texts.noData,
            kind: 'striped' as const,
            color: gapColor(look),
            ground: 'transparent',
            outline: look.grid,
            total: gapTotal,
          },
        ]),
  ];
  const bandHeight = band.top + band.height + axisRoom * look.typeScale;
  return (
    <ChartFigure
      {...rest}
      ground={ground}
      table={table}
      legend={<ChartLegend entries={legend} row={rest.aside !== undefined} />}
      height={Math.round(bandHeight + drawn.length * (height + 44))}
      narrowHeight={Math.round(bandHeight + drawn.length * (height + 44))}
    >
      <Strips
        slots={slots}
        draw={(width) =>
          layStrips({ width, height, bandHeight, span, runs, gaps, states, measures: drawn, chartLook: look })
        }
        tell={(at) => ({
          head: texts.momentAndState(axisLabel('dateTime', at), stateAt(at) ?? texts.noData),
          rows: drawn.flatMap(({ name, unit, bySlot }): TipRow[] => {
            const value = bySlot.get(at);
            return value === undefined ? [] : [{ name, value: figureFormatter([...bySlot.values()])(value), unit }];
          }),
        })}
        join={texts.valueAndState}
        label={texts.time}
      />
    </ChartFigure>
  );
}

interface Laying extends Pick<StateTrendProps, 'span' | 'runs' | 'gaps' | 'states'> {
  width: number;
  height: number;
  bandHeight: number;
  measures: readonly Drawn[];
  chartLook: ChartLook;
}

/** The plots at a width, with the same margins at their sides. */
function layStrips({ width, height, bandHeight, span, runs, gaps, states, measures, chartLook: look }: Laying): Laid {
  const reach = [span.from, span.to] as const;
  const all = ticksOf(span);
  const sides = measures.map(
    ({ values }) => frameOf({ reach, ticks: all, values }, { width, height }, look.typeScale).margin,
  );
  const left = Math.max(44, ...sides.map((margin) => margin.left));
  const right = Math.max(12, ...sides.map((margin) => margin.right));
  const inner = Math.max(0, width - left - right);
  const xOf = (at: number) => ((at - span.from) / (span.to - span.from)) * inner;
  const [first, second] = all;
  const tickPitch = first === undefined || second === undefined ? inner : xOf(second.value) - xOf(first.value);
  const ticks = ticksThatFit(all, tickPitch, look.typeScale);
  const hatched = (top: number) =>
    gaps.map(({ from, to }) => (
      <g key={from} transform={`translate(${px(xOf(from))} 0)`}>
        <path d={hatchPath(xOf(to) - xOf(from), top, pitch)} stroke={gapColor(look)} />
      </g>
    ));
  const variants = new Map(states.map((state) => [state.code, state.variant]));
  const shared = { width, gridColor: look.grid, reach };
  const bandMargin: PlotMargin = { top: band.top, right, bottom: bandHeight - band.top - band.height, left };
  const bandStrip: StripParts = {
    key: 'band',
    head: null,
    height: bandHeight,
    yAt: () => undefined,
    drawing: (
      <Lines
        {...shared}
        height={bandHeight}
        margin={bandMargin}
        values={{ min: 0, max: 1, ticks: [] }}
        places={ticks}
        lines={[]}
      >
        {() => (
          <>
            <rect width={inner} height={band.height} fill={look.theme['bg-surface']} stroke={look.grid} />
            {runs.map(({ state, from, to }) => (
              <StateRect
                key={from}
                variant={variants.get(state) ?? 'open'}
                x={xOf(from)}
                width={xOf(to) - xOf(from)}
                chartLook={look}
              />
            ))}
            {hatched(band.height)}
          </>
        )}
      </Lines>
    ),
  };
  const plots = measures.map((measure, index): StripParts => {
    const bottom = index === measures.length - 1 ? axisRoom * look.typeScale : plotBottom;
    const outer = plotTop + height + bottom;
    const { values, bySlot } = measure;
    const yOf = (value: number) => height * (1 - (value - values.min) / (values.max - values.min));
    return {
      key: measure.name,
      height: outer,
      head: (
        <div data-part="head">
          <span data-part="name">
            <b>{measure.name}</b>
            {measure.unit === undefined || measure.unit === '' ? null : <span>{measure.unit}</span>}
          </span>
          {measure.note === undefined ? null : <span data-part="note">{wrapText(measure.note)}</span>}
        </div>
      ),
      yAt: (at) => {
        const value = bySlot.get(at);
        return value === undefined ? undefined : plotTop + yOf(value);
      },
      drawing: (
        <Lines
          {...shared}
          height={outer}
          margin={{ top: plotTop, right, bottom, left }}
          values={values}
          places={index === measures.length - 1 ? ticks : []}
          lines={[placesOf(measure.points)]}
        >
          {([line], scale) => (
            <>
              {hatched(height)}
              <path d={`M0 ${scale(0)}H${inner}`} stroke={look.axis} />
              {line === undefined ? null : (
                <MeasureLine line={line} measure={measure} width={inner} height={height} yOf={scale} chartLook={look} />
              )}
            </>
          )}
        </Lines>
      ),
    };
  });
  return { strips: [bandStrip, ...plots], left, xOf };
}

/** The places of a line: a gap is between the points on both sides of it. */
function placesOf(points: StateMeasure['points']): { at: number; value: number | undefined }[] {
  let last = 0;
  return points.map((point) => {
    if (point === null) return { at: last, value: undefined };
    last = point.at;
    return point;
  });
}

interface StateRectProps {
  variant: StateVariant;
  x: number;
  width: number;
  chartLook: ChartLook;
}

function StateRect({ variant, x, width, chartLook: look }: StateRectProps) {
  return (
    <g transform={`translate(${px(x)} 0)`}>
      <rect
        width={px(width)}
        height={band.height}
        fill={stateColor(variant, look)}
        stroke={variant === 'open' ? look.grid : look.theme['bg-surface']}
        strokeWidth={width > 3 ? 1 : 0}
      />
      {variant === 'alert' ? (
        <path d={hatchPath(width, band.height, pitch)} stroke={stripeColor(look)} strokeWidth={2} />
      ) : null}
    </g>
  );
}

interface MeasureLineProps {
  line: LaidLine;
  measure: StateMeasure;
  width: number;
  height: number;
  yOf: PlotScale;
  chartLook: ChartLook;
}

function MeasureLine({ line: { points, path, area }, measure, width, height, yOf, chartLook: look }: MeasureLineProps) {
  const limits = measure.limits ?? [];
  const lone = squaresPath(alone(points), 7);
  const red = limitColors('danger', look).line;
  const [high, low] = [redFrom(limits, 'high'), redFrom(limits, 'low')];
  const beyond = (top: number, bottom: number) =>
    bottom - top <= 0 ? null : (
      // The part of the same line that is in this box.
      <svg y={top} width={width} height={bottom - top} viewBox={`0 ${top} ${width} ${bottom - top}`} style={clipped}>
        <path d={path} fill="none" stroke={red} strokeWidth={3} strokeLinejoin="round" />
      </svg>
    );
  return (
    <>
      <path d={area} fill={look.mark} fillOpacity={look.areaOpacity} />
      {limits.map(({ value, tone, name }) => (
        <path
          key={name}
          d={`M0 ${yOf(value)}H${width}`}
          stroke={limitColors(tone, look).line}
          strokeWidth={1.5}
          strokeDasharray="6 3"
        />
      ))}
      <path d={path} fill="none" stroke={look.mark} strokeWidth={2} strokeLinejoin="round" strokeLinecap="square" />
      {high === undefined ? null : beyond(0, yOf(high))}
      {low === undefined ? null : beyond(yOf(low), height)}
      {lone === '' ? null : <path d={lone} fill={look.theme['bg-surface']} stroke={look.mark} strokeWidth={2} />}
      {labelPlaces(limits, yOf).map(({ limit: { name, tone }, y }) => (
        <text key={name} data-part="limit" x={6} y={y} style={{ fill: limitColors(tone, look).text }}>
          {name}
        </text>
      ))}
    </>
  );
}

const clipped: CSSProperties = { overflow: 'hidden' };

/** The plots at a width, and where moments are on them. */
interface Laid {
  strips: readonly StripParts[];
  left: number;
  xOf: PlotScale;
}

interface StripsProps {
  slots: readonly number[];
  draw: (width: number) => Laid;
  /** What is known of a moment. */
  tell: (at: number) => { head: string; rows: TipRow[] };
  join: (text: string, next: string) => string;
  label: string;
}

/** Measures the width that the plots have. */
function Strips({ draw, ...rest }: StripsProps) {
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    return observeSizes([element], () => setWidth(element.clientWidth));
  }, []);
  return <Room ref={room}>{width === 0 ? null : <Cursor {...rest} {...draw(width)} width={width} />}</Room>;
}

/** Keys that move the cursor, by steps: arrows by one, the page keys by an eighth of all. */
function stepsOf(key: string, count: number): number {
  const page = Math.max(1, Math.round(count / 8));
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageDown: -page,
    PageUp: page,
    Home: -count,
    End: count,
  };
  return steps[key] ?? 0;
}

/** Tracks pointer and keys in its own state, so that the drawings do not render again. */
function Cursor({
  slots,
  tell,
  join,
  label,
  strips,
  left,
  xOf,
  width,
}: Omit<StripsProps, 'draw'> & Laid & { width: number }) {
  const [cursor, setCursor] = useState<{ slot: number; strip: number } | null>(null);
  const last = slots.length - 1;
  const slot = Math.min(cursor?.slot ?? last, last);
  const at = slots[slot] ?? 0;
  const told = tell(at);
  const x = left + xOf(at);
  const color = useChartLook('paper').mark;
  const leave = () => setCursor(null);
  function follow({ currentTarget, clientX }: PointerEvent<HTMLDivElement>, strip: number) {
    const moment = clientX - currentTarget.getBoundingClientRect().left - left;
    setCursor({ slot: nearest(slots.map(xOf), moment), strip });
  }
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const steps = isComposing(event) ? 0 : stepsOf(event.key, slots.length);
    if (steps === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setCursor({ slot: Math.min(last, Math.max(0, cursor === null ? last : slot + steps)), strip: 0 });
  }
  const slider = {
    role: 'slider',
    tabIndex: 0,
    'aria-label': label,
    'aria-orientation': 'horizontal' as const,
    'aria-valuemin': 0,
    'aria-valuemax': last,
    'aria-valuenow': slot,
    'aria-valuetext': told.rows.reduce(
      (text, { name, value, unit = '' }) => join(text, `${name} ${value} ${unit}`.trim()),
      told.head,
    ),
    onKeyDown: move,
    onFocus: () => setCursor((now) => now ?? { slot: last, strip: 0 }),
    onBlur: leave,
  };
  return (
    <>
      {strips.map(({ key, head, height, drawing, yAt }, strip) => {
        const y = yAt(at);
        const size = { '--strip-height': `${height}px` } as CSSProperties;
        return (
          <Fragment key={key}>
            {head}
            <Strip style={size} {...(strip === 0 ? slider : {})}>
              <div
                data-part="drawing"
                aria-hidden="true"
                onPointerDown={(event) => follow(event, strip)}
                onPointerMove={(event) => follow(event, strip)}
                onPointerLeave={leave}
                onPointerCancel={leave}
              >
                <svg
                  width={width}
                  height={height}
                  viewBox={`0 0 ${width} ${height}`}
                  style={{ '--drawn-width': `${width}px` } as CSSProperties}
                >
                  {drawing}
                </svg>
                {cursor === null ? null : (
                  <>
                    <div data-part="guide" style={{ left: x, top: 0, height }} />
                    {y === undefined ? null : (
                      <div data-part="mark" style={{ left: x, top: y, '--mark': color } as CSSProperties} />
                    )}
                    {cursor.strip === strip ? (
                      <PlotTip at={{ x, y: y ?? height }} width={width} head={told.head} rows={told.rows} />
                    ) : null}
                  </>
                )}
              </div>
            </Strip>
          </Fragment>
        );
      })}
    </>
  );
}
