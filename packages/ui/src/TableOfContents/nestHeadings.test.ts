import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ContentsHeading, nestHeadings } from './nestHeadings.ts';

const headings = fc
  .array(fc.constantFrom<1 | 2 | undefined>(1, 2, undefined), { maxLength: 20 })
  .map((levels) => levels.map((level, index): ContentsHeading => ({ id: `h${index}`, text: `第 ${index} 节`, level })));

describe('nestHeadings', () => {
  it('puts parts under the heading before them when there is one', () => {
    const [a, b, c] = [
      { id: 'a', text: '接入', level: 1 },
      { id: 'b', text: '申请', level: 2 },
      { id: 'c', text: '解析' },
    ] as const;
    expect(nestHeadings([a, b, c])).toEqual([
      { heading: a, parts: [b] },
      { heading: c, parts: [] },
    ]);
  });

  it('lets parts stand by themselves when no heading comes before them', () => {
    const parts: ContentsHeading[] = [
      { id: 'a', text: '申请', level: 2 },
      { id: 'b', text: '审核', level: 2 },
    ];
    expect(nestHeadings(parts).map(({ heading }) => heading.id)).toEqual(['a', 'b']);
  });

  it('keeps every heading once and in order', () => {
    fc.assert(
      fc.property(headings, (given) => {
        const flat = nestHeadings(given).flatMap(({ heading, parts }) => [heading, ...parts]);
        expect(flat).toEqual(given);
      }),
    );
  });

  it('nests headings of the second level only', () => {
    fc.assert(
      fc.property(headings, (given) => {
        for (const { heading, parts } of nestHeadings(given)) {
          expect(parts.every((part) => part.level === 2)).toBe(true);
          expect(parts.length === 0 || heading.level !== 2).toBe(true);
        }
      }),
    );
  });
});
