import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitItems } from './fitItems.ts';

const navigation = { widths: [60, 60, 60, 60, 60, 90, 60], gap: 22, moreWidth: 47 };

describe('fitItems', () => {
  it('shows all items when they fit exactly', () => {
    expect(fitItems({ ...navigation, room: 582, active: -1 })).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('keeps room for the button when one px is missing', () => {
    expect(fitItems({ ...navigation, room: 581, active: -1 })).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('shows five items on a tablet of 834 px and four on one of 768 px', () => {
    expect(fitItems({ ...navigation, room: 520, active: 0 })).toEqual([0, 1, 2, 3, 4]);
    expect(fitItems({ ...navigation, room: 454, active: 0 })).toEqual([0, 1, 2, 3]);
  });

  it('shows the active item in the last place when it stands further back', () => {
    expect(fitItems({ ...navigation, room: 454, active: 6 })).toEqual([0, 1, 2, 6]);
  });

  it('drops another item when the active one is wider than the one it replaces', () => {
    expect(fitItems({ ...navigation, room: 457, active: 5 })).toEqual([0, 1, 2, 5]);
  });

  it('shows the active item alone when nothing else fits', () => {
    expect(fitItems({ ...navigation, room: 10, active: 3 })).toEqual([3]);
  });

  it('always shows the active item, in order and within the room', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 1500 }),
        fc.nat(),
        (widths, gap, moreWidth, room, seed) => {
          const active = seed % widths.length;
          const shown = fitItems({ widths, gap, moreWidth, room, active });
          expect(shown).toContain(active);
          expect(shown).toEqual([...new Set(shown)].sort((one, other) => one - other));
          const length = shown.reduce((sum, index) => sum + (widths[index] ?? 0) + gap, -gap);
          const rest = shown.length === widths.length ? 0 : gap + moreWidth;
          expect(shown.length === 1 || length + rest <= room).toBe(true);
        },
      ),
    );
  });
});
