import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, mirrored, type Placement, placePanel } from './placePanel.ts';

const placements = [
  'below',
  'below-start',
  'below-end',
  'above',
  'above-start',
  'above-end',
  'start',
  'end',
] as const satisfies readonly Placement[];
const screen: Box = { left: 0, top: 0, width: 1440, height: 900 };
const field: Box = { left: 100, top: 200, width: 320, height: 40 };

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

describe('placePanel', () => {
  it('opens below and keeps the left edge when there is room', () => {
    const place = placePanel(field, { left: 0, top: 0, width: 320, height: 300 }, screen, 'below-start');
    expect(place).toMatchObject({ left: 100, top: 244, side: 'below' });
  });

  it('keeps the right edge when it is asked for', () => {
    expect(placePanel(field, { left: 0, top: 0, width: 200, height: 80 }, screen, 'below-end').left).toBe(220);
  });

  it('opens above when there is only room there', () => {
    const low = { ...field, top: 820 };
    const place = placePanel(low, { left: 0, top: 0, width: 320, height: 300 }, screen, 'below-start');
    expect(place).toMatchObject({ top: 516, side: 'above' });
  });

  it('takes the roomier side and less height when neither has room', () => {
    const place = placePanel(field, { left: 0, top: 0, width: 320, height: 2000 }, screen, 'above');
    expect(place).toMatchObject({ side: 'below', top: 244, maxHeight: 648 });
  });

  it('flips to the other side when the side has no room', () => {
    const place = placePanel(field, { left: 0, top: 0, width: 200, height: 80 }, screen, 'start');
    expect(place).toMatchObject({ side: 'end', left: 424 });
  });

  it('covers its anchor when the screen is low and neither side has room, with a strip above that dismisses it', () => {
    const low: Box = { left: 0, top: 0, width: 667, height: 331 };
    const middle = { ...field, top: 140 };
    const calendar = { left: 0, top: 0, width: 276, height: 316 };
    expect(placePanel(middle, calendar, low, 'below-start')).toMatchObject({ left: 100, top: 44, maxHeight: 279 });
    expect(placePanel(middle, { ...calendar, height: 180 }, low, 'below-start')).toMatchObject({ top: 143 });
    const fits = { ...calendar, height: 120 };
    expect(placePanel(middle, fits, low, 'below-start')).toMatchObject({ top: 184, side: 'below' });
    const bubble = placePanel(middle, calendar, low, 'below-start', true);
    expect(overlaps({ ...calendar, ...bubble, height: bubble.maxHeight }, middle)).toBe(false);
  });

  it('stays in the window and never covers its anchor when it fits at one side', () => {
    const size = fc.integer({ min: 10, max: 350 });
    const anchors = fc.record({
      left: fc.integer({ min: 8, max: 1000 }),
      top: fc.integer({ min: 8, max: 840 }),
      width: fc.integer({ min: 20, max: 400 }),
      height: fc.integer({ min: 16, max: 48 }),
    });
    fc.assert(
      fc.property(anchors, size, size, fc.constantFrom(...placements), (anchor, width, height, placement) => {
        const { left, top, maxHeight } = placePanel(anchor, { left: 0, top: 0, width, height }, screen, placement);
        const placed = { left, top, width, height: Math.min(height, maxHeight) };
        expect(left).toBeGreaterThanOrEqual(8);
        expect(left + width).toBeLessThanOrEqual(1432);
        expect(top).toBeGreaterThanOrEqual(8);
        expect(top + placed.height).toBeLessThanOrEqual(892);
        expect(overlaps(placed, anchor)).toBe(false);
      }),
    );
  });
});

describe('mirrored', () => {
  it('mirrors every placement on a screen that is read from right to left', () => {
    const flip = (box: Box): Box => ({ ...box, left: screen.width - box.left - box.width });
    fc.assert(
      fc.property(
        fc.constantFrom(...placements),
        fc.integer({ min: 0, max: 1100 }),
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 20, max: 400 }),
        (placement, left, top, width) => {
          const anchor = { ...field, left, top };
          const panel = { left: 0, top: 0, width, height: 200 };
          const place = placePanel(anchor, panel, screen, placement);
          const other = placePanel(flip(anchor), panel, screen, mirrored(placement));
          expect(other.left).toBeCloseTo(flip({ ...panel, left: place.left }).left);
          expect([other.top, other.maxHeight]).toEqual([place.top, place.maxHeight]);
        },
      ),
    );
  });
});
