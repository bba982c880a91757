import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFreeRun, serialsAtOnceMax } from './freeRun.ts';

/** Looks for a run among registered serial numbers in ascending order; returns where it begins, and the ranges that were read. */
async function found(registered: readonly number[], count: number, { from = 1, lastSerial = 999_999 } = {}) {
  const ranges: [first: number, last: number][] = [];
  const first = await findFreeRun(
    async (least, most) => {
      ranges.push([least, most]);
      return registered.filter((serial) => serial >= least && serial <= most);
    },
    { from, count, lastSerial },
  );
  return { first, ranges };
}

/** The same search by one run at a time. */
function searched(registered: readonly number[], from: number, count: number, lastSerial: number): number {
  let first = from;
  while (first + count - 1 <= lastSerial) {
    const last = registered.findLast((serial) => serial >= first && serial < first + count);
    if (last === undefined) return first;
    first = last + 1;
  }
  return first;
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('findFreeRun', () => {
  it('reads the answer’s own range alone when nothing in it is registered', async () => {
    expect(await found([4, 5], 3)).toEqual({ first: 1, ranges: [[1, 3]] });
  });

  it('fills a gap that is long enough, and passes over a shorter one', async () => {
    const registered = [1, 2, 5, 6, 10];
    expect((await found(registered, 2)).first).toBe(3);
    expect((await found(registered, 3)).first).toBe(7);
    expect((await found(registered, 4)).first).toBe(11);
  });

  it('reads a bounded number of bounded ranges when 200,000 in a row are registered', async () => {
    const { first, ranges } = await found(upTo(200_000), 1);
    expect(first).toBe(200_001);
    expect(ranges.length).toBeLessThan(60);
    expect(Math.max(...ranges.map(([least, most]) => most - least + 1))).toBe(serialsAtOnceMax);
  });

  it('reads nothing beyond the last serial number when too few are left', async () => {
    expect(await found(upTo(995), 5, { lastSerial: 999 })).toMatchObject({ first: 996 });
    const { ranges } = await found(upTo(995), 4, { lastSerial: 999 });
    expect(ranges.at(-1)?.[1]).toBe(999);
    expect(await found([], 1, { from: 1_000, lastSerial: 999 })).toEqual({ first: 1_000, ranges: [] });
  });

  it('finds what a search by one run at a time finds, whichever serial numbers are registered', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { maxLength: 300 }),
        fc.integer({ min: 1, max: 301 }),
        fc.integer({ min: 1, max: 40 }),
        async (some, from, count) => {
          const registered = some.toSorted((one, other) => one - other);
          const { first } = await found(registered, count, { from, lastSerial: 300 });
          expect(first).toBe(searched(registered, from, count, 300));
        },
      ),
    );
  });
});
