import * as z from 'zod/mini';
import { readField } from '../form/field.ts';
import { monitoringMessages } from '../messages/monitoring.ts';
import { readInstant } from '../registration/instant.ts';
import { characterCount } from '../text/plainText.ts';
import { alarmTextMaxLength } from './limits.ts';
import { reportedAt, reportId } from './report.ts';

const messages = monitoringMessages.alarm;

/** Names of the levels of an alarm. */
export const alarmLevels = { info: '低', warning: '中', critical: '高' } as const;

/** How urgent an alarm is. */
export const alarmLevel = z.enum(['info', 'warning', 'critical'], messages.level);
export type AlarmLevel = z.infer<typeof alarmLevel>;

/** Whether an alarm ends after it began; what is no moment was refused for that. */
function endsLater(at: string, end: string | undefined): boolean {
  const [from, to] = [readInstant(at), end === undefined ? null : readInstant(end)];
  return from === null || to === null || to >= from;
}

/**
 * An alarm of a machine; `now` in milliseconds since 1970 UTC. It is reported again with its end once that is known. Source:
 * docs/rules/monitoring.md.
 */
export function machineAlarm(now: number) {
  return z
    .object({
      id: reportId(messages.id),
      /** When it began. */
      at: reportedAt({ form: messages.at, tooOld: messages.tooOld, ahead: messages.ahead }, now),
      level: alarmLevel,
      text: readField(messages.text).check(
        z.refine((text) => text !== '' && characterCount(text) <= alarmTextMaxLength, messages.text),
      ),
      /** When it was over; left out while it lasts. */
      end: z.optional(reportedAt({ form: messages.end, tooOld: messages.endTooOld, ahead: messages.endAhead }, now)),
    })
    .check(z.refine(({ at, end }) => endsLater(at, end), { error: messages.endBefore, path: ['end'] }));
}
export type MachineAlarm = z.infer<ReturnType<typeof machineAlarm>>;

/**
 * An alarm that is known, after another report of its id: the first report counts, and takes the end from a later one. An end before the
 * known beginning, and another end than the known one, change nothing; then the known object comes back.
 */
export function mergeAlarm(known: MachineAlarm, reported: MachineAlarm): MachineAlarm {
  const { end } = reported;
  return known.end === undefined && end !== undefined && endsLater(known.at, end) ? { ...known, end } : known;
}
