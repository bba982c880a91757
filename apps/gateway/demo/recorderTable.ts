import { type ArrayElement, chinaMinute, hourMs } from '@lima-id/domain';
import { chinaMoment } from './chinaTime.ts';
import { factTable } from './elements.ts';

/** Hours between two records. */
const everyHours = 6;

/** Measurements of the data logger on a trip in May: degrees, per cent of humidity, multiples of g. */
const records = [
  [18, 42, 0.4],
  [19, 44, 0.6],
  [21, 46, 0.3],
  [24, 48, 1.8],
  [26, 45, 0.5],
  [23, 43, 0.4],
  [20, 41, 0.7],
  [19, 44, 0.3],
  [18, 47, 0.4],
  [20, 49, 1.2],
  [24, 46, 0.6],
] as const;

/** Temperature difference to May by month, from January, in degrees. */
const warmer = [-20, -16, -10, -4, 0, 5, 8, 7, 2, -5, -12, -18] as const;

/** Records of a data logger in the crate on a trip of two and a half days from a day and time in China. */
export function recorderTable(day: string, time: string): ArrayElement {
  const startMs = chinaMoment(day, time).getTime();
  const degrees = warmer[Number(day.slice(5, 7)) - 1] ?? 0;
  const rows = records.map(([temperature, humidity, shock], index) => ({
    name: `第 ${index + 1} 条`,
    facts: [
      ['时间', chinaMinute(startMs + index * everyHours * hourMs)],
      ['温度（℃）', String(temperature + degrees)],
      ['湿度（%RH）', String(humidity)],
      ['冲击（g）', String(shock)],
    ] as const,
  }));
  return factTable('logistics-recorder', '在途记录', rows);
}
