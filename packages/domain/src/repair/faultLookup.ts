import * as z from 'zod/mini';
import { mobileTailLength } from '../account/limits.ts';
import { readMobile } from '../account/mobile.ts';
import { patternField } from '../form/field.ts';
import { repairMessages } from '../messages/repair.ts';
import { joinedDigits } from '../text/joinedDigits.ts';
import { faultNumberPattern, typedFaultNumber } from './faultNumber.ts';

const messages = repairMessages.lookup;

/** The last four digits of a phone number in typed text: those digits, or the whole number. Source: docs/rules/repair.md. */
function typedMobileTail(input: string): string {
  return readMobile(input)?.slice(-mobileTailLength) ?? joinedDigits(input);
}

/** The lookup of a ticket: its number, and the last four digits of the phone with which it was reported. */
export const faultLookup = z.object({
  number: patternField(messages.number, faultNumberPattern, typedFaultNumber),
  mobileTail: patternField(messages.mobileTail, new RegExp(`^\\d{${mobileTailLength}}$`), typedMobileTail),
});
export type FaultLookup = z.infer<typeof faultLookup>;
