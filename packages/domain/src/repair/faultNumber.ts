import * as z from 'zod/mini';
import { repairMessages } from '../messages/repair.ts';

/** Digits that the running number of a ticket has at least. */
const leastDigits = 6;

/** How the number of a ticket looks: `WX-2026-000318`. */
export const faultNumberPattern = /^WX-\d{4}-\d{6,9}$/;

/** The number of a ticket, without the blanks around it. */
export const faultNumber = z
  .string(repairMessages.handling.number)
  .check(z.trim(), z.regex(faultNumberPattern, repairMessages.handling.number));

/** Writes the number of the `count`th ticket, from 1, of a year in China. Source: docs/rules/repair.md. */
export function writeFaultNumber(year: number, count: number): string {
  return `WX-${year}-${String(count).padStart(leastDigits, '0')}`;
}
