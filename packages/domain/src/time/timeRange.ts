import * as z from 'zod/mini';
import { sceneMessages } from '../messages/scene.ts';
import { addChinaMonths, chinaMoment, dayMs, endOfChinaDay, fromChina, startOfChinaDay } from './chinaTime.ts';
import { customRangeMaxMonths, recentRangeDays } from './limits.ts';

/** The lists in which figures of a production line come, by their time range. Source: docs/rules/production.md. */
export const timeRanges = {
  today: 'days',
  week: 'weeks',
  month: 'months',
  quarter: 'quarters',
  custom: 'custom',
} as const;
export type TimeRangeCode = keyof typeof timeRanges;

/** The ranges that a visitor can choose, in their order. Source: docs/rules/production.md. */
export const quickTimeNames = { today: '今日', week: '本周', month: '本月', custom: '自定义' } as const;
/** A range that a visitor can choose. */
export const quickTime = z.enum(['today', 'week', 'month', 'custom']);
export type QuickTime = z.infer<typeof quickTime>;

/** The quick time of a range whose days the visitor chooses. */
export const customQuickTime = 'custom';

/** Whole days in China, first and last millisecond included (milliseconds since 1970 UTC). */
export interface TimeRange {
  startTime: number;
  endTime: number;
}

/**
 * The range of a quick time at a moment, in China: that day; its week from Monday to Sunday; its calendar month. Each
 * reaches to its end, future days included. Source: docs/rules/production.md.
 */
export function quickRange(code: Exclude<QuickTime, typeof customQuickTime>, now: number): TimeRange {
  const { year, month, weekday } = chinaMoment(now);
  const today = startOfChinaDay(now);
  const monday = today - (weekday - 1) * dayMs;
  switch (code) {
    case 'today':
      return { startTime: today, endTime: endOfChinaDay(now) };
    case 'week':
      return { startTime: monday, endTime: monday + 7 * dayMs - 1 };
    case 'month':
      return { startTime: fromChina(year, month, 1), endTime: fromChina(year, month + 1, 1) - 1 };
  }
}

/** The last `recentRangeDays` days in China, today included. Source: docs/rules/production.md. */
export function recentRange(now: number): TimeRange {
  return { startTime: startOfChinaDay(now) - (recentRangeDays - 1) * dayMs, endTime: endOfChinaDay(now) };
}

/** A custom range, or why it is refused. */
export type CustomRangeVerdict =
  | { ok: true; range: TimeRange }
  | { ok: false; reason: 'tooLong' | 'wrongOrder'; message: string };

/**
 * The range of two days that a visitor chose (any moments of them), whichever came first. Its last day may be at most
 * the same day `customRangeMaxMonths` calendar months after its first one, or that month's last day when it is shorter.
 * Source: docs/rules/production.md.
 */
export function readCustomRange(from: number, to: number): CustomRangeVerdict {
  const startTime = startOfChinaDay(Math.min(from, to));
  const lastDay = startOfChinaDay(Math.max(from, to));
  if (lastDay > addChinaMonths(startTime, customRangeMaxMonths)) {
    return { ok: false, reason: 'tooLong', message: sceneMessages.customRangeTooLong };
  }
  return { ok: true, range: { startTime, endTime: endOfChinaDay(lastDay) } };
}

/**
 * The range of two days that were written as first and last. Two days picked in a calendar mean what lies between, in
 * either order; a first day typed behind the last is a mistake, and refused. Source: docs/rules/production.md.
 */
export function readWrittenRange(from: number, to: number): CustomRangeVerdict {
  if (startOfChinaDay(from) > startOfChinaDay(to)) {
    return { ok: false, reason: 'wrongOrder', message: sceneMessages.customRangeWrongOrder };
  }
  return readCustomRange(from, to);
}
