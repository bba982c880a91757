import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, constant, integer, property, readConfigureGlobal, sample } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { root } from '../steps.ts';
import * as moreCases from './moreCases.ts';
import { exampleOf } from './reportWithExample.ts';
import { exploredTimes, fixedSeed, seedVariable } from './seed.ts';

describe('property tests', () => {
  it('draw the same cases in every run unless a run explores', () => {
    expect(readConfigureGlobal().seed).toBe(Number(process.env[seedVariable] ?? fixedSeed));
    expect(sample(integer(), 5)).toEqual(sample(integer(), 5));
  });

  it('report an example to paste when one fails, which then fails first', () => {
    const small = property(integer({ min: 0 }), (drawn) => drawn < 10);
    expect(() => assert(small)).toThrow(exampleOf([10]));
    expect(() => assert(small, { examples: [[12]], endOnFailure: true })).toThrow(exampleOf([12]));
  });

  it('have ten times the cases when a run explores, also where the test names a number', () => {
    const countRuns = (check: typeof assert, parameters?: { numRuns: number }) => {
      let runs = 0;
      const count = property(constant(0), () => {
        runs += 1;
      });
      check(count, parameters);
      return runs;
    };
    expect(countRuns(moreCases.assert)).toBe(exploredTimes * 100);
    expect(countRuns(moreCases.default.assert, { numRuns: 3 })).toBe(exploredTimes * 3);
  });

  it('are run with the shared setup in every workspace', () => {
    const configs = globSync('{packages,apps}/*/vitest.config.ts', { cwd: root });
    expect(configs.length).toBeGreaterThan(4);
    for (const config of configs) expect(readFileSync(join(root, config), 'utf8')).toContain('vitest.shared.ts');
  });
});
