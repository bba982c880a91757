import * as z from 'zod/mini';
import { chinaDate, readChinaTime } from '../time/chinaTime.ts';

/** One stop of a shipment. `acceptTime` is `YYYY-MM-DD HH:mm`, with seconds or not, China time. */
export const logisticsEntry = z.object({ acceptTime: z.string(), acceptStation: z.string() });
export type LogisticsEntry = z.infer<typeof logisticsEntry>;

/** The stops of one day in China, newest first; `date` is `YYYY-MM-DD`, empty for stops whose time cannot be read. */
export interface LogisticsDay {
  date: string;
  entries: LogisticsEntry[];
}

/**
 * The stops of a shipment by day, newest first; stops of the same time stay in the order given, and those whose time
 * cannot be read come last. Source: docs/rules/scenes.md.
 */
export function logisticsDays(entries: readonly LogisticsEntry[]): LogisticsDay[] {
  // The number that stands for no time is before every date, so that no date is written for it.
  const timed = entries.map((entry) => ({
    entry,
    at: readChinaTime(entry.acceptTime.trim()) ?? Number.MIN_SAFE_INTEGER,
  }));
  const days: LogisticsDay[] = [];
  for (const { entry, at } of timed.toSorted((one, other) => other.at - one.at)) {
    const date = chinaDate(at);
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, entries: [entry] });
  }
  return days;
}
