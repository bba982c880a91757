import { managementMessages, plainLine, recallCodeMaxLength, reminderLineMax, reminderLineMin } from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { managedPrefix as prefix } from './managedPrefix.ts';

const reminder = {
  model: z
    .string({ error: managementMessages.modelName })
    .check(
      z.overwrite(plainLine),
      z.minLength(1, { error: managementMessages.modelName }),
      z.maxLength(recallCodeMaxLength, { error: managementMessages.modelName }),
    ),
  /** The number of lookups from which visitors are warned; null for the platform's default. */
  line: z.nullable(
    z
      .int({ error: managementMessages.reminderLine })
      .check(
        z.minimum(reminderLineMin, { error: managementMessages.reminderLine }),
        z.maximum(reminderLineMax, { error: managementMessages.reminderLine }),
      ),
  ),
};

const reminderChange = z.object({ prefix, ...reminder });
export type ReminderChange = z.infer<typeof reminderChange>;

const reminderLine = z.object(reminder);
export type ReminderLine = z.infer<typeof reminderLine>;

/** Sets the number of anti-counterfeit lookups from which objects of a model are shown with a warning. */
export const setReminderLine: Endpoint<ReminderChange, ReminderLine> = {
  name: 'setReminderLine',
  method: 'POST',
  path: '/platform-console-service/identifier/manager/model/reminderline',
  auth: 'token',
  encoding: 'json',
  request: reminderChange,
  reply: reminderLine,
  failure: z.null(),
  refusals: [404],
};
