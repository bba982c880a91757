import { chinaDate, readChinaTime } from '../time/chinaTime.ts';
import { customQuickTime, type QuickTime, quickRange, readWrittenRange, type TimeRange } from '../time/timeRange.ts';
import { type DataOptionCode, dataOptionCode } from './dataOption.ts';

/** The names under which an address carries what is looked at in a production scene. */
export const productionAddressNames = { data: 'data', range: 'range' } as const;

/** What an address asks of a production scene; null where it asks for nothing, or for what there cannot be. */
export interface ProductionWish {
  dataOption: DataOptionCode | null;
  range: (TimeRange & { quickTime: QuickTime }) | null;
}

const writtenDays = /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})$/;

/** What is looked at as an address carries it: the code of the data, and the days whatever they were chosen by. */
export function writeProductionAddress(
  dataOption: DataOptionCode,
  { startTime, endTime }: TimeRange,
): { data: string; range: string } {
  return { data: String(dataOption), range: `${chinaDate(startTime)}_${chinaDate(endTime)}` };
}

function readDays(text: string, now: number): ProductionWish['range'] {
  const [, from = '', to = ''] = writtenDays.exec(text) ?? [];
  const verdict = readWrittenRange(readChinaTime(from) ?? Number.NaN, readChinaTime(to) ?? Number.NaN);
  if (!verdict.ok || Number.isNaN(verdict.range.startTime)) return null;
  const { range } = verdict;
  const named = ([0, 1, 2] as const).find((code) => {
    const { startTime, endTime } = quickRange(code, now);
    return startTime === range.startTime && endTime === range.endTime;
  });
  return { ...range, quickTime: named ?? customQuickTime };
}

/**
 * What an address asks for. It carries days, so that a link shows tomorrow what it shows today; days that are today, this week
 * or this month are called so. Source: docs/rules/production.md.
 */
export function readProductionAddress(
  asked: Readonly<Record<'data' | 'range', string | null>>,
  now: number,
): ProductionWish {
  const code = dataOptionCode.safeParse(asked.data?.trim() ? Number(asked.data) : null);
  return { dataOption: code.success ? code.data : null, range: readDays(asked.range?.trim() ?? '', now) };
}
