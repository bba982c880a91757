import * as z from 'zod/mini';
import { readField } from '../form/field.ts';
import { monitoringMessages } from '../messages/monitoring.ts';
import { instantField } from '../registration/instantField.ts';
import { characterCount } from '../text/plainText.ts';
import { dayMs } from '../time/chinaTime.ts';
import { gatewayNameMaxLength, hourBucketDays, reportAheadMaxMs, reportIdMaxLength, reportsMax } from './limits.ts';

const { report: messages } = monitoringMessages;

const idForm = new RegExp(`^[A-Za-z0-9\\-_.:]{1,${reportIdMaxLength}}$`);

/** The sender's own id of a report, by which a repetition is known. */
export function reportId(message: string) {
  return z.string(message).check(z.regex(idForm, message));
}

/** When something was measured or happened; `now` in milliseconds since 1970 UTC. */
export function reportedAt(refusals: { form: string; tooOld: string; ahead: string }, now: number) {
  return instantField(refusals, now - hourBucketDays * dayMs, now + reportAheadMaxMs);
}

/** The reports of one call: each is still to be read by its own schema, so that a wrong one does not refuse the others. */
const reports = z.array(z.unknown(), messages.list);

/** What the gateway of one machine or of several reports in a call; `refuseReports` counts them. */
export const machineReports = z.object({
  /** Name of the gateway; empty when it is not said. */
  gateway: z._default(
    readField(messages.gateway).check(
      z.refine((name) => characterCount(name) <= gatewayNameMaxLength, messages.gateway),
    ),
    '',
  ),
  /** See `machineReading`. */
  readings: z._default(reports, []),
  /** See `machineAlarm`. */
  alarms: z._default(reports, []),
});
export type MachineReports = z.infer<typeof machineReports>;

/** Why a call with so many readings and alarms is refused; null for 1 to `reportsMax` in all. */
export function refuseReports({ readings, alarms }: Pick<MachineReports, 'readings' | 'alarms'>): string | null {
  const count = readings.length + alarms.length;
  if (count === 0) return messages.none;
  return count > reportsMax ? messages.tooMany : null;
}
