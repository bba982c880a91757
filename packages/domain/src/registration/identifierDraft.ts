import * as z from 'zod/mini';
import { registrationMessages } from '../messages/registration.ts';
import { objectPicturesMax, registrationLinesMax } from './limits.ts';
import { readOwnCode } from './objectCode.ts';
import { ownNumber } from './ownNumber.ts';
import { pictureAddresses } from './pictureAddress.ts';

const messages = registrationMessages.line;

/**
 * One line of a registration by the enterprise with the prefix `prefix`. Its facts are checked by `checkFacts`, against the places of the
 * batch's model. Source: docs/rules/registration.md.
 */
export function identifierDraft(prefix: string) {
  const code = z.string(messages.code).check((field) => {
    const verdict = readOwnCode(prefix, field.value);
    if (verdict.ok) field.value = verdict.objectCode;
    else field.issues.push({ code: 'custom', input: field.value, message: verdict.message });
  });
  return z.object({
    /** The object code; given alone or with the enterprise's prefix. */
    code,
    /** The enterprise's own number of the batch. */
    batch: ownNumber(messages.batch),
    state: z.enum(['draft', 'active'], messages.state),
    facts: z._default(z.record(z.string(), z.string(messages.facts), messages.facts), {}),
    /** Addresses of pictures of this object alone, the main one first. */
    pictures: z._default(pictureAddresses(objectPicturesMax), []),
  });
}
export type IdentifierDraft = z.infer<ReturnType<typeof identifierDraft>>;

/** The lines of one registration, each still to be read by `identifierDraft`: a wrong line does not refuse the others. */
export const registrationLines = z
  .array(z.unknown(), { error: messages.none })
  .check(z.minLength(1, { error: messages.none }), z.maxLength(registrationLinesMax, { error: messages.tooMany }));

/**
 * The lines whose code another line of the same registration has too, with the sentence for each: none of them is registered, since nobody
 * can say which is meant. Lines by their indexes in the registration, from 0; object codes as `identifierDraft` reads them.
 */
export function repeatedLines(
  lines: readonly { line: number; code: string }[],
): { line: number; reason: 'twice'; message: string }[] {
  const linesOf = new Map<string, number[]>();
  for (const { line, code } of lines) linesOf.set(code, [...(linesOf.get(code) ?? []), line]);
  return lines.flatMap(({ line, code }) => {
    const other = linesOf.get(code)?.find((one) => one !== line);
    return other === undefined ? [] : [{ line, reason: 'twice' as const, message: messages.twice(code, other + 1) }];
  });
}
