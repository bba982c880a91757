import { chinaDateTime, lineEventBatch, refuseFutureEvents } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liveEvents } from './liveEvents.ts';
import { livePlant } from './productionLines.ts';
import { createRandom } from './random.ts';

const now = Date.parse('2026-11-20T06:00:00Z');

describe('liveEvents', () => {
  it('creates valid batches at any time', () => {
    const moments = fc.integer({ min: now / 1_000, max: now / 1_000 + 10 * 86_400 }).map((seconds) => seconds * 1_000);
    fc.assert(
      fc.property(moments, fc.nat(), (moment, seed) => {
        const events = liveEvents(livePlant, moment, 3, 'run', createRandom(seed));
        expect(lineEventBatch.parse(events)).toEqual(events);
        expect(refuseFutureEvents(events, moment)).toBeNull();
        expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
        expect(events.every(({ time }) => time === chinaDateTime(moment))).toBe(true);
      }),
    );
  });

  it('adds up to about an average hour when it reports for one', () => {
    const random = createRandom(1);
    const hour = Array.from({ length: 1_200 }, (_, index) =>
      liveEvents(livePlant, now + index * 3_000, 3, 'run', random),
    );
    const produced = hour.flat();
    const energy = produced.reduce((sum, event) => sum + (event.type === 'energy' ? event.energy : 0), 0);
    const products = produced.filter(({ type }) => type === 'output').length;
    // Of 2,269 kWh and 122 products a day, the hour from 14:00 has 156 parts of 2,174.
    expect(energy).toBeGreaterThan(145);
    expect(energy).toBeLessThan(180);
    expect(products).toBeGreaterThan(2);
    expect(products).toBeLessThan(20);
  });
});
