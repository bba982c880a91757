import * as z from 'zod/mini';
import { checkedField } from '../form/field.ts';
import { typedCharacters } from '../text/typedCharacters.ts';
import { readInstant } from './instant.ts';

function instantText(typed: string): string {
  const ms = readInstant(typedCharacters(typed));
  return ms === null ? typed : new Date(ms).toISOString();
}

/** Whether the moment of a field passes; what is no moment was refused for that. */
function within(instant: string, holds: (ms: number) => boolean): boolean {
  const ms = readInstant(instant);
  return ms === null || holds(ms);
}

/**
 * A moment as ISO 8601 in UTC, given with any offset; from `oldest` until `latest`, milliseconds since 1970 UTC, both included. One message
 * for each reason of a refusal.
 */
export function instantField(
  messages: { form: string; tooOld: string; ahead: string },
  oldest: number,
  latest: number,
) {
  return checkedField(messages.form, (typed) => readInstant(typed) !== null, instantText).check(
    z.refine((instant) => within(instant, (ms) => ms >= oldest), messages.tooOld),
    z.refine((instant) => within(instant, (ms) => ms <= latest), messages.ahead),
  );
}
