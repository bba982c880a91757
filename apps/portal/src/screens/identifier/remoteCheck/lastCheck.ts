import { chinaMinute } from '@lima-id/domain';
import { serverTime } from '../../../shared/clock/serverTime.ts';
import { keepInTab, keptInTab } from '../../../shared/storage/tabStorage.ts';

/** How a remote check ended. */
export interface LastCheck {
  /** `YYYY-MM-DD HH:mm`, China time. */
  time: string;
  abnormalCount: number;
}

const keyOf = (identifier: string) => `check ${identifier}`;

/** Stores in this tab that the check of an object ended now. */
export function keepCheck(identifier: string, abnormalCount: number): void {
  keepInTab(keyOf(identifier), { time: chinaMinute(serverTime()), abnormalCount } satisfies LastCheck);
}

/** The result of the last check of an object in this tab; null without one. */
export function lastCheck(identifier: string): LastCheck | null {
  const { time, abnormalCount } = Object(keptInTab(keyOf(identifier))) as Record<string, unknown>;
  return typeof time === 'string' && typeof abnormalCount === 'number' ? { time, abnormalCount } : null;
}
