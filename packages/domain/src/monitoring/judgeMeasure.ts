import { monitoringMessages } from '../messages/monitoring.ts';
import { formatMeasure, formatThreshold, type MeasureDraft } from './measure.ts';

const messages = monitoringMessages.judged;

/** Names of what the thresholds of a measure say of a figure. */
export const measureLevels = { ok: '未超限', warn: '提醒', alarm: '报警' } as const;
export type MeasureLevel = keyof typeof measureLevels;

/** What the thresholds of a measure say of a figure; for one that reaches a threshold, which, and a sentence with both. */
export type MeasureVerdict =
  | { level: 'ok' }
  | { level: 'warn' | 'alarm'; side: 'low' | 'high'; threshold: number; message: string };

/** The thresholds in the order in which they decide: an alarm before a warning. No figure reaches both a low and a high one. */
const deciding = [
  ['alarm', 'high'],
  ['alarm', 'low'],
  ['warn', 'high'],
  ['warn', 'low'],
] as const;

/** Judges a figure of a measure by its thresholds: at a threshold it is reached. Source: docs/rules/monitoring.md. */
export function judgeMeasure(measure: MeasureDraft, value: number): MeasureVerdict {
  for (const [level, side] of deciding) {
    const threshold = measure[side][level];
    if (threshold !== null && (side === 'high' ? value >= threshold : value <= threshold)) {
      const message = messages[side][level](
        measure.label,
        formatMeasure(measure, value),
        formatThreshold(measure, threshold),
      );
      return { level, side, threshold, message };
    }
  }
  return { level: 'ok' };
}
