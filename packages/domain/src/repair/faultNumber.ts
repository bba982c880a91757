import { patternField } from '../form/field.ts';
import { repairMessages } from '../messages/repair.ts';
import { joinedDigits } from '../text/joinedDigits.ts';

/** Digits that the running number of a ticket has at least. */
const leastDigits = 6;

/** The format of a ticket's number: `WX-2026-000318`. */
export const faultNumberPattern = /^WX-\d{4}-\d{6,9}$/;

// A ticket's number without parts that people omit or add: its letters and hyphens, and the name of the field in front.
const typedNumber = /^(?:工单号?:?)?(?:WX)?(\d{4})(\d{6,9})$/;

/**
 * The number of a ticket in typed or pasted text: blanks and hyphens, full-width characters, small letters and a leading 工单号 are accepted.
 * Source: docs/rules/repair.md.
 */
export function typedFaultNumber(input: string): string {
  return joinedDigits(input.toUpperCase()).replace(typedNumber, 'WX-$1-$2');
}

/** The number of a ticket, however it is typed. */
export const faultNumber = patternField(repairMessages.handling.number, faultNumberPattern, typedFaultNumber);

/** Writes the number of the `count`th ticket, from 1, of a year in China. Source: docs/rules/repair.md. */
export function formatFaultNumber(year: number, count: number): string {
  return `WX-${year}-${String(count).padStart(leastDigits, '0')}`;
}
