import type { TimeOfDay } from './typedTime.ts';

/** A part of a time that has a column. */
export type TimeUnit = keyof TimeOfDay;

/** The first and the last allowed time of day; a first one after the last spans midnight. */
export interface TimeLimits {
  min: TimeOfDay;
  max: TimeOfDay;
}

/** A row of a column. */
export interface TimeRow {
  value: number;
  disabled: boolean;
}

export const wholeDay: TimeLimits = {
  min: { hour: 0, minute: 0, second: 0 },
  max: { hour: 23, minute: 59, second: 59 },
};

/** Seconds since midnight. */
const secondOf = ({ hour, minute, second }: TimeOfDay) => (hour * 60 + minute) * 60 + second;

/** Whether the limits span midnight. */
export function isOvernight({ min, max }: TimeLimits): boolean {
  return secondOf(min) > secondOf(max);
}

/** Whether a time from the first second to the last is allowed. */
function isAnyWithin(first: number, last: number, limits: TimeLimits): boolean {
  const [min, max] = [secondOf(limits.min), secondOf(limits.max)];
  return min > max ? last >= min || first <= max : last >= min && first <= max;
}

/** Whether a time is allowed. */
export function isWithin(time: TimeOfDay, limits: TimeLimits): boolean {
  return isAnyWithin(secondOf(time), secondOf(time), limits);
}

/** Rows of a column for a time: all in steps, and that of the time itself. Those without an allowed time are disabled. */
export function timeRows(unit: TimeUnit, time: TimeOfDay | null, step: number, limits: TimeLimits): TimeRow[] {
  const count = unit === 'hour' ? 24 : 60;
  const whole = Math.max(1, Math.floor(step) || 1);
  const values = Array.from({ length: Math.ceil(count / whole) }, (_, index) => index * whole);
  if (time !== null && !values.includes(time[unit])) values.push(time[unit]);
  // The smaller parts of no time are those of any hour.
  const bounds = unit !== 'hour' && time === null ? wholeDay : limits;
  const hour = time?.hour ?? 0;
  const minute = time?.minute ?? 0;
  return values
    .sort((a, b) => a - b)
    .map((value) => {
      const first = {
        hour: { hour: value, minute: 0, second: 0 },
        minute: { hour, minute: value, second: 0 },
        second: { hour, minute, second: value },
      }[unit];
      const length = { hour: 3600, minute: 60, second: 1 }[unit];
      const from = secondOf(first);
      return { value, disabled: !isAnyWithin(from, from + length - 1, bounds) };
    });
}

/**
 * The time after a row of a column is chosen. Smaller parts are kept as far as the limits allow it: 8 chosen at 17:00, when work begins at
 * 08:30, is 08:30.
 */
export function chooseTime(time: TimeOfDay, unit: TimeUnit, value: number, limits: TimeLimits): TimeOfDay {
  const next = { ...time, [unit]: value };
  if (isWithin(next, limits)) return next;
  const isSame = (edge: TimeOfDay) =>
    edge.hour === next.hour && (unit === 'hour' || edge.minute === next.minute) && unit !== 'second';
  const distance = (edge: TimeOfDay) => Math.abs(secondOf(edge) - secondOf(next));
  const edges = [limits.min, limits.max].filter(isSame).sort((a, b) => distance(a) - distance(b));
  return edges[0] ?? next;
}
