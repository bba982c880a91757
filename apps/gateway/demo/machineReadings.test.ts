import { saveMonitoring } from '@lima-id/api';
import { checkMeasures, machineAlarm, machineReading, refuseReports } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoIdentifiers } from './demoIdentifiers.ts';
import { machineCodes, machineCount, machineMonitoring, pastMoments, reportsAt } from './machineReadings.ts';
import { createRandom } from './random.ts';

const now = Date.parse('2026-11-20T06:00:00Z');

describe('reportsAt', () => {
  it('reports valid readings and alarms of every machine at any time', () => {
    fc.assert(
      fc.property(fc.integer({ min: now, max: now + 86_400_000 }), fc.nat(), fc.boolean(), (ms, seed, isPast) => {
        const reports = reportsAt(ms, isPast ? null : 'run', createRandom(seed));
        expect(refuseReports(reports)).toBeNull();
        expect(reports.readings).toHaveLength(machineCount);
        for (const one of reports.readings) {
          const reading = machineReading(ms).parse(one);
          expect(checkMeasures(reading, machineMonitoring.measures)).toEqual({ ok: true });
        }
        for (const one of reports.alarms) machineAlarm(ms).parse(one);
      }),
    );
  });

  it('has the treadmill of the showcase among its machines', () => {
    expect(machineCodes.map((code) => `88.118.001/${code}`)).toContain(demoIdentifiers.treadmill);
  });

  it('declares what a model may declare', () => {
    const draft = { version: 0, model: 'GT-6', ...machineMonitoring };
    expect(saveMonitoring.request.safeParse(draft).success).toBe(true);
  });
});

describe('pastMoments', () => {
  it('gives the same readings the same ids when the past is reported again, and has the alarm of a day', () => {
    const idsOf = (ms: number) =>
      pastMoments(ms).flatMap((one) => reportsAt(one, null, createRandom(1)).readings.map((line) => Object(line).id));
    const later = new Set(idsOf(now + 60_000));
    expect(idsOf(now).every((id) => later.has(id))).toBe(true);
    const alarms = pastMoments(now).flatMap((one) => reportsAt(one, null, createRandom(1)).alarms);
    expect(alarms).toHaveLength(1);
  });
});
