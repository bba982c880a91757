import { chinaMinute } from '../time/chinaTime.ts';
import { type FaultTicket, faultStates } from './faultTicket.ts';
import { repairWords } from './repairWords.ts';

/** A repair as shown on its object's page, without data of its reporter. */
export interface RepairRecord {
  /** Number of the ticket; empty for a repair that has none. */
  number: string;
  /** What was wrong. */
  fault: string;
  /** What is planned, or what was done. */
  handling: string;
  /** When it was reported: `YYYY-MM-DD HH:mm`, China time. */
  time: string;
  /** Engineer and service point. */
  servedBy: string;
  /** 处理中 or 已完成. */
  state: string;
  /** How long it took; null while that is not known. */
  hours: number | null;
}

const digit = '[\\d\\uFF10-\\uFF19]';
const otherSign = '[^\\d\\uFF10-\\uFF19]';
// With or without the country code, its digits separated in any way; not part of a longer number.
const mobileInText = new RegExp(
  `(^|${otherSign})((?:(?:00)?86[\\s.-]?)?)([1\\uFF11](?:[\\s.-]?${digit}){10})(?!${digit})`,
  'g',
);

/** A text in which the middle of every mobile number is hidden: `138****0118`. Source: docs/rules/repair.md. */
export function maskMobiles(text: string): string {
  return text.replace(mobileInText, (_, before: string, code: string, number: string) => {
    const digits = number.replace(/[\s.-]/g, '');
    return `${before}${code}${digits.slice(0, 3)}****${digits.slice(-4)}`;
  });
}

/** The part of a report that the repair contains; `reportedAt` in milliseconds since 1970 UTC. */
export interface ReportedFault {
  number: string;
  words: string;
  reportedAt: number;
}

/**
 * The public repair record of a ticket: null until it was accepted and when it was declined. The reporter's words are shown without mobile
 * numbers. Source: docs/rules/repair.md.
 */
export function repairOf({ number, words, reportedAt }: ReportedFault, ticket: FaultTicket): RepairRecord | null {
  const accepted = ticket.steps.find((step) => step.event === 'accepted');
  if (accepted === undefined) return null;
  const completed = ticket.steps.find((step) => step.event === 'completed');
  return {
    number,
    fault: maskMobiles(words),
    handling: maskMobiles(completed?.result ?? accepted.note),
    time: chinaMinute(reportedAt),
    servedBy: [accepted.engineer, accepted.point].filter((part) => part !== '').join(' · '),
    state: faultStates[ticket.state],
    hours: completed?.hours ?? null,
  };
}

/** How many repairs there were, and how long one took on average; null when no time is known. */
export interface RepairSummary {
  count: number;
  meanHours: number | null;
}

/** Summarises repairs; those without a known time do not count towards the average. Source: docs/rules/repair.md. */
export function summariseRepairs(records: readonly Pick<RepairRecord, 'hours'>[]): RepairSummary {
  const known = records.flatMap(({ hours }) => (hours === null ? [] : [hours]));
  const total = known.reduce((sum, hours) => sum + hours, 0);
  return { count: records.length, meanHours: known.length === 0 ? null : total / known.length };
}

/** Hours for display: at most one decimal, never 0 for a positive time. */
export function formatHours(hours: number): string {
  return repairWords.hours(Math.max(0.1, Math.round(hours * 10) / 10));
}

/** A summary in one line: `累计 3 次 · 平均修复 6.4 小时`. */
export function describeRepairs({ count, meanHours }: RepairSummary): string {
  return meanHours === null ? repairWords.count(count) : repairWords.countAndMean(count, formatHours(meanHours));
}
