import type { FaultState, FaultTicket } from '../repair/faultTicket.ts';
import { maskMobiles, type ReportedFault } from '../repair/repairRecord.ts';
import { chinaDate } from '../time/chinaTime.ts';
import type { AssetRepair } from './assetRecord.ts';
import { assetRepairMax } from './limits.ts';

const minutesPerHour = 60;

const states: Record<FaultState, AssetRepair['state'] | null> = {
  waiting: 'waiting',
  underway: 'working',
  done: 'done',
  declined: null,
};

/**
 * The repair that a reported fault becomes in the book of the device's owner; null when it was declined. The reporter's words are shown
 * without mobile numbers. Source: docs/rules/asset.md.
 */
export function assetRepairOf({ number, words, reportedAt }: ReportedFault, ticket: FaultTicket): AssetRepair | null {
  const state = states[ticket.state];
  if (state === null) return null;
  const accepted = ticket.steps.find((step) => step.event === 'accepted');
  const completed = ticket.steps.find((step) => step.event === 'completed');
  return {
    code: number,
    symptom: maskMobiles(words),
    treatment: maskMobiles(completed?.result ?? accepted?.note ?? ''),
    day: chinaDate(reportedAt),
    minutes: completed === undefined ? null : Math.round(completed.hours * minutesPerHour),
    state,
  };
}

/**
 * The newest repairs of a device: those in its owner's book and the faults that were reported of it, newest first. A repair in both, by its
 * number, is shown as the book has it. Source: docs/rules/asset.md.
 */
export function joinRepairs(book: readonly AssetRepair[], reported: readonly AssetRepair[]): AssetRepair[] {
  const known = new Set(book.map(({ code }) => code));
  const keyOf = ({ day, code }: AssetRepair) => `${day} ${code}`;
  return [...book, ...reported.filter(({ code }) => !known.has(code))]
    .sort((one, other) => (keyOf(one) === keyOf(other) ? 0 : keyOf(one) < keyOf(other) ? 1 : -1))
    .slice(0, assetRepairMax);
}
