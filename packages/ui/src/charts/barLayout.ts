import { type AxisTick, figureWriter, type ValueAxisSpec } from '@lima-id/domain';
import { cutToFit, ticksThatFit, tickWidth } from './geometry.ts';

/** A part of a bar. */
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
  hatched?: boolean;
  /** Nothing was measured: a place without a bar and without a sum. */
  blank?: boolean;
}

/** What bars are laid out by. */
export interface BarsToLay {
  bars: readonly DrawnBar[];
  valueAxis: ValueAxisSpec;
  /** Upright while all names fit below their bars, else lying, when left out. */
  direction?: 'vertical' | 'horizontal' | undefined;
  /** Bars are named by dates or years: upright names are thinned out rather than cut. */
  dated?: boolean;
  /** Leaves the first bars out where bars would have less than 50 px each. */
  latestOnly?: boolean;
  /** Type of the page as a multiple of its usual size. */
  typeScale: number;
}

/** Where the bars of a plot stand. */
export interface BarLayout {
  upright: boolean;
  bars: readonly DrawnBar[];
  margin: { top: number; right: number; bottom: number; left: number };
  /** Px of the base line, and along the value axis. */
  length: number;
  depth: number;
  /** Px from one bar to the next, and across a bar. */
  pitch: number;
  thickness: number;
  /** The names that are written, by the indexes of their bars. */
  places: readonly AxisTick[];
  /** The ticks of the value axis, those that do not touch. */
  ticks: readonly AxisTick[];
  /** The sums at the ends of bars do not touch. */
  sumsFit: boolean;
}

/** Px that one bar takes at least where the first ones may be left out. */
const leastPlace = 50;
const barWidth = { least: 24, most: 36, share: 0.4, mostShare: 0.8 };
/** Type of sums against that of ticks. */
const sumScale = 1.12;
/** Px between a bar and its sum, and between two names. */
const gaps = { sum: 8, name: 4 };
/** Least px from one line of text to the next. */
const lineHeight = 16;
/** Share of the room that names of lying bars may take. */
const nameShare = 0.36;

/** The whole of a bar. */
export function sumOf({ parts }: DrawnBar): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}

/** The sums of bars as they are written, in their order. */
export function writtenSums(bars: readonly DrawnBar[]): string[] {
  const sums = bars.map(sumOf);
  return sums.map(figureWriter(sums));
}

/** Lays bars out in a room of so many px. */
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
