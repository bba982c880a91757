import * as z from 'zod/mini';
import { readMobile } from '../account/mobile.ts';
import { mobileTailLength } from '../limits.ts';
import { repairMessages } from '../messages/repair.ts';
import { joinedDigits } from '../text/joinedDigits.ts';
import { faultNumberPattern } from './faultNumber.ts';

const messages = repairMessages.lookup;

// A ticket's number without what people leave out or put in: its letters and hyphens, and the name of the field in front.
const typedNumber = /^(?:工单号?:?)?(?:WX)?(\d{4})(\d{6,9})$/;

/**
 * The number of a ticket in what somebody typed or pasted: blanks and hyphens, full width, small letters and a 工单号 in front do no
 * harm. Source: docs/rules/repair.md.
 */
function typedFaultNumber(input: string): string {
  return joinedDigits(input).toUpperCase().replace(typedNumber, 'WX-$1-$2');
}

/** The last four digits of a phone in what somebody typed: those digits, or the whole number. Source: docs/rules/repair.md. */
function typedMobileTail(input: string): string {
  return readMobile(input)?.slice(-mobileTailLength) ?? joinedDigits(input);
}

/** What a ticket is looked up by: its number, and the last four digits of the phone under which it was reported. */
export const faultLookup = z.object({
  number: z.string(messages.number).check(z.overwrite(typedFaultNumber), z.regex(faultNumberPattern, messages.number)),
  mobileTail: z
    .string(messages.mobileTail)
    .check(z.overwrite(typedMobileTail), z.regex(new RegExp(`^\\d{${mobileTailLength}}$`), messages.mobileTail)),
});
export type FaultLookup = z.infer<typeof faultLookup>;
