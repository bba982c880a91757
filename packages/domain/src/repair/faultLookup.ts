import * as z from 'zod/mini';
import { mobileTailLength } from '../account/limits.ts';
import { readMobile } from '../account/mobile.ts';
import { repairMessages } from '../messages/repair.ts';
import { joinedDigits } from '../text/joinedDigits.ts';
import { faultNumberPattern } from './faultNumber.ts';

const messages = repairMessages.lookup;

// A ticket's number without parts that people omit or add: its letters and hyphens, and the name of the field in front.
const typedNumber = /^(?:工单号?:?)?(?:WX)?(\d{4})(\d{6,9})$/;

/**
 * The number of a ticket in typed or pasted text: blanks and hyphens, full-width characters, small letters and a leading 工单号 are accepted.
 * Source: docs/rules/repair.md.
 */
function typedFaultNumber(input: string): string {
  return joinedDigits(input).toUpperCase().replace(typedNumber, 'WX-$1-$2');
}

/** The last four digits of a phone number in typed text: those digits, or the whole number. Source: docs/rules/repair.md. */
function typedMobileTail(input: string): string {
  return readMobile(input)?.slice(-mobileTailLength) ?? joinedDigits(input);
}

/** The lookup of a ticket: its number, and the last four digits of the phone with which it was reported. */
export const faultLookup = z.object({
  number: z.string(messages.number).check(z.overwrite(typedFaultNumber), z.regex(faultNumberPattern, messages.number)),
  mobileTail: z
    .string(messages.mobileTail)
    .check(z.overwrite(typedMobileTail), z.regex(new RegExp(`^\\d{${mobileTailLength}}$`), messages.mobileTail)),
});
export type FaultLookup = z.infer<typeof faultLookup>;
