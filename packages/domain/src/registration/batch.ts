import * as z from 'zod/mini';
import { checkedField } from '../form/field.ts';
import { registrationMessages } from '../messages/registration.ts';
import { typedCharacters } from '../text/typedCharacters.ts';
import { chinaDate, dayMs } from '../time/chinaTime.ts';
import { ownNumber } from './ownNumber.ts';
import { readDay } from './realTime.ts';

const messages = registrationMessages.batch;

/**
 * A batch of a model as its enterprise keeps it; `now` in milliseconds since 1970 UTC. The day of production may be tomorrow in China,
 * since labels of a night shift are printed before midnight. Source: docs/rules/registration.md.
 */
export function batchDraft(now: number) {
  const latest = chinaDate(now + dayMs);
  return z.object({
    /** The enterprise's own number of the batch: `B20260502-03`. */
    number: ownNumber(messages.number),
    /** `YYYY-MM-DD`, China time. */
    producedDay: checkedField(messages.producedDay, (text) => readDay(text) !== null, typedCharacters).check(
      z.refine((day) => readDay(day) === null || day <= latest, messages.producedAhead(latest)),
    ),
  });
}
export type BatchDraft = z.infer<ReturnType<typeof batchDraft>>;
