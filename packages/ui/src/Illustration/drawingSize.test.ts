import { describe, expect, it } from 'vitest';
import { drawingFit, drawingWidth } from './drawingSize.ts';

describe('drawingWidth', () => {
  it.each([
    ['a head of a solution', 400, 491],
    ['a head with cards over its edge', 272, 334],
    ['a picture of 190 px', 190, 233],
  ])('makes a drawing nine tenths as high as %s', (_, height, width) => {
    expect(drawingWidth(height)).toBe(width);
    expect((width * 3) / 4 / height).toBeCloseTo(0.92, 2);
  });
});

describe('drawingFit', () => {
  it('says the same of an area that has a size', () => {
    expect(drawingFit).toContain('height: 92%');
  });
});
