import { objectEvent } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { machineEventAt, machineEventSeconds } from './machineEvents.ts';
import { machineCodes } from './machineReadings.ts';

const now = Date.parse('2026-11-20T06:00:00Z');
const turnMs = machineEventSeconds * 1_000;

describe('machineEventAt', () => {
  it('gives a valid event at any time', () => {
    fc.assert(
      fc.property(fc.integer({ min: now, max: now + 86_400_000 }), (ms) => {
        const { code, ...event } = machineEventAt(ms, '0f1e2d3c4b5a');
        expect(machineCodes).toContain(code);
        expect(objectEvent(ms).parse(event)).toMatchObject(event);
      }),
    );
  });

  it('comes to each machine with each kind of work in turn, and repeats no id', () => {
    const events = Array.from({ length: 3 * machineCodes.length }, (_, turn) =>
      machineEventAt(now + turn * turnMs, 'run'),
    );
    expect(new Set(events.map(({ code, title }) => `${code} ${title}`)).size).toBe(events.length);
    expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length);
  });
});
