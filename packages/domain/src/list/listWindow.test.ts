import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstListWindow, listWindow, nextListWindow } from './listWindow.ts';

describe('list windows', () => {
  it('show five and then five more when there are twelve entries', () => {
    const first = firstListWindow(12);
    const second = nextListWindow(first);
    expect(first).toEqual({ total: 12, shown: 5, rest: 7 });
    expect(second).toEqual({ total: 12, shown: 10, rest: 2 });
    expect(nextListWindow(second)).toEqual({ total: 12, shown: 12, rest: 0 });
  });

  it('show all at once when there are five or fewer', () => {
    expect(firstListWindow(5).rest).toBe(0);
    expect(firstListWindow(0)).toEqual({ total: 0, shown: 0, rest: 0 });
  });

  it('show nothing when the counts are no counts', () => {
    expect(listWindow(Number.NaN, 5)).toEqual({ total: 0, shown: 0, rest: 0 });
    expect(listWindow(-3, -1)).toEqual({ total: 0, shown: 0, rest: 0 });
    expect(listWindow(7.9, 2.5)).toEqual({ total: 7, shown: 2, rest: 5 });
  });

  it('reach the end in as many steps as there are fives when any list is opened', () => {
    fc.assert(
      fc.property(fc.nat(500), (total) => {
        let window = firstListWindow(total);
        let presses = 0;
        while (window.rest > 0) {
          expect(window.shown + window.rest).toBe(total);
          window = nextListWindow(window);
          presses += 1;
        }
        expect(window.shown).toBe(total);
        expect(presses).toBe(Math.max(0, Math.ceil(total / 5) - 1));
      }),
    );
  });
});
