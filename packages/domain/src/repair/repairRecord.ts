import { chinaMinute } from '../time/chinaTime.ts';
import { type FaultTicket, faultStates } from './faultTicket.ts';

/** A repair as its object's page shows it, and nothing of who reported it. */
export interface RepairRecord {
  /** Number of the ticket; empty for a repair that has none. */
  number: string;
  /** What was wrong. */
  fault: string;
  /** What is planned, or what was done. */
  handling: string;
  /** When it was reported: `YYYY-MM-DD HH:mm`, China time. */
  time: string;
  /** Who repairs it, and from where. */
  servedBy: string;
  /** 处理中 or 已完成. */
  state: string;
  /** How long it took; null while that is not known. */
  hours: number | null;
}

const digit = '[\\d\\uFF10-\\uFF19]';
// With the country's code or without, its digits set apart in whatever way; not a part of a longer number.
const mobileInText = new RegExp(
  `(?<!${digit})((?:(?:00)?86[\\s.-]?)?)([1\\uFF11](?:[\\s.-]?${digit}){10})(?!${digit})`,
  'g',
);

/** A text in which the middle of every mobile number is hidden: `138****0118`. Source: docs/rules/repair.md. */
export function maskMobiles(text: string): string {
  return text.replace(mobileInText, (_, code: string, number: string) => {
    const digits = number.replace(/[\s.-]/g, '');
    return `${code}${digits.slice(0, 3)}****${digits.slice(-4)}`;
  });
}

/** What was reported, as far as a repair tells of it; `reportedAt` in milliseconds since 1970 UTC. */
export interface ReportedFault {
  number: string;
  words: string;
  reportedAt: number;
}

/**
 * The repair that a ticket is, in public: null until it was accepted and when it was declined. The words of the reporter are
 * shown without mobile numbers. Source: docs/rules/repair.md.
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

/** Sums repairs up; those whose time is not known do not count for the average. Source: docs/rules/repair.md. */
export function summariseRepairs(records: readonly Pick<RepairRecord, 'hours'>[]): RepairSummary {
  const known = records.flatMap(({ hours }) => (hours === null ? [] : [hours]));
  const total = known.reduce((sum, hours) => sum + hours, 0);
  return { count: records.length, meanHours: known.length === 0 ? null : total / known.length };
}

/** Hours as they are read: one decimal at most, never 0 for something that took time. */
export function formatHours(hours: number): string {
  return `${Math.max(0.1, Math.round(hours * 10) / 10)} 小时`;
}

/** A summary in one line: `累计 3 次 · 平均修复 6.4 小时`. */
export function describeRepairs({ count, meanHours }: RepairSummary): string {
  return `累计 ${count} 次${meanHours === null ? '' : ` · 平均修复 ${formatHours(meanHours)}`}`;
}
