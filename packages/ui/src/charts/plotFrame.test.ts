import { chooseValueAxis } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { frameOf, pitchOf } from './plotFrame.ts';

const { max, ticks } = chooseValueAxis([50]);
const values = { min: 0, max, ticks };
const size = { width: 600, height: 400 };

describe('frameOf', () => {
  it('puts the ends of both axes at the edges of the plot', () => {
    const { width, height, margin, xOf, yOf } = frameOf({ reach: [10, 30], ticks: [], values }, size, 1);
    expect([xOf(10), xOf(20), xOf(30)]).toEqual([0, width / 2, width]);
    expect([yOf(0), yOf(max)]).toEqual([height, 0]);
    expect(width + margin.left + margin.right).toBe(size.width);
    expect(height + margin.top + margin.bottom).toBe(size.height);
  });

  it('puts a single place in the middle', () => {
    const { width, xOf } = frameOf({ reach: [10, 10], ticks: [], values }, size, 1);
    expect(xOf(10)).toBe(width / 2);
  });

  it('keeps room for half of a long label at the start, and for the names of axes', () => {
    const label = '2026-12-31 23:59:50';
    const long = frameOf({ reach: [10, 30], ticks: [{ value: 10, label }], values }, size, 1);
    expect(long.margin.left).toBeGreaterThan(frameOf({ reach: [10, 30], ticks: [], values }, size, 1).margin.left);
    const named = frameOf({ reach: [10, 30], ticks: [], values, named: true }, size, 1);
    expect(named.margin.bottom).toBe(28 + 20);
  });
});

describe('pitchOf', () => {
  it('is the least distance, or the whole width when there is a single place', () => {
    const frame = frameOf({ reach: [0, 10], ticks: [], values }, size, 1);
    expect(pitchOf([0, 4, 5, 10], frame)).toBeCloseTo(frame.width / 10, 9);
    expect(pitchOf([4], frame)).toBe(frame.width);
    expect(pitchOf([], frame)).toBe(frame.width);
  });
});
