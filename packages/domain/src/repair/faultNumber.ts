import * as z from 'zod/mini';
import { repairMessages } from '../messages/repair.ts';

/** Digits that the running number of a ticket has at least. */
const leastDigits = 6;

/** The format of a ticket's number: `WX-2026-000318`. */
export const faultNumberPattern = /^WX-\d{4}-\d{6,9}$/;

/** The number of a ticket, trimmed. */
export const faultNumber = z
  .string(repairMessages.handling.number)
  .check(z.trim(), z.regex(faultNumberPattern, repairMessages.handling.number));

/** Writes the number of the `count`th ticket, from 1, of a year in China. Source: docs/rules/repair.md. */
export function formatFaultNumber(year: number, count: number): string {
  return `WX-${year}-${String(count).padStart(leastDigits, '0')}`;
}
