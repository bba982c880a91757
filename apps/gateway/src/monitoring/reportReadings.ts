import type { ReadingsReceipt, ReadingsReport, ReportedLine } from '@lima-id/api';
import {
  checkMeasures,
  type MachineReading,
  machineAlarm,
  machineReading,
  monitoringMessages,
  objectCodeMaxLength,
  registrationMessages,
  reportIdMaxLength,
} from '@lima-id/domain';
import type { Registrar } from '../enterprise/registrar.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Reply } from '../platform/http/mount.ts';
import { answerOnce } from '../registration/answerOnce.ts';
import { type OwnLine, type RefusedLine, readOwnLines } from '../registration/ownLines.ts';
import type { Store } from '../schema/store.ts';
import { lockMachines, type ReportingObject, readObjects } from './machines.ts';
import { storeAlarms } from './storeAlarms.ts';
import { storeReadings } from './storeReadings.ts';

function textOf(given: unknown, field: 'code' | 'id', most: number): string {
  const value: unknown = Object.entries(Object(given)).find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value.slice(0, most) : '';
}

/** A line that is refused as it stands. */
function wrongLine({ line, given, field, message }: RefusedLine): ReportedLine {
  const code = textOf(given, 'code', objectCodeMaxLength);
  return { line, code, id: textOf(given, 'id', reportIdMaxLength), outcome: 'refused', field, message };
}

/** Why an object takes no reports; null for one that does. Another enterprise's object is as unknown as one that does not exist. */
function refusalOf(object: ReportingObject | undefined, code: string): string | null {
  if (object === undefined) return registrationMessages.line.unknown(code);
  return object.state === 'void' ? monitoringMessages.report.void(code) : null;
}

/** Lines whose objects take reports, and the others. `check` has a line's own reason to be refused, or null. */
function sorted<Report extends { id: string }>(
  lines: readonly OwnLine<Report>[],
  objects: ReadonlyMap<string, ReportingObject>,
  check: (report: Report, object: ReportingObject) => { field: string; message: string } | null,
): { taken: OwnLine<Report>[]; refused: ReportedLine[] } {
  const taken: OwnLine<Report>[] = [];
  const refused: ReportedLine[] = [];
  for (const one of lines) {
    const { line, code, content } = one;
    const object = objects.get(code);
    const message = refusalOf(object, code);
    const reason = message === null ? object && check(content, object) : { field: 'code', message };
    if (reason) refused.push({ line, code, id: content.id, outcome: 'refused', ...reason });
    else taken.push(one);
  }
  return { taken, refused };
}

/** The first line of each id of an object. */
function withoutRepeats<Report extends { id: string }>(lines: readonly OwnLine<Report>[]): Set<OwnLine<Report>> {
  const first = new Map<string, OwnLine<Report>>();
  for (const one of lines) {
    const key = `${one.content.id} ${one.code}`;
    if (!first.has(key)) first.set(key, one);
  }
  return new Set(first.values());
}

/** A line that was taken. */
function takenLine({ line, code, content }: OwnLine<{ id: string }>, outcome: ReportedLine['outcome']): ReportedLine {
  return { line, code, id: content.id, outcome, field: '', message: '' };
}

const inOrder = (lines: readonly ReportedLine[]) => lines.toSorted((one, other) => one.line - other.line);

/**
 * Stores readings and alarms of an enterprise's objects. Each is answered with what became of it; one whose id is known for its object is
 * repeated, and changes nothing but the end of an alarm. All of a report is stored in one transaction.
 */
export async function reportReadings(
  store: Store,
  clock: Clock,
  registrar: Registrar,
  report: Omit<ReadingsReport, 'prefix'>,
  key: string | null,
): Promise<Reply<ReadingsReceipt, null>> {
  const { prefix } = registrar;
  const now = clock.now();
  const readings = readOwnLines(prefix, report.readings, machineReading(now.getTime()));
  const alarms = readOwnLines(prefix, report.alarms, machineAlarm(now.getTime()));
  const codes = [...new Set([...readings.read, ...alarms.read].map(({ code }) => code))];
  const repeatable = { call: 'reportReadings', key, request: report };
  return await answerOnce<ReadingsReceipt, null>(store, registrar, repeatable, now, async (transaction) => {
    const objects = await readObjects(transaction, prefix, codes);
    const measured = sorted(readings.read, objects, (reading, { measures }) => {
      const verdict = checkMeasures(reading, measures);
      return verdict.ok ? null : { field: `measures.${verdict.measure}`, message: verdict.message };
    });
    const alarmed = sorted(alarms.read, objects, () => null);
    const reporting = [...new Set([...measured.taken, ...alarmed.taken].map(({ code }) => code))];
    const machines = await lockMachines(transaction, prefix, reporting, report.gateway);
    const machineOf = (code: string): number => {
      const machine = machines.get(code);
      if (machine === undefined) throw new Error(`The machine ${prefix}/${code} was not locked.`);
      return machine;
    };
    const single = withoutRepeats(measured.taken);
    const added = await storeReadings(
      transaction,
      Array.from(single, ({ code, content: reading }) => ({ machine: machineOf(code), reading })),
      now,
    );
    const isAdded = (one: OwnLine<MachineReading>) =>
      single.has(one) && added.get(machineOf(one.code))?.has(one.content.id) === true;
    const outcomes = await storeAlarms(
      transaction,
      alarmed.taken.map(({ code, content: alarm }) => ({ machine: machineOf(code), alarm })),
    );
    const results = {
      readingResults: inOrder([
        ...readings.refused.map(wrongLine),
        ...measured.refused,
        ...measured.taken.map((one) => takenLine(one, isAdded(one) ? 'added' : 'repeated')),
      ]),
      alarmResults: inOrder([
        ...alarms.refused.map(wrongLine),
        ...alarmed.refused,
        ...alarmed.taken.map((one, index) => takenLine(one, outcomes[index] ?? 'repeated')),
      ]),
    };
    const all = [...results.readingResults, ...results.alarmResults];
    const count = (outcome: ReportedLine['outcome']) => all.filter((one) => one.outcome === outcome).length;
    const counts = {
      added: count('added'),
      changed: count('changed'),
      repeated: count('repeated'),
      refused: count('refused'),
    };
    return { data: { ...counts, ...results } };
  });
}
