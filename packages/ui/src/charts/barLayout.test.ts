import { chooseValueAxis } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BarsToLay, endsOf, layBars, writtenSums } from './barLayout.ts';
import { tickWidth } from './geometry.ts';

function barsOf(names: readonly string[], more: Partial<BarsToLay> = {}): BarsToLay {
  const bars = names.map((name, index) => ({
    name,
    parts: [{ name: '能耗', value: 100 + index, color: '', outline: '' }],
  }));
  return { bars, valueAxis: chooseValueAxis([200]), typeScale: 1, ...more };
}

const wide = { width: 900, height: 400 };
const phone = { width: 358, height: 240 };
const ten = Array.from({ length: 10 }, (_, index) => `岗位 ${index + 1}`);

describe('endsOf', () => {
  it('are those of the parts above and below 0 when a bar has both', () => {
    const bar = (...values: number[]) => ({
      name: '',
      parts: values.map((value) => ({ name: '', value, color: '', outline: '' })),
    });
    expect([bar(10, -4, 2.5), bar(-8), bar(), bar(0.1, 0.2)].map(endsOf)).toEqual([
      [12.5, -4],
      [0, -8],
      [0, 0],
      [0.3, 0],
    ]);
    expect(writtenSums([bar(1_234_567_890_123), bar(-8)])).toEqual(['1,234,567,890,123', '-8']);
  });
});

describe('layBars', () => {
  it('stands bars upright while all names fit, and lays them where they do not', () => {
    expect(layBars(barsOf(ten), wide).upright).toBe(true);
    expect(layBars(barsOf(ten), phone).upright).toBe(false);
    expect(layBars(barsOf(ten, { direction: 'vertical' }), phone).upright).toBe(true);
    expect(layBars(barsOf(ten, { direction: 'horizontal' }), wide).upright).toBe(false);
    expect(layBars(barsOf(ten, { dated: true }), phone).upright).toBe(true);
  });

  it('makes bars 24 to 36 px wide when there is room', () => {
    for (const count of [2, 6, 10]) {
      const { thickness } = layBars(barsOf(ten.slice(0, count)), wide);
      expect(thickness).toBeGreaterThanOrEqual(24);
      expect(thickness).toBeLessThanOrEqual(36);
    }
  });

  it('leaves the oldest out only when that is asked for', () => {
    const years = Array.from({ length: 9 }, (_, index) => String(2018 + index));
    const { bars } = layBars(barsOf(years, { direction: 'vertical', dated: true, latestOnly: true }), phone);
    expect(bars.map(({ name }) => name)).toEqual(years.slice(-6));
    expect(layBars(barsOf(years, { dated: true }), phone).bars).toHaveLength(9);
  });

  it('keeps bars and names apart and in their room when there are any', () => {
    const name = fc.string({ unit: fc.constantFrom('总', '装', '线', 'R', '7', ' '), minLength: 1, maxLength: 14 });
    const direction = fc.constantFrom(undefined, 'vertical' as const, 'horizontal' as const);
    fc.assert(
      fc.property(
        fc.array(name, { minLength: 1, maxLength: 40 }),
        direction,
        fc.constantFrom(wide, phone),
        (names, given, size) => {
          const { pitch, thickness, length, places, upright, margin, bars } = layBars(
            barsOf(names, { direction: given }),
            size,
          );
          expect(thickness).toBeLessThanOrEqual(Math.max(1, pitch * 0.8));
          expect(pitch * bars.length).toBeCloseTo(length, 6);
          const room = upright ? pitch : margin.left;
          expect(places.every(({ label }) => tickWidth(label) <= room || label.length <= 2)).toBe(true);
        },
      ),
    );
  });
});
