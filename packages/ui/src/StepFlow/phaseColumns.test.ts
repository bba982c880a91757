import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phaseColumns } from './phaseColumns.ts';

describe('phaseColumns', () => {
  it('gives a phase of four steps two columns', () => {
    expect(phaseColumns([2, 4, 2])).toEqual([
      { columns: 1, first: 1 },
      { columns: 2, first: 3 },
      { columns: 1, first: 7 },
    ]);
  });

  it('keeps a column for a phase without steps', () => {
    expect(phaseColumns([0, 1])).toEqual([
      { columns: 1, first: 1 },
      { columns: 1, first: 1 },
    ]);
  });

  it('has room for every step in two rows, and numbers that run on', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 6 }), (counts) => {
        const phases = phaseColumns(counts);
        let before = 0;
        for (const [index, count] of counts.entries()) {
          const phase = phases[index];
          expect((phase?.columns ?? 0) * 2).toBeGreaterThanOrEqual(count);
          expect(phase?.first).toBe(before + 1);
          before += count;
        }
      }),
    );
  });
});
