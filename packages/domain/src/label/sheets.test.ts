import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsPage, type LabelSheet, labelPlaces, labelSheets } from './sheets.ts';

const slack = 1e-6;

/** Whether the labels of a page lie within it and beside each other. */
function areApart(sheet: LabelSheet): boolean {
  const { page, label } = sheet;
  const places = labelPlaces(sheet);
  const isOutside = places.some(
    ({ x, y }) =>
      x < -slack || y < -slack || x + label.width > page.width + slack || y + label.height > page.height + slack,
  );
  const overlap = places.some((one, index) =>
    places
      .slice(index + 1)
      .some(
        (other) => Math.abs(one.x - other.x) < label.width - slack && Math.abs(one.y - other.y) < label.height - slack,
      ),
  );
  return !isOutside && !overlap;
}

const mm = (most: number) => fc.integer({ min: 0, max: most * 10 }).map((tenths) => tenths / 10);
const anySheet = fc.record<LabelSheet>({
  page: fc.record({ width: mm(400), height: mm(400) }),
  label: fc.record({ width: mm(100).map((side) => side + 5), height: mm(100).map((side) => side + 5) }),
  columns: fc.integer({ min: 1, max: 6 }),
  rows: fc.integer({ min: 1, max: 8 }),
  left: mm(20),
  top: mm(20),
  gapX: mm(5),
  gapY: mm(5),
});

describe('labelPlaces', () => {
  it.each(Object.entries(labelSheets))('fills the page of %s without overlaps', (name, sheet) => {
    expect(fitsPage(sheet)).toBe(true);
    expect(areApart(sheet)).toBe(true);
    expect(labelPlaces(sheet)).toHaveLength(Number(name.split('-')[1]));
  });

  it.each(Object.entries(labelSheets))('leaves the same margin on both sides of %s', (_name, sheet) => {
    const { page, label, left, top } = sheet;
    const last = labelPlaces(sheet).at(-1) ?? { x: 0, y: 0 };
    expect(page.width - last.x - label.width).toBeCloseTo(left, 6);
    expect(page.height - last.y - label.height).toBeCloseTo(top, 6);
  });

  it('never overlaps, and leaves no page that fitsPage accepts', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        expect(areApart(sheet) || !fitsPage(sheet)).toBe(true);
        expect(areApart({ ...sheet, page: { width: Infinity, height: Infinity } })).toBe(true);
      }),
    );
  });

  it('goes row by row from the top left', () => {
    const [first, second, , fourth] = labelPlaces(labelSheets['a4-21']);
    expect([first, second, fourth]).toEqual([
      { x: 7.25, y: 15.15 },
      { x: 73.25, y: 15.15 },
      { x: 7.25, y: 53.25 },
    ]);
  });
});
