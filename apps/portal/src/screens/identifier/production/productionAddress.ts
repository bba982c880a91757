import { dataOptionCodes } from '@lima-id/api';
import {
  chinaDate,
  customQuickTime,
  type DataOptionCode,
  dataOptionCode,
  type QuickTime,
  quickRange,
  readChinaTime,
  readWrittenRange,
  type TimeRange,
} from '@lima-id/domain';

/** The names under which an address carries what is looked at in a production scene. */
export const productionAddressNames = { data: 'data', range: 'range' } as const;

/** What an address asks of a production scene; null where it asks for nothing, or for what there cannot be. */
export interface ProductionSelection {
  dataOption: DataOptionCode | null;
  range: (TimeRange & { quickTime: QuickTime }) | null;
}

const writtenDays = /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})$/;

/** What is looked at as an address carries it: the data by the number that they have on the wire, and the days whatever they were chosen by. */
export function writeProductionAddress(
  dataOption: DataOptionCode,
  { startTime, endTime }: TimeRange,
): { data: string; range: string } {
  return { data: `${dataOptionCodes[dataOption]}`, range: `${chinaDate(startTime)}_${chinaDate(endTime)}` };
}

function readDays(text: string, now: number): ProductionSelection['range'] {
  const [, from = '', to = ''] = writtenDays.exec(text) ?? [];
  const verdict = readWrittenRange(readChinaTime(from) ?? Number.NaN, readChinaTime(to) ?? Number.NaN);
  if (!verdict.ok || Number.isNaN(verdict.range.startTime)) return null;
  const { range } = verdict;
  const named = (['today', 'week', 'month'] as const).find((code) => {
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
): ProductionSelection {
  const code = asked.data?.trim() ? Number(asked.data) : null;
  const dataOption = dataOptionCode.options.find((word) => dataOptionCodes[word] === code) ?? null;
  return { dataOption, range: readDays(asked.range?.trim() ?? '', now) };
}
