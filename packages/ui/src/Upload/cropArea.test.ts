import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  avatarSide,
  type CropArea,
  centredCrop,
  cropZoom,
  greatestZoom,
  outputSide,
  panCrop,
  zoomCrop,
} from './cropArea.ts';

const wide = { width: 1200, height: 800 };

const pictures = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) });
const distance = fc.double({ min: -20_000, max: 20_000, noNaN: true });
const moves = fc.array(
  fc.oneof(
    fc.record({ pan: fc.tuple(distance, distance) }),
    fc.record({ zoom: fc.double({ min: -1, max: 10, noNaN: true }) }),
  ),
  { maxLength: 30 },
);

describe('the crop square', () => {
  it('is the largest in the middle when nothing was moved', () => {
    expect(centredCrop(wide)).toEqual({ x: 200, y: 0, side: 800 });
    expect(centredCrop({ width: 300, height: 500 })).toEqual({ x: 0, y: 100, side: 300 });
  });

  it('moves as far as the picture goes when it is panned', () => {
    const crop = centredCrop(wide);
    expect(panCrop(wide, crop, 30, 0)).toEqual({ x: 230, y: 0, side: 800 });
    expect(panCrop(wide, crop, 201, 5)).toEqual({ x: 400, y: 0, side: 800 });
    expect(panCrop(wide, crop, -201, -5)).toEqual({ x: 0, y: 0, side: 800 });
  });

  it('keeps its middle when it is zoomed away from the edges', () => {
    expect(zoomCrop(wide, centredCrop(wide), 2)).toEqual({ x: 400, y: 200, side: 400 });
    expect(cropZoom(wide, { x: 0, y: 0, side: 400 })).toBe(2);
  });

  it('comes back inside when it is zoomed out at an edge', () => {
    expect(zoomCrop(wide, { x: 800, y: 400, side: 400 }, 1)).toEqual({ x: 400, y: 0, side: 800 });
  });

  it.each([
    [64, 1],
    [63, 1],
    [96, 1.5],
    [256, 4],
    [4000, 4],
  ])('zooms a picture of %d px to %d at most', (side, zoom) => {
    const picture = { width: side, height: side + 10 };
    expect(greatestZoom(picture)).toBe(zoom);
    expect(cropZoom(picture, zoomCrop(picture, centredCrop(picture), 99))).toBeCloseTo(zoom, 9);
    expect(cropZoom(picture, zoomCrop(picture, centredCrop(picture), 0))).toBe(1);
  });

  it.each([
    [2000, avatarSide],
    [512.4, 512],
    [300.6, 301],
    [0.2, 1],
  ])('is written with no more px than it has when its side is %d', (side, px) => {
    expect(outputSide({ x: 0, y: 0, side })).toBe(px);
  });

  it('never leaves the picture whatever is done with it', () => {
    fc.assert(
      fc.property(pictures, moves, (picture, done) => {
        let crop: CropArea = centredCrop(picture);
        for (const move of done) {
          crop = 'pan' in move ? panCrop(picture, crop, ...move.pan) : zoomCrop(picture, crop, move.zoom);
          expect(crop.x).toBeGreaterThanOrEqual(0);
          expect(crop.y).toBeGreaterThanOrEqual(0);
          expect(crop.side).toBeGreaterThan(0);
          expect(crop.x + crop.side).toBeLessThanOrEqual(picture.width + 1e-6);
          expect(crop.y + crop.side).toBeLessThanOrEqual(picture.height + 1e-6);
          expect(cropZoom(picture, crop)).toBeGreaterThanOrEqual(1 - 1e-9);
          expect(cropZoom(picture, crop)).toBeLessThanOrEqual(greatestZoom(picture) + 1e-9);
        }
      }),
    );
  });

  it('is undone when it is panned there and back inside the picture', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), (x) => {
        const crop = centredCrop(wide);
        expect(panCrop(wide, panCrop(wide, crop, x, 0), -x, 0)).toEqual(crop);
      }),
    );
  });
});
