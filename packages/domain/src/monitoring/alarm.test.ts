import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monitoringMessages } from '../messages/monitoring.ts';
import { dayMs } from '../time/chinaTime.ts';
import { alarmLevel, alarmLevels, type MachineAlarm, machineAlarm, mergeAlarm } from './alarm.ts';
import { alarmTextMaxLength, hourBucketDays, reportAheadMaxMs } from './limits.ts';

const now = Date.parse('2026-05-18T10:00:00Z');
const { alarm: messages } = monitoringMessages;
const good = {
  id: 'A-14',
  at: '2026-05-18T14:09:00+08:00',
  level: 'critical',
  text: '电机温度过高，自动停机',
} as const;
const over = { ...good, end: '2026-05-18T14:42:00+08:00' };

function refusals(change: object): [path: string, message: string][] {
  const verdict = machineAlarm(now).safeParse({ ...over, ...change });
  return verdict.success ? [] : verdict.error.issues.map(({ path, message }) => [path.join('.'), message]);
}

const isoAt = (ms: number) => new Date(ms).toISOString();

describe('machineAlarm', () => {
  it('takes an alarm that lasts, and one that is over', () => {
    const at = '2026-05-18T06:09:00.000Z';
    expect(machineAlarm(now).parse({ ...good, text: ' 电机温度过高，\u200b自动停机' })).toEqual({ ...good, at });
    expect(machineAlarm(now).parse(over)).toEqual({ ...good, at, end: '2026-05-18T06:42:00.000Z' });
    expect(refusals({ end: good.at })).toEqual([]);
  });

  it('takes every level that has a name', () => {
    expect(alarmLevel.options).toEqual(Object.keys(alarmLevels));
    for (const level of alarmLevel.options) expect(refusals({ level })).toEqual([]);
  });

  it('takes the moments that readings may have', () => {
    const [oldest, latest] = [now - hourBucketDays * dayMs, now + reportAheadMaxMs];
    expect(refusals({ at: isoAt(oldest), end: isoAt(latest) })).toEqual([]);
    expect(refusals({ at: isoAt(oldest - 1) })).toEqual([['at', messages.tooOld]]);
    expect(refusals({ end: isoAt(latest + 1) })).toEqual([['end', messages.endAhead]]);
    expect(refusals({ at: isoAt(latest + 1), end: undefined })).toEqual([['at', messages.ahead]]);
    expect(refusals({ at: isoAt(oldest - 2), end: isoAt(oldest - 1) })).toEqual([
      ['at', messages.tooOld],
      ['end', messages.endTooOld],
    ]);
  });

  it.each([
    [{ id: 'A 14' }, 'id', messages.id],
    [{ at: 'today' }, 'at', messages.at],
    [{ level: 'high' }, 'level', messages.level],
    [{ text: ' ' }, 'text', messages.text],
    [{ text: '字'.repeat(alarmTextMaxLength + 1) }, 'text', messages.text],
    [{ end: '14:42' }, 'end', messages.end],
    [{ end: '2026-05-18T14:08:59.999+08:00' }, 'end', messages.endBefore],
  ])('says what to do when %j is wrong', (change, field, message) => {
    expect(refusals(change)).toEqual([[field, message]]);
  });
});

describe('mergeAlarm', () => {
  it('takes the end from a later report, and nothing else', () => {
    expect(mergeAlarm(good, { ...over, text: '别的', level: 'info' })).toEqual(over);
  });

  it('changes nothing when the end is known, missing, or before the beginning', () => {
    const known: MachineAlarm = over;
    expect(mergeAlarm(known, { ...over, end: '2026-05-18T15:00:00+08:00' })).toBe(known);
    expect(mergeAlarm(known, good)).toBe(known);
    const lasting: MachineAlarm = good;
    expect(mergeAlarm(lasting, { ...good, at: '2026-05-18T13:00:00+08:00', end: '2026-05-18T14:00:00+08:00' })).toBe(
      lasting,
    );
  });

  it('changes nothing when a report is repeated', () => {
    const report = fc.record({ end: fc.option(fc.constantFrom(good.at, over.end), { nil: undefined }) });
    fc.assert(
      fc.property(report, report, (first, second) => {
        const once = mergeAlarm({ ...good, ...first }, { ...good, ...second });
        expect(mergeAlarm(once, { ...good, ...second })).toBe(once);
      }),
    );
  });
});
