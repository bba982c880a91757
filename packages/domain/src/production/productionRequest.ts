import * as z from 'zod/mini';
import { chinaDateTime, readChinaTime } from '../time/chinaTime.ts';
import { type QuickTime, quickTime, type TimeRange } from '../time/timeRange.ts';
import { type DataOptionCode, dataOptionCode } from './dataOption.ts';

const chinaTimeText = z.string().check(z.refine((text) => readChinaTime(text) !== null));

/** What a production scene asks the server for. Times are `YYYY-MM-DD HH:mm:ss`, China time, both ends included. */
export const productionRequest = z.object({
  dataOption: dataOptionCode,
  startTime: chinaTimeText,
  endTime: chinaTimeText,
  quickTime,
});
export type ProductionRequest = z.infer<typeof productionRequest>;

/** The request for a data option in a range. */
export function writeProductionRequest(
  dataOption: DataOptionCode,
  code: QuickTime,
  { startTime, endTime }: TimeRange,
): ProductionRequest {
  return { dataOption, startTime: chinaDateTime(startTime), endTime: chinaDateTime(endTime), quickTime: code };
}
