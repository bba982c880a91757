import { monitoringMessages } from '../messages/monitoring.ts';
import { chinaDate, dayMs } from '../time/chinaTime.ts';
import { serviceForecastMaxDays } from './limits.ts';

const messages = monitoringMessages.service;

/** A service that is due again and again: hours of running between two, above 0, and those that the machine had at the last one. */
export interface ServiceInterval {
  intervalHours: number;
  /** Null before the first. */
  servicedAtHours: number | null;
}

/** Where a machine is between two services. Hours of running, to a tenth. */
export interface ServiceDue {
  state: 'ahead' | 'due' | 'overdue';
  /** Since the last service, or since the machine began. */
  sinceHours: number;
  /** To the next one; 0 when it is due. */
  leftHours: number;
  /** Since it is due; 0 before. */
  overHours: number;
  /** Part of the interval that is used, 0 to 1. */
  used: number;
  message: string;
}

function tenth(hours: number): number {
  return Math.round(hours * 10) / 10;
}

/**
 * Where a machine that ran `runningHours` in all is between two services. Words have whole hours: those left rounded up, so that none are left
 * only when it is due, and those over rounded down. Source: docs/rules/monitoring.md.
 */
export function serviceDue({ intervalHours, servicedAtHours }: ServiceInterval, runningHours: number): ServiceDue {
  const sinceHours = tenth(Math.max(0, runningHours - (servicedAtHours ?? 0)));
  const left = tenth(intervalHours - sinceHours);
  const hours = { sinceHours, leftHours: Math.max(0, left), overHours: Math.max(0, tenth(-left)) };
  const used = Math.min(1, sinceHours / intervalHours);
  if (left > 0) {
    const words = servicedAtHours === null ? messages.first : messages.next;
    return { state: 'ahead', ...hours, used, message: words(Math.ceil(left)) };
  }
  const over = Math.floor(hours.overHours);
  return over === 0
    ? { state: 'due', ...hours, used: 1, message: messages.due }
    : { state: 'overdue', ...hours, used: 1, message: messages.overdue(over) };
}

/** How much a machine was used: hours of running since a moment, milliseconds since 1970 UTC. */
export interface MachineUse {
  runningHours: number;
  since: number;
}

/**
 * The day in China, `YYYY-MM-DD`, on which so many hours of running are used up when the machine runs on as it did. Null for one that did not
 * run, and for days further ahead than `serviceForecastMaxDays`.
 */
export function serviceExpectedOn(leftHours: number, { runningHours, since }: MachineUse, now: number): string | null {
  if (runningHours <= 0 || now <= since) return null;
  const waitMs = (leftHours / runningHours) * (now - since);
  return waitMs <= serviceForecastMaxDays * dayMs ? chinaDate(now + waitMs) : null;
}
