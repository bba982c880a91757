import { tocOffsetPx } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { sectionScrollTop } from './scrolling.ts';

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
