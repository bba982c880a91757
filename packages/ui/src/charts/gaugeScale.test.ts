import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampToScale, type GaugeBand, gaugeScale, partOf, shareOnScale, writtenLimits } from './gaugeScale.ts';

const bands: readonly GaugeBand[] = [
  { to: 60, tone: 'success' },
  { to: 80, tone: 'warning', name: '偏高' },
  { to: 100, tone: 'danger' },
];

describe('gaugeScale', () => {
  it('puts bands end to end when they are sorted', () => {
    expect(gaugeScale(0, 100, bands)).toEqual({
      min: 0,
      max: 100,
      parts: [
        { from: 0, to: 60, tone: 'success' },
        { from: 60, to: 80, tone: 'warning', name: '偏高' },
        { from: 80, to: 100, tone: 'danger' },
      ],
    });
  });

  it('is the same when bands are in another order, reach beyond the scale or are no numbers', () => {
    const [good, warn, bad] = bands;
    const given = [
      { ...bad, to: Number.POSITIVE_INFINITY },
      { to: Number.NaN, tone: 'danger' },
      { to: -5, tone: 'warning' },
      warn,
      good,
    ];
    expect(gaugeScale(100, 0, given as GaugeBand[])).toEqual(gaugeScale(0, 100, bands));
  });

  it('has a part without a tone where bands end before the scale, and where there are none', () => {
    expect(gaugeScale(0, 100, bands.slice(0, 1)).parts.at(-1)).toEqual({ from: 60, to: 100 });
    expect(gaugeScale(0, 100, []).parts).toEqual([{ from: 0, to: 100 }]);
  });

  it.each([
    [7, 7, [7, 8]],
    [Number.NaN, Number.POSITIVE_INFINITY, [0, 100]],
    [20, Number.NaN, [20, 100]],
    [1e20, 1e20, [1e20, 1.1e20]],
  ])('from %d to %d reaches over %j', (min, max, ends) => {
    const scale = gaugeScale(min, max, []);
    expect([scale.min, scale.max]).toEqual(ends);
  });

  it('is filled by its parts, and has every value in one, when anything is given', () => {
    // Adding 0 turns -0 into 0, which is the same on a scale.
    const finite = fc.double({ min: -1e15, max: 1e15, noNaN: true }).map((value) => value + 0);
    const number = fc.oneof(finite, fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY));
    const band = fc.record({ to: number, tone: fc.constantFrom('success', 'warning', 'danger') });
    fc.assert(
      fc.property(number, number, fc.array(band), fc.double({ noNaN: true }), (min, max, given, value) => {
        const scale = gaugeScale(min, max, given);
        expect(scale.max).toBeGreaterThan(scale.min);
        expect(scale.parts[0]?.from).toBe(scale.min);
        expect(scale.parts.at(-1)?.to).toBe(scale.max);
        expect(scale.parts.slice(1).map(({ from }) => from)).toEqual(scale.parts.slice(0, -1).map(({ to }) => to));
        for (const { from, to } of scale.parts) expect(to).toBeGreaterThan(from);
        const share = shareOnScale(scale, value);
        expect(share >= 0 && share <= 1).toBe(true);
        const part = partOf(scale, value);
        const clamped = clampToScale(scale, value);
        expect(part !== undefined && part.from <= clamped && clamped <= part.to).toBe(true);
        const limits = writtenLimits(scale, 0.08);
        expect([limits[0], limits.at(-1)]).toEqual([scale.min, scale.max]);
      }),
    );
  });
});

describe('partOf', () => {
  it.each([
    [60, 'success'],
    [60.001, 'warning'],
    [-8, 'success'],
    [300, 'danger'],
  ])('of %d is %s when a limit belongs to the band that it ends', (value, tone) => {
    expect(partOf(gaugeScale(0, 100, bands), value)?.tone).toBe(tone);
  });
});

describe('writtenLimits', () => {
  it('leaves out limits that are too near to the one before or to the end', () => {
    const near: GaugeBand[] = [2, 40, 45, 99].map((to) => ({ to, tone: 'success' }));
    expect(writtenLimits(gaugeScale(0, 100, bands), 0.08)).toEqual([0, 60, 80, 100]);
    expect(writtenLimits(gaugeScale(0, 100, near), 0.08)).toEqual([0, 40, 100]);
  });
});
