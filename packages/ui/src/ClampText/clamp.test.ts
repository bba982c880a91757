import { describe, expect, it } from 'vitest';
import { clampNeeded, nextClamp } from './clamp.ts';

describe('clampNeeded', () => {
  it('leaves a block alone when it is 30 px high, and cuts it when it is higher', () => {
    expect(clampNeeded(30)).toBe(false);
    expect(clampNeeded(30.5)).toBe(true);
    expect(clampNeeded(0)).toBe(false);
  });
});

describe('nextClamp', () => {
  it('turns over when toggled', () => {
    expect(nextClamp('collapsed', 'toggled')).toBe('expanded');
    expect(nextClamp('expanded', 'toggled')).toBe('collapsed');
  });

  it('collapses when the pointer has gone', () => {
    expect(nextClamp('expanded', 'pointerGone')).toBe('collapsed');
    expect(nextClamp('collapsed', 'pointerGone')).toBe('collapsed');
  });
});
