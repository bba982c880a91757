import { describe, expect, it } from 'vitest';
import { monitoringMessages } from '../messages/monitoring.ts';
import { dayMs } from '../time/chinaTime.ts';
import { hourBucketDays, measureFigureMax, reportAheadMaxMs, reportIdMaxLength } from './limits.ts';
import { machineState, machineStates } from './machineState.ts';
import type { MeasureDraft } from './measure.ts';
import { checkMeasures, machineReading } from './reading.ts';

const now = Date.parse('2026-05-18T10:00:00Z');
const { reading: messages } = monitoringMessages;
const good = {
  id: 'GW-0412:2026-05-18.000123',
  at: '2026-05-18T17:59:57+08:00',
  state: 'running',
  measures: { load: 62, temperature: 62.7, incline: 3 },
};

function refusals(change: object): [path: string, message: string][] {
  const verdict = machineReading(now).safeParse({ ...good, ...change });
  return verdict.success ? [] : verdict.error.issues.map(({ path, message }) => [path.join('.'), message]);
}

const isoAt = (ms: number) => new Date(ms).toISOString();

describe('machineReading', () => {
  it('takes a reading, its time in UTC and its figures with the decimals that are kept', () => {
    expect(machineReading(now).parse({ ...good, measures: { load: 62.00049 } })).toEqual({
      ...good,
      at: '2026-05-18T09:59:57.000Z',
      measures: { load: 62 },
    });
  });

  it('takes a state alone and measures alone, and not neither', () => {
    const { state, measures, ...least } = good;
    const at = '2026-05-18T09:59:57.000Z';
    expect(machineReading(now).parse({ ...least, state })).toEqual({ ...least, at, state, measures: {} });
    expect(machineReading(now).parse({ ...least, measures })).toEqual({ ...least, at, measures });
    expect(refusals({ state: undefined, measures: {} })).toEqual([['measures', messages.empty]]);
  });

  it('takes every state that has a name', () => {
    expect(machineState.options).toEqual(Object.keys(machineStates));
    for (const state of machineState.options) expect(refusals({ state })).toEqual([]);
  });

  it('takes moments from 400 days ago until five minutes from now', () => {
    const oldest = now - hourBucketDays * dayMs;
    const latest = now + reportAheadMaxMs;
    expect(refusals({ at: isoAt(oldest) })).toEqual([]);
    expect(refusals({ at: isoAt(latest) })).toEqual([]);
    expect(refusals({ at: isoAt(oldest - 1) })).toEqual([['at', messages.tooOld]]);
    expect(refusals({ at: isoAt(latest + 1) })).toEqual([['at', messages.ahead]]);
  });

  it.each([
    [{ id: '' }, 'id', messages.id],
    [{ id: '读数' }, 'id', messages.id],
    [{ id: 'r'.repeat(reportIdMaxLength + 1) }, 'id', messages.id],
    [{ id: 7 }, 'id', messages.id],
    [{ at: '2026-05-18 17:59:57' }, 'at', messages.at],
    [{ at: now }, 'at', messages.at],
    [{ state: 'broken' }, 'state', messages.state],
    [{ measures: [62] }, 'measures', messages.measures],
    [{ measures: { 负载: 62 } }, 'measures', messages.measures],
    [{ measures: { load: '62' } }, 'measures.load', messages.figure],
    [{ measures: { load: null } }, 'measures.load', messages.figure],
    [{ measures: { load: measureFigureMax + 1 } }, 'measures.load', messages.figure],
  ])('says what to do when %j is wrong', (change, field, message) => {
    expect(refusals(change)).toEqual([[field, message]]);
  });
});

describe('checkMeasures', () => {
  const none = { warn: null, alarm: null };
  const incline: MeasureDraft = { name: 'incline', label: '坡度', unit: '%', decimals: 1, low: none, high: none };

  it('takes the built-in measures and those of the model', () => {
    expect(checkMeasures(good, [incline])).toEqual({ ok: true });
    expect(checkMeasures({ measures: { load: 1, temperature: 2, speed: 3 } }, [])).toEqual({ ok: true });
    expect(checkMeasures({ measures: {} }, [])).toEqual({ ok: true });
  });

  it('names the first measure that the model does not have', () => {
    const refused = (measure: string) => ({ ok: false, measure, message: messages.unknown(measure) });
    expect(checkMeasures(good, [])).toEqual(refused('incline'));
    expect(checkMeasures({ measures: { constructor: 1 } }, [incline])).toEqual(refused('constructor'));
  });
});
