import { describe, expect, it } from 'vitest';
import { sceneScrollTop, sceneScrollTopPx, sectionScrollTop, tocOffsetPx } from './scrolling.ts';

describe('sceneScrollTop', () => {
  it('scrolls the strip below the sticky parts', () => {
    expect(sceneScrollTop(684, 56, true)).toBe(628);
  });

  it('scrolls no further than the usual position beside a menu', () => {
    expect(sceneScrollTop(900, 124, false)).toBe(sceneScrollTopPx);
  });

  it('keeps the scene clear of the plate bar when it is higher', () => {
    expect(sceneScrollTop(594, 124, false)).toBe(470);
  });

  it('never scrolls above the page', () => {
    expect(sceneScrollTop(40, 56, true)).toBe(0);
  });
});

describe('sectionScrollTop', () => {
  it('counts the section from the offset when the scene is below it', () => {
    expect(sectionScrollTop(1200, 800)).toBe(tocOffsetPx + 400);
  });

  it('keeps the section clear of the header when the scene is higher', () => {
    expect(sectionScrollTop(900, 700)).toBe(740);
  });

  it('never scrolls above the page', () => {
    expect(sectionScrollTop(100, 90)).toBe(0);
  });
});
