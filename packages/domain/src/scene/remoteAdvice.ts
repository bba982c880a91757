import type { ObjectElement } from '../identifier/elementParts.ts';
import { allowedWords } from './allowedWords.ts';

/** The labels under which a row of the check has more than its result. Source: docs/rules/scenes.md. */
export const remoteAdviceLabels = {
  measured: '读数',
  unit: '单位',
  least: '下限',
  most: '上限',
  required: '要求',
  place: '部位',
  step: '步骤',
  handler: '处理人',
  minutes: '用时',
  manual: '手册',
  cost: '费用',
  phone: '售后电话',
} as const;

/** Who may put an abnormal item right: who uses the machine, or an engineer; an engineer's items concern safety. */
export const remoteHandlers = { own: '可自行处理', engineer: '须由工程师处理' } as const;
export type RemoteHandler = keyof typeof remoteHandlers;

/** What is measured of an item, and what is allowed; a bound that is null does not exist. */
export interface RemoteReading {
  value: number;
  unit: string;
  least: number | null;
  most: number | null;
}

/** What a machine reports of one item in addition to its result. */
export interface RemoteAdvice {
  reading: RemoteReading | null;
  /** What is required, in words of the maker's own; empty when the bounds say it all. */
  required: string;
  /** Where on the drawing, in per cent from its left upper corner. */
  place: { x: number; y: number } | null;
  steps: string[];
  handler: RemoteHandler | null;
  minutes: number | null;
  /** Where in the manual it stands. */
  manual: string;
  /** What an engineer's visit costs. */
  cost: string;
  /** Whom to call. */
  phone: string;
}

const decimal = /^[+\-−]?\d+(?:\.\d+)?$/;
const twoPerCents = /^(\d{1,3}(?:\.\d+)?)[,，\s]+(\d{1,3}(?:\.\d+)?)$/;

function numberOf(text: string): number | null {
  const written = text.normalize('NFKC').trim();
  return decimal.test(written) ? Number(written.replace('−', '-')) : null;
}

function placeOf(text: string): RemoteAdvice['place'] {
  const [, x, y] = twoPerCents.exec(text.normalize('NFKC').trim()) ?? [];
  const place = { x: Number(x), y: Number(y) };
  return place.x <= 100 && place.y <= 100 ? place : null;
}

const stepLabel = /^步骤\s*\d*$/;

/** What a row of the check has in addition to its result; null without any. Source: docs/rules/scenes.md. */
export function readRemoteAdvice({ value: facts }: Pick<ObjectElement, 'value'>): RemoteAdvice | null {
  const textOf = (label: string) => facts.find((fact) => fact.label.trim() === label)?.value.trim() ?? '';
  const { measured, unit, least, most, required, place, handler, minutes, manual, cost, phone } = remoteAdviceLabels;
  const [value, from, to] = [measured, least, most].map((label) => numberOf(textOf(label)));
  const minute = numberOf(textOf(minutes));
  const bounded = from !== null || to !== null;
  const advice: RemoteAdvice = {
    reading: value == null || !bounded ? null : { value, unit: textOf(unit), least: from ?? null, most: to ?? null },
    required: textOf(required),
    place: placeOf(textOf(place)),
    steps: facts.flatMap(({ label, value: text }) => {
      return stepLabel.test(label.trim()) && text.trim() !== '' ? [text.trim()] : [];
    }),
    handler: (['own', 'engineer'] as const).find((one) => remoteHandlers[one] === textOf(handler)) ?? null,
    minutes: minute !== null && minute > 0 ? minute : null,
    manual: textOf(manual),
    cost: textOf(cost),
    phone: textOf(phone),
  };
  const { reading, place: spot, steps, handler: who, minutes: takes, ...words } = advice;
  const first = reading ?? spot ?? who ?? takes ?? steps[0] ?? Object.values(words).find((text) => text !== '');
  return first === undefined ? null : advice;
}

/** A bar of what is allowed with what was measured, in per cent of its length. */
export interface RangeBar {
  from: number;
  to: number;
  measured: number;
}

/** Room next to the allowed part, as a share of it: at both sides, or behind the only bound. */
const room = { both: 0.75, behind: 0.5 };
/** Minimum distance of the measured value from an end of the bar, as a share of its length. */
const margin = 0.05;

/**
 * Lays out the allowed range and the measured value on one bar. Between two bounds the allowed range is in the middle; with one bound it
 * extends from the opposite end of the bar, which is 0 unless figures are below it. The bar grows to contain the mark.
 */
export function layOutRangeBar({ value, least, most }: RemoteReading): RangeBar {
  const [low, high] = [least ?? Math.min(0, value, most ?? 0), most ?? Math.max(least ?? 0, value)];
  const span = high - low || Math.max(1, Math.abs(high));
  const both = least !== null && most !== null;
  const before = both ? span * room.both : least === null ? 0 : span * room.behind;
  const after = both ? span * room.both : most === null ? 0 : span * room.behind;
  const beyond = (from: number, to: number) => Math.max(0, to - from);
  const start = low - Math.max(before, beyond(value, low) * (1 + 4 * margin));
  const end = high + Math.max(after, beyond(high, value) * (1 + 4 * margin), most === null ? span * room.behind : 0);
  const share = (at: number) => ((at - start) / (end - start)) * 100;
  return { from: least === null ? 0 : share(least), to: most === null ? 100 : share(most), measured: share(value) };
}

/** A formatted figure with its unit: `−12 %`. */
export function formatReading(value: number, unit: string): string {
  return `${String(value).replace('-', '−')}${unit === '' ? '' : ` ${unit}`}`;
}

/** The allowed range in words: the maker's own, else from the bounds. */
export function describeAllowed({ required, reading }: Pick<RemoteAdvice, 'required' | 'reading'>): string {
  if (required !== '' || reading === null) return required;
  const { least, most, unit } = reading;
  if (least !== null && most !== null) {
    return most === -least
      ? allowedWords.around(formatReading(most, unit))
      : allowedWords.between(formatReading(least, ''), formatReading(most, unit));
  }
  return most === null
    ? allowedWords.atLeast(formatReading(least ?? 0, unit))
    : allowedWords.atMost(formatReading(most, unit));
}

/** A place on a drawing with the height of its label, in per cent from above, and the side of the label. */
export interface PlacedLabel {
  index: number;
  side: 'left' | 'right';
  top: number;
}

/**
 * Where labels may be placed, the minimum distance between two of them, and how much lower than their places they are at each side, in per
 * cent of the drawing's height.
 */
const labels = { first: 8, last: 92, distance: 14, lower: { left: 9, right: -16 } };

/**
 * Places labels at the nearer side of a drawing, in the order of their heights and apart from each other: at the left below, at the right
 * above their places, so that the lines to them cross the drawing diagonally.
 */
export function layOutLabels(places: readonly { x: number; y: number }[]): PlacedLabel[] {
  return (['left', 'right'] as const).flatMap((side) => {
    const own = places
      .map((place, index) => ({ ...place, index }))
      .filter(({ x }) => x < 50 === (side === 'left'))
      .sort((one, other) => one.y - other.y);
    const distance = Math.min(labels.distance, (labels.last - labels.first) / Math.max(1, own.length - 1));
    const tops: number[] = [];
    for (const [order, { y }] of own.entries()) {
      const lowest = labels.last - distance * (own.length - 1 - order);
      const least = order === 0 ? labels.first : (tops[order - 1] ?? 0) + distance;
      tops.push(Math.min(lowest, Math.max(least, y + labels.lower[side])));
    }
    return own.map(({ index }, order) => ({ index, side, top: tops[order] ?? labels.first }));
  });
}
