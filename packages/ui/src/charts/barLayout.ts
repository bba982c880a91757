import { type AxisTick, figureFormatter, sumOfFigures, type ValueAxisSpec } from '@lima-id/domain';
import { cutToFit, ticksThatFit, tickWidth } from './geometry.ts';
export interface BarPart {
  name: string;
  value: number;
  color: string;
  outline: string;
}

/** One bar with its parts from the base outward. */
export interface DrawnBar {
  name: string;
  parts: readonly BarPart[];
  hatched?: boolean | undefined;
  /** No data: a place without a bar and without a sum. */
  blank?: boolean | undefined;
}

/** Input of the bar layout. */
export interface BarsToLay {
  bars: readonly DrawnBar[];
  valueAxis: ValueAxisSpec;
  /** By default vertical if all names fit below their bars, else horizontal. */
  direction?: 'vertical' | 'horizontal' | undefined;
  /**
   * Bars are named by dates or years: vertical names are thinned out rather than truncated.
   * @default false
   */
  dated?: boolean | undefined;
  /**
   * Omits the first bars if bars would have less than 50 px each.
   * @default false
   */
  latestOnly?: boolean | undefined;
  /** Scale factor of the page's type. */
  typeScale: number;
}

/** Layout of the bars of a plot. */
export interface BarLayout {
  upright: boolean;
  bars: readonly DrawnBar[];
  margin: { top: number; right: number; bottom: number; left: number };
  /** Length in px of the base line, and along the value axis. */
  length: number;
  depth: number;
  /** Px between adjacent bars, and the thickness of a bar. */
  pitch: number;
  thickness: number;
  /** The visible names, by the indexes of their bars. */
  places: readonly AxisTick[];
  /** The ticks of the value axis that do not overlap. */
  ticks: readonly AxisTick[];
  /** The sums at the ends of bars do not overlap. */
  sumsFit: boolean;
}

/** Minimum px per bar if the first ones may be omitted. */
const leastPlace = 50;
const barWidth = { least: 24, most: 36, share: 0.4, mostShare: 0.8 };
/** Font size of sums relative to ticks. */
const sumScale = 1.12;
/** Px between a bar and its sum, and between two names. */
const gaps = { sum: 8, name: 4 };
/** Minimum line height in px. */
const lineHeight = 16;
/** Maximum share of the width for the names of horizontal bars. */
const nameShare = 0.36;

/** The sum of a bar's parts. */
function sumOf({ parts }: DrawnBar): number {
  return sumOfFigures(parts.map(({ value }) => value));
}

/** The ends of a bar on the value axis: its parts above 0 stand on each other, and those below 0 hang on each other. */
export function endsOf({ parts }: DrawnBar): number[] {
  return [1, -1].map((sign) => sumOfFigures(parts.flatMap(({ value }) => (value * sign > 0 ? value : []))));
}

/** The formatted sums of bars, in their order. */
export function writtenSums(bars: readonly DrawnBar[]): string[] {
  const sums = bars.map(sumOf);
  return sums.map(figureFormatter(sums));
}

/** Computes the layout of bars at this size in px. */
export function layBars(
  { bars, valueAxis, direction, dated = false, latestOnly = false, typeScale }: BarsToLay,
  size: { width: number; height: number },
): BarLayout {
  const widest = (texts: readonly string[]) =>
    texts.reduce((most, text) => Math.max(most, tickWidth(text)), 0) * typeScale;
  const names = widest(bars.map(({ name }) => name));
  const sums = widest(writtenSums(bars)) * sumScale;
  const values = Math.max(44, widest(valueAxis.ticks.map(({ label }) => label)) + 16);
  const namesFit = (names + gaps.name) * bars.length <= size.width - values - 12;
  const upright = direction === undefined ? dated || namesFit : direction === 'vertical';
  const margin = upright
    ? { top: 24 * typeScale, right: 12, bottom: 28 * typeScale, left: values }
    : {
        top: 4,
        right: sums + 2 * gaps.sum,
        bottom: 28 * typeScale,
        left: Math.min(size.width * nameShare, names + 16),
      };
  const across = size.width - margin.left - margin.right;
  const down = size.height - margin.top - margin.bottom;
  const [length, depth] = upright ? [across, down] : [down, across];
  const shown = latestOnly ? bars.slice(-Math.max(1, Math.floor(length / leastPlace))) : bars;
  const pitch = length / Math.max(1, shown.length);
  const wanted = Math.min(barWidth.most, Math.max(barWidth.least, pitch * barWidth.share));
  const room = upright ? pitch - gaps.name : margin.left - 14;
  const named = shown.map(({ name }, index) => ({
    value: index,
    label: dated ? name : cutToFit(name, room, typeScale),
  }));
  const lines = upright ? 1 : Math.max(1, Math.ceil((lineHeight * typeScale) / pitch));
  return {
    upright,
    bars: shown,
    margin,
    length,
    depth,
    pitch,
    thickness: Math.max(1, Math.min(wanted, pitch * barWidth.mostShare)),
    places: upright && dated ? ticksThatFit(named, pitch, typeScale) : named.filter((_, index) => index % lines === 0),
    ticks: upright
      ? valueAxis.ticks
      : ticksThatFit(valueAxis.ticks, depth / Math.max(1, valueAxis.ticks.length - 1), typeScale),
    sumsFit: upright ? sums <= pitch : lines === 1,
  };
}
