import { plotTrends, type TimedFigure } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layTrends } from './trendLayout.ts';

/** The layout of lines given by their figures at whole seconds. */
function lay(
  lines: readonly (readonly (readonly [number, number | null])[])[],
  form: { joined: boolean; stacked: boolean },
) {
  const figures = lines.map((line) => line.map(([x, y]): TimedFigure => ({ x: x * 1000, y })));
  const trends = plotTrends(figures);
  const slots = trends.find((trend) => trend !== null)?.axis.slots ?? [];
  return { slots, layouts: layTrends(trends, slots, form) };
}

const valuesOf = (places: readonly { value: number | undefined }[]) => places.map(({ value }) => value);

describe('layTrends', () => {
  const crossing = [
    [
      [0, 4],
      [2, 8],
      [4, 6],
    ],
    [
      [1, 1],
      [3, 5],
    ],
  ] as const;

  it('passes slots without a point by when lines are joined, and breaks them when not', () => {
    const joined = lay(crossing, { joined: true, stacked: false }).layouts;
    expect(joined.map(({ places }) => valuesOf(places))).toEqual([
      [4, 8, 6],
      [1, 5],
    ]);
    const apart = lay(crossing, { joined: false, stacked: false }).layouts;
    expect(apart.map(({ places }) => valuesOf(places))).toEqual([
      [4, undefined, 8, undefined, 6],
      [undefined, 1, undefined, 5, undefined],
    ]);
    for (const { values } of joined) expect(values).toHaveLength(5);
  });

  it('stands areas on those before, read between their neighbours, when stacked', () => {
    const { layouts } = lay(crossing, { joined: true, stacked: true });
    expect(layouts.map(({ places }) => valuesOf(places))).toEqual([
      [4, 6, 8, 7, 6],
      [undefined, 7, 11, 12, undefined],
    ]);
    expect(layouts.map(({ bases }) => bases)).toEqual([
      [0, 0, 0, 0, 0],
      [4, 6, 8, 7, 6],
    ]);
    expect(layouts[1]?.values).toEqual([undefined, 1, undefined, 5, undefined]);
  });

  it('adds nothing for a gap or a line without figures when stacked', () => {
    const { layouts } = lay(
      [
        [
          [0, 4],
          [1, null],
          [2, 4],
        ],
        [],
        [
          [0, 1],
          [1, 1],
          [2, 1],
        ],
      ],
      { joined: true, stacked: true },
    );
    expect(layouts.map(({ places }) => valuesOf(places))).toEqual([
      [4, undefined, 4],
      [undefined, undefined, undefined],
      [5, 1, 5],
    ]);
  });

  it('keeps every area as high as its figure on a base below it when figures are 0 or more', () => {
    const line = fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.option(fc.integer({ min: 0, max: 1000 }))));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), fc.boolean(), (lines, joined) => {
        const { slots, layouts } = lay(lines, { joined, stacked: true });
        expect(layouts).toHaveLength(lines.length);
        for (const { places, bases, values } of layouts) {
          expect(places.map(({ at }) => at)).toEqual(slots);
          const drawn = places.flatMap(({ value }, slot) => {
            return value === undefined ? [] : [{ own: values[slot], height: value - (bases[slot] ?? Number.NaN) }];
          });
          for (const { own, height } of drawn) expect(height).toBeCloseTo(own ?? Math.max(0, height), 6);
          const missed = values.filter((own, slot) => own !== undefined && places[slot]?.value === undefined);
          expect(missed).toEqual([]);
        }
      }),
    );
  });
});
