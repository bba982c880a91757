import { faultNumber } from '@lima-id/domain';
import { keep, kept } from '../storage/browserStorage.ts';

/** How many numbers of tickets a browser keeps. */
const keptNumbers = 5;

/** The numbers of tickets that were reported with this browser and can be looked up, newest first. */
export function reportedNumbers(): string[] {
  try {
    const held: unknown = JSON.parse(kept('faultNumbers') ?? '[]');
    if (!Array.isArray(held)) return [];
    return held.filter((one): one is string => faultNumber.safeParse(one).success).slice(0, keptNumbers);
  } catch {
    return [];
  }
}

/** Keeps the number of a ticket that was just opened; nothing else of the report is kept. */
export function keepReportedNumber(number: string): void {
  const others = reportedNumbers().filter((one) => one !== number);
  keep('faultNumbers', [number, ...others].slice(0, keptNumbers));
}
