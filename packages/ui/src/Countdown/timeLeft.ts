/** A remaining time, split into units. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** `clock` is always hh:mm:ss; `short` omits the hours while they are zero. */
export type CountdownFormat = 'clock' | 'short';

/** Whole seconds until a time, rounded up, so that 0 is shown only after the end. */
export function secondsUntil(until: number, moment: number): number {
  return Math.max(0, Math.ceil((until - moment) / 1000));
}

/** Whole seconds as days, hours, minutes and seconds. */
export function splitSeconds(total: number): TimeLeft {
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

/** A remaining time as hh:mm:ss or mm:ss, without its days. */
export function clockText({ days, hours, minutes, seconds }: TimeLeft, format: CountdownFormat): string {
  const parts = format === 'short' && days === 0 && hours === 0 ? [minutes, seconds] : [hours, minutes, seconds];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** The remaining time as an ISO 8601 duration for HTML's `datetime`: `P1DT2H3M4S`. */
export function durationText({ days, hours, minutes, seconds }: TimeLeft): string {
  return `P${days}DT${hours}H${minutes}M${seconds}S`;
}

/** Whether one of the marks, in seconds, was passed between two readings, however far apart they are. */
export function passesMark(before: number, after: number, marks: readonly number[]): boolean {
  return marks.some((mark) => mark < before && mark >= after);
}
