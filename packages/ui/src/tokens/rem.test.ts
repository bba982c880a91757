import { describe, expect, it } from 'vitest';
import { rem } from './rem.ts';

describe('rem', () => {
  it.each([
    [16, '1rem'],
    [14, '0.875rem'],
    [13, '0.8125rem'],
    [0, '0rem'],
  ])('is the same length as before when %d px are written at the default size', (px, text) => {
    expect(rem(px)).toBe(text);
  });
});
