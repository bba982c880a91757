import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { narrowSlots, pageSlots, pageWindow, wideSlots } from './pageSlots.ts';

/** A current page among up to a hundred thousand. */
const places = fc
  .integer({ min: 1, max: 100_000 })
  .chain((pages) => fc.record({ pages: fc.constant(pages), page: fc.integer({ min: 1, max: pages }) }));
const rooms = fc.constantFrom(narrowSlots, wideSlots, 9, 11);

function written(page: number, pages: number, slots: number): string {
  return pageWindow(page, pages, slots)
    .map((at) => (Number.isInteger(at) ? String(at) : '…'))
    .join(' ');
}

describe('pageWindow', () => {
  it.each([
    [1, 9, wideSlots, '1 2 3 4 5 … 9'],
    [4, 9, wideSlots, '1 2 3 4 5 … 9'],
    [5, 9, wideSlots, '1 … 4 5 6 … 9'],
    [6, 9, wideSlots, '1 … 5 6 7 8 9'],
    [9, 9, wideSlots, '1 … 5 6 7 8 9'],
    [3, 7, wideSlots, '1 2 3 4 5 6 7'],
    [1, 9, narrowSlots, '1 2 3 … 9'],
    [3, 9, narrowSlots, '1 2 3 … 9'],
    [4, 9, narrowSlots, '1 … 4 … 9'],
    [7, 9, narrowSlots, '1 … 7 8 9'],
    [1, 1, narrowSlots, '1'],
  ])('writes page %i of %i in %i places as %s', (page, pages, slots, boxes) => {
    expect(written(page, pages, slots)).toBe(boxes);
  });

  it('has the first page, the last and the current one when there are any pages', () => {
    fc.assert(
      fc.property(places, rooms, ({ page, pages }, slots) => {
        expect(pageWindow(page, pages, slots)).toEqual(expect.arrayContaining([1, page, pages]));
      }),
    );
  });

  it('has the neighbours of the current page when there is room for seven', () => {
    fc.assert(
      fc.property(places, ({ page, pages }) => {
        const neighbours = [page - 1, page + 1].filter((near) => near >= 1 && near <= pages);
        expect(pageWindow(page, pages, wideSlots)).toEqual(expect.arrayContaining(neighbours));
      }),
    );
  });

  it('keeps the number of boxes when the page turns', () => {
    fc.assert(
      fc.property(places, rooms, ({ page, pages }, slots) => {
        expect(pageWindow(page, pages, slots)).toHaveLength(Math.min(pages, slots));
      }),
    );
  });

  it('rises from box to box, with a gap exactly where at least two pages are left out', () => {
    fc.assert(
      fc.property(places, rooms, ({ page, pages }, slots) => {
        const boxes = pageWindow(page, pages, slots);
        const shown = boxes.filter(Number.isInteger);
        expect(boxes).toEqual(boxes.toSorted((one, other) => one - other));
        for (const [index, at] of shown.entries()) {
          const next = shown[index + 1];
          if (next === undefined) continue;
          const leftOut = next - at - 1;
          expect(leftOut).not.toBe(1);
          expect(boxes.some((box) => box > at && box < next)).toBe(leftOut > 0);
        }
      }),
    );
  });
});

describe('pageSlots', () => {
  it('holds both rows when their boxes differ', () => {
    fc.assert(
      fc.property(places, ({ page, pages }) => {
        const slots = pageSlots(page, pages);
        const at = (room: string) => slots.filter((slot) => slot.room === 'both' || slot.room === room);
        expect(at('wide').map((slot) => slot.at)).toEqual(pageWindow(page, pages, wideSlots));
        expect(at('narrow').map((slot) => slot.at)).toEqual(pageWindow(page, pages, narrowSlots));
        expect(slots.filter((slot) => slot.page === null).every((slot) => !Number.isInteger(slot.at))).toBe(true);
      }),
    );
  });
});
