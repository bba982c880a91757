import { Day } from './NewsDay.styles.ts';

const dayLength = 'YYYY-MM-DD'.length;

/** The day of an article. */
export function NewsDay({ time }: { time: string }) {
  return <Day dateTime={time}>{time.slice(0, dayLength)}</Day>;
}
