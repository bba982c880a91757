import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../time/chinaTime.ts';
import { serviceForecastMaxDays } from './limits.ts';
import { serviceDue, serviceExpectedOn } from './service.ts';

const grease = { intervalHours: 200, servicedAtHours: null };

describe('serviceDue', () => {
  it('counts from the beginning to the first service, and from the last one afterwards', () => {
    expect(serviceDue(grease, 82)).toEqual({
      state: 'ahead',
      sinceHours: 82,
      leftHours: 118,
      overHours: 0,
      used: 0.41,
      message: '118 小时后首次保养',
    });
    expect(serviceDue({ ...grease, servicedAtHours: 195.5 }, 245.5)).toMatchObject({
      sinceHours: 50,
      leftHours: 150,
      used: 0.25,
      message: '150 小时后保养',
    });
  });

  it.each([
    [199.9, 'ahead', 0.1, 0, '1 小时后首次保养'],
    [200, 'due', 0, 0, '已到保养时间，请尽快安排'],
    [200.9, 'due', 0, 0.9, '已到保养时间，请尽快安排'],
    [201, 'overdue', 0, 1, '保养已超期 1 小时，请尽快安排'],
    [1_200.7, 'overdue', 0, 1_000.7, '保养已超期 1000 小时，请尽快安排'],
  ])('is after %s hours %s, with %s left and %s over', (hours, state, leftHours, overHours, message) => {
    expect(serviceDue(grease, hours)).toMatchObject({ state, leftHours, overHours, message });
  });

  it('has run nothing since a service that was noted at more hours than the machine has', () => {
    expect(serviceDue({ ...grease, servicedAtHours: 300 }, 250)).toMatchObject({ sinceHours: 0, leftHours: 200 });
  });

  it('adds up, and never turns better while a machine runs', () => {
    const interval = fc.record({
      intervalHours: fc.integer({ min: 1, max: 5_000 }),
      servicedAtHours: fc.option(fc.nat(9_000)),
    });
    const hours = fc.double({ min: 0, max: 20_000, noNaN: true });
    const order = ['ahead', 'due', 'overdue'];
    fc.assert(
      fc.property(interval, hours, fc.nat(500), (given, running, more) => {
        const due = serviceDue(given, running);
        expect(due.sinceHours + due.leftHours - due.overHours).toBeCloseTo(given.intervalHours, 6);
        expect(Math.min(due.leftHours, due.overHours)).toBe(0);
        expect(due.used).toBeGreaterThanOrEqual(0);
        expect(due.used === 1).toBe(due.state !== 'ahead');
        expect(order.indexOf(serviceDue(given, running + more).state)).toBeGreaterThanOrEqual(order.indexOf(due.state));
      }),
    );
  });
});

describe('serviceExpectedOn', () => {
  const use = { runningHours: 82, since: Date.parse('2026-05-12T10:30:00+08:00') };
  const now = Date.parse('2026-05-18T18:00:00+08:00');

  it.each([
    [118, '2026-05-27'],
    [268, '2026-06-08'],
    [868, '2026-07-24'],
    [0, '2026-05-18'],
  ])('expects the use of %s hours by %s', (left, day) => {
    expect(serviceExpectedOn(left, use, now)).toBe(day);
  });

  it('expects nothing of a machine that did not run, of one that begins now, nor far ahead', () => {
    expect(serviceExpectedOn(118, { ...use, runningHours: 0 }, now)).toBeNull();
    expect(serviceExpectedOn(118, use, use.since)).toBeNull();
    const daily = { runningHours: 24, since: now - dayMs };
    expect(serviceExpectedOn(24 * serviceForecastMaxDays, daily, now)).toBe('2028-05-17');
    expect(serviceExpectedOn(24 * serviceForecastMaxDays + 1, daily, now)).toBeNull();
  });
});
