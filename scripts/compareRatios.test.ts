import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BenchLine } from './benchRatios.ts';
import { compareRatios, readCommitted, tableOf, tolerance, updatedRatios } from './compareRatios.ts';
import { root } from './steps.ts';

const line = (ratio: number, better: BenchLine['better'] = 'lower', name = 'bytes'): BenchLine => ({
  name,
  ratio,
  better,
});
const compare = (committed: number, ...lines: BenchLine[]) =>
  compareRatios({ kit: { bytes: committed } }, [{ bench: 'kit', lines }])[0];

describe('compareRatios', () => {
  it.each([
    [1, 1.15, 'lower'],
    [1, 0.2, 'lower'],
    [1.15, 1, 'higher'],
    [1, 5, 'higher'],
  ] as const)('passes when %d became %d and %s is better', (was, is, better) => {
    expect(compare(was, line(is, better))).toMatchObject({ problem: null });
  });

  it.each([
    [1, 1.16, 'lower', 1.16],
    [1.16, 1, 'higher', 1.16],
  ] as const)('fails when %d became %d and %s is better', (was, is, better, worse) => {
    const compared = compare(was, line(is, better));
    expect(compared?.worse).toBeCloseTo(worse);
    expect(compared?.problem).toBe('is more than 1.15 times worse');
  });

  it('fails for a line that was not measured, also when its benchmark has no results', () => {
    expect(compare(1)).toMatchObject({ measured: null, problem: 'was not measured' });
    expect(compareRatios({ lookup: { random: 0.4 } }, [])).toEqual([
      { bench: 'lookup', name: 'random', committed: 0.4, measured: null, worse: null, problem: 'was not measured' },
    ]);
  });

  it('fails for a line that is not committed, also when its benchmark is not', () => {
    const measured = [{ bench: 'pages', lines: [line(2)] }];
    expect(compareRatios({}, measured)[0]?.problem).toMatch('is not in bench/ratios.json');
    expect(compareRatios({ pages: {} }, measured)[0]?.problem).toMatch('is not in bench/ratios.json');
  });

  it.each([Number.NaN, 0, -1, Number.POSITIVE_INFINITY, null as never])('fails when %j was measured', (ratio) => {
    expect(compare(1, line(ratio))).toMatchObject({ measured: null, problem: 'has no ratio' });
  });

  it('fails for a line that says of neither direction that it is better', () => {
    expect(compare(1, line(1, 'faster' as never))?.problem).toBe('has no ratio');
  });

  it('fails for a line that was measured twice', () => {
    expect(compare(1, line(1), line(1))?.problem).toBe('was measured twice');
  });
});

describe('tableOf', () => {
  it('shows both ratios, how many times worse, and why a line fails', () => {
    const compared = compareRatios({ kit: { bytes: 0.5, time: 1 } }, [
      { bench: 'kit', lines: [line(0.5), line(2, 'lower', 'time')] },
    ]);
    expect(tableOf(compared).split('\n').slice(2)).toEqual([
      '| kit | bytes | 0.50 | 0.50 | 1.00 | ✓ |',
      '| kit | time | 1.00 | 2.00 | 2.00 | ✗ is more than 1.15 times worse |',
      '',
    ]);
  });
});

describe('updatedRatios', () => {
  it('replaces the benchmarks that were measured, and leaves out what has no ratio', () => {
    const measured = [{ bench: 'kit', lines: [line(0.456), line(null as never, 'lower', 'time')] }];
    expect(updatedRatios({ kit: { bytes: 1, time: 1 }, lookup: { random: 0.4 } }, measured)).toEqual({
      kit: { bytes: 0.46 },
      lookup: { random: 0.4 },
    });
  });
});

describe('the committed ratios', () => {
  const committed = readCommitted();
  const read = (path: string) => readFileSync(join(root, path), 'utf8');

  it('are those of the benchmarks that the workflow runs and compares', () => {
    const workflow = read('.github/workflows/bench.yml');
    const run = [...workflow.matchAll(/npm run bench:(\w+) -- --json \.reports\/(\w+)\.json/g)];
    const compared = /npm run bench:compare -- (.+)/.exec(workflow)?.[1]?.split(' ');
    expect(run.map(([, bench]) => bench)).toEqual(Object.keys(committed));
    expect(run.map(([, , file]) => `.reports/${file}.json`)).toEqual(compared);
  });

  it('are the results in the README of each benchmark', () => {
    const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());
    const missing = Object.entries(committed).flatMap(([bench, lines]) => {
      // Tables in their order: that of the page, and that of the charts.
      const tables = read(`bench/${bench}/README.md`)
        .split('\n\n')
        .filter((block) => block.startsWith('| |'));
      return Object.entries(lines).flatMap(([name, ratio]) => {
        const [side = '', title = ''] = name.split(/: /);
        const table = tables[side === 'charts' ? 1 : 0] ?? '';
        const row = table
          .split('\n')
          .map(cellsOf)
          .find((cells) => cells[1] === (bench === 'kit' ? title : side));
        return row?.some((cell) => cell.split(' ')[0] === ratio.toFixed(2)) ? [] : [`${bench}: ${name}`];
      });
    });
    expect(missing).toEqual([]);
  });

  it('may become worse by the factor that CONTRIBUTING.md names', () => {
    expect(read('CONTRIBUTING.md')).toContain(`more than ${tolerance} times worse`);
  });
});
