import * as z from 'zod/mini';
import { readField } from '../form/field.ts';
import { monitoringMessages } from '../messages/monitoring.ts';
import { characterCount } from '../text/plainText.ts';
import { serviceIntervalMaxHours, serviceNameMaxLength, serviceNoteMaxLength, servicesMax } from './limits.ts';

const messages = monitoringMessages.plan;

/** A service of the machines of a model, due again and again. Source: docs/rules/monitoring.md. */
export const serviceDraft = z.object({
  /** 跑带润滑 */
  name: readField(messages.name).check(
    z.refine((text) => text !== '' && characterCount(text) <= serviceNameMaxLength, messages.name),
  ),
  /** What it takes, or where it is described: 手册 4.2 节. */
  note: z._default(
    readField(messages.note).check(z.refine((text) => characterCount(text) <= serviceNoteMaxLength, messages.note)),
    '',
  ),
  /** Hours of running between two. */
  intervalHours: z
    .int(messages.interval)
    .check(z.minimum(1, messages.interval), z.maximum(serviceIntervalMaxHours, messages.interval)),
});
export type ServiceDraft = z.infer<typeof serviceDraft>;

/** The services that a model declares, with unique names. */
export const declaredServices = z
  .array(serviceDraft, { error: messages.list })
  .check(z.maxLength(servicesMax, { error: messages.tooMany }), ({ value, issues }) => {
    const names = value.map(({ name }) => name);
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) === index) continue;
      issues.push({ code: 'custom', input: value, path: [index, 'name'], message: messages.nameTwice(name) });
    }
  });

/** A service that was done: when, in milliseconds since 1970 UTC, and which. */
export interface DoneService {
  at: number;
  /** Empty for all services of the machine at once. */
  name: string;
}

/** When a service of a machine was last done; null when it never was. */
export function lastServiced(name: string, done: readonly DoneService[]): number | null {
  const moments = done.filter((one) => one.name === '' || one.name === name).map(({ at }) => at);
  return moments.length === 0 ? null : Math.max(...moments);
}
