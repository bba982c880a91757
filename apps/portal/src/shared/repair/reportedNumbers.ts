import { faultNumber } from '@lima-id/domain';
import { keep, kept } from '../storage/browserStorage.ts';

/** Maximum number of ticket numbers in a browser. */
const keptNumbers = 5;

/** The ticket numbers that were reported with this browser and can be looked up, newest first. */
export function reportedNumbers(): string[] {
  try {
    const held: unknown = JSON.parse(kept('faultNumbers') ?? '[]');
    if (!Array.isArray(held)) return [];
    return held.filter((one): one is string => faultNumber.safeParse(one).success).slice(0, keptNumbers);
  } catch {
    return [];
  }
}

/** Stores the number of a new ticket, and nothing else of the report. */
export function keepReportedNumber(number: string): void {
  const others = reportedNumbers().filter((one) => one !== number);
  keep('faultNumbers', [number, ...others].slice(0, keptNumbers));
}
