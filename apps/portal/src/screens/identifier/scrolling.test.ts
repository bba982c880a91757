import { sceneScrollTopPx, tocOffsetPx } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { sceneScrollTop, sectionScrollTop } from './scrolling.ts';

describe('sceneScrollTop', () => {
  it('puts the strip under what sticks above it', () => {
    expect(sceneScrollTop(684, 56, true)).toBe(628);
  });

  it('goes no further than the usual place beside a menu', () => {
    expect(sceneScrollTop(900, 124, false)).toBe(sceneScrollTopPx);
  });

  it('keeps the scene out from under the plate bar where it stands higher', () => {
    expect(sceneScrollTop(594, 124, false)).toBe(470);
  });

  it('never scrolls above the page', () => {
    expect(sceneScrollTop(40, 56, true)).toBe(0);
  });
});

describe('sectionScrollTop', () => {
  it('counts the section from the offset when the scene stands below it', () => {
    expect(sectionScrollTop(1200, 800)).toBe(tocOffsetPx + 400);
  });

  it('keeps the section out from under the header when the scene stands higher', () => {
    expect(sectionScrollTop(900, 700)).toBe(740);
  });

  it('never scrolls above the page', () => {
    expect(sectionScrollTop(100, 90)).toBe(0);
  });
});
