import { managementMessages, recallCodeMaxLength, reminderLineMax } from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { managedPrefix as prefix } from './managedPrefix.ts';

const reminder = {
  model: z
    .string({ error: managementMessages.modelName })
    .check(
      z.trim(),
      z.minLength(1, { error: managementMessages.modelName }),
      z.maxLength(recallCodeMaxLength, { error: managementMessages.modelName }),
    ),
  /** From how many lookups on visitors are warned; null for the platform's own number. */
  line: z.nullable(
    z
      .int({ error: managementMessages.reminderLine })
      .check(
        z.minimum(2, { error: managementMessages.reminderLine }),
        z.maximum(reminderLineMax, { error: managementMessages.reminderLine }),
      ),
  ),
};

const reminderChange = z.object({ prefix, ...reminder });
export type ReminderChange = z.infer<typeof reminderChange>;

const reminderLine = z.object(reminder);
export type ReminderLine = z.infer<typeof reminderLine>;

/** Says from how many anti-counterfeit lookups on the objects of a model are shown with a reminder. */
export const setReminderLine: Endpoint<ReminderChange, ReminderLine> = {
  name: 'setReminderLine',
  summary: '设置型号的防伪查询提醒次数，达到后提醒访客核对购买渠道；留空按平台默认次数',
  method: 'POST',
  path: '/platform-console-service/identifier/manager/model/reminderline',
  auth: 'token',
  encoding: 'json',
  request: reminderChange,
  reply: reminderLine,
  failure: z.null(),
  refusals: [404],
};
