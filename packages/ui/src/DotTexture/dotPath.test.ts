import { describe, expect, it } from 'vitest';
import { dotPath } from './dotPath.ts';

const columnsOf = (path: string) => [...path.matchAll(/M(\d+) /g)].map(([, x]) => Number(x));

describe('dotPath', () => {
  it('gives the same path when asked twice', () => {
    expect(dotPath(52, 30)).toBe(dotPath(52, 30));
  });

  it('stands on a pitch of 12 px when drawn', () => {
    expect(columnsOf(dotPath(52, 30)).every((x) => x % 12 === 8)).toBe(true);
  });

  it('thins out towards the left when drawn', () => {
    const xs = columnsOf(dotPath(52, 30));
    const quarter = (place: number) => xs.filter((x) => Math.floor(x / 156) === place).length;
    expect(quarter(0)).toBeLessThan(quarter(1));
    expect(quarter(1)).toBeLessThan(quarter(2));
    expect(quarter(2)).toBeLessThan(quarter(3));
  });
});
