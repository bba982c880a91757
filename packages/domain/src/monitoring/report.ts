import * as z from 'zod/mini';
import { instantField } from '../registration/instantField.ts';
import { dayMs } from '../time/chinaTime.ts';
import { hourBucketDays, reportAheadMaxMs, reportIdMaxLength, reportsMax } from './limits.ts';

const idForm = new RegExp(`^[A-Za-z0-9\\-_.:]{1,${reportIdMaxLength}}$`);

/** The sender's own id of a report, by which a repetition is known. */
export function reportId(message: string) {
  return z.string(message).check(z.regex(idForm, message));
}

/** When something was measured or happened; `now` in milliseconds since 1970 UTC. */
export function reportedAt(messages: { form: string; tooOld: string; ahead: string }, now: number) {
  return instantField(messages, now - hourBucketDays * dayMs, now + reportAheadMaxMs);
}

/** The reports of one call, each still to be read by its own schema: a wrong one does not refuse the others. */
export function reportList(messages: { none: string; tooMany: string }) {
  return z
    .array(z.unknown(), { error: messages.none })
    .check(z.minLength(1, { error: messages.none }), z.maxLength(reportsMax, { error: messages.tooMany }));
}
