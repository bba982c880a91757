import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeSection, choiceHolds } from './useScrollSpy.ts';

const top = fc.integer({ min: -5000, max: 5000 });
const sections = fc
  .uniqueArray(top, { minLength: 1, maxLength: 12 })
  .map((tops) => tops.sort((a, b) => a - b).map((value, index) => ({ id: `section-${index}`, top: value })));
const line = fc.integer({ min: 0, max: 800 });

describe('activeSection', () => {
  it('is none when there are no sections', () => {
    expect(activeSection([], { line: 380, atEnd: false })).toBeNull();
    expect(activeSection([], { line: 380, atEnd: true })).toBeNull();
  });

  it('is the first when no head has passed the line', () => {
    const below = [
      { id: 'a', top: 381 },
      { id: 'b', top: 900 },
    ];
    expect(activeSection(below, { line: 380, atEnd: false })).toBe('a');
  });

  it('is the section whose head stands on the line', () => {
    const onLine = [
      { id: 'a', top: -40 },
      { id: 'b', top: 380 },
      { id: 'c', top: 381 },
    ];
    expect(activeSection(onLine, { line: 380, atEnd: false })).toBe('b');
  });

  it('is the later of two that stand at the same height when both have passed', () => {
    const twins = [
      { id: 'a', top: 10 },
      { id: 'b', top: 10 },
    ];
    expect(activeSection(twins, { line: 380, atEnd: false })).toBe('b');
    expect(activeSection(twins, { line: 0, atEnd: false })).toBe('a');
  });

  it('is always one of the sections', () => {
    fc.assert(
      fc.property(sections, line, fc.boolean(), (given, at, atEnd) => {
        expect(given.map(({ id }) => id)).toContain(activeSection(given, { line: at, atEnd }));
      }),
    );
  });

  it('leaves every section after the active one below the line', () => {
    fc.assert(
      fc.property(sections, line, (given, at) => {
        const active = given.findIndex(({ id }) => id === activeSection(given, { line: at, atEnd: false }));
        expect(given.slice(active + 1).every((section) => section.top > at)).toBe(true);
        expect(active === 0 || (given[active]?.top ?? Number.POSITIVE_INFINITY) <= at).toBe(true);
      }),
    );
  });

  it('is the last at the end of the page, wherever the line is', () => {
    fc.assert(
      fc.property(sections, line, (given, at) => {
        expect(activeSection(given, { line: at, atEnd: true })).toBe(given.at(-1)?.id);
      }),
    );
  });

  it('never goes back while the page is scrolled down', () => {
    fc.assert(
      fc.property(sections, line, fc.array(fc.nat(600)), (given, at, moves) => {
        let scrolled = 0;
        let before = 0;
        for (const move of moves) {
          scrolled += move;
          const now = given.map((section) => ({ ...section, top: section.top - scrolled }));
          const index = now.findIndex(({ id }) => id === activeSection(now, { line: at, atEnd: false }));
          expect(index).toBeGreaterThanOrEqual(before);
          before = index;
        }
      }),
    );
  });

  it('does not depend on the order in which sections are given', () => {
    fc.assert(
      fc.property(sections, line, fc.boolean(), (given, at, atEnd) => {
        const place = { line: at, atEnd };
        expect(activeSection([...given].reverse(), place)).toBe(activeSection(given, place));
      }),
    );
  });
});

describe('choiceHolds', () => {
  it('holds when the page moves towards the target and rests there', () => {
    const journey = [900, 400, 120, 0, 0];
    for (const [index, distance] of journey.entries()) {
      expect(choiceHolds(journey[index - 1] ?? distance, distance)).toBe(true);
    }
  });

  it('holds when a fraction of a pixel is lost', () => {
    expect(choiceHolds(0, 0.6)).toBe(true);
  });

  it('ends when the reader scrolls away', () => {
    expect(choiceHolds(0, 40)).toBe(false);
    expect(choiceHolds(300, 340)).toBe(false);
  });
});
