import { describe, expect, it } from 'vitest';
import { type ColumnCount, gridColumns } from './gridColumns.ts';

describe('gridColumns', () => {
  it.each<[ColumnCount, ColumnCount]>([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('turns %i columns into %i on tablets and one on phones when a number is given', (desktop, tablet) => {
    expect(gridColumns(desktop)).toEqual({ desktop, tablet, mobile: 1 });
  });

  it('keeps what is given and fills in the rest when widths are named', () => {
    expect(gridColumns({ desktop: 4, mobile: 2 })).toEqual({ desktop: 4, tablet: 2, mobile: 2 });
    expect(gridColumns({ desktop: 3, tablet: 2 })).toEqual({ desktop: 3, tablet: 2, mobile: 1 });
    expect(gridColumns({ desktop: 6, tablet: 4, mobile: 3 })).toEqual({ desktop: 6, tablet: 4, mobile: 3 });
  });
});
