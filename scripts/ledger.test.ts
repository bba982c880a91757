import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clearRecords, lineOf, missingLines, readRecords, type StepRecord, writeRecords } from './ledger.ts';

const record: StepRecord = { name: 'unit tests', isGreen: true, seconds: 12, tasks: 6, cached: 0, missing: [] };

describe('the line of a step', () => {
  it('says what ran and what came from the cache', () => {
    expect(lineOf(record)).toBe('unit tests: green, ran in 12.0 s');
    expect(lineOf({ ...record, cached: 4 })).toBe('unit tests: green, ran in 12.0 s, 4 of 6 parts from the cache');
    expect(lineOf({ ...record, cached: 6 })).toBe('unit tests: green, from the cache');
  });

  it('never says that a step without tasks came from the cache', () => {
    expect(lineOf({ ...record, isGreen: false, tasks: 0 })).toBe('unit tests: red, ran in 12.0 s');
  });
});

describe('missingLines', () => {
  it('names each file without a result as a failure, up to a number', () => {
    expect(missingLines([{ ...record, missing: ['src/a.test.ts'] }])).toEqual([
      'failed: src/a.test.ts: has no result (unit tests)',
    ]);
    const missing = Array.from({ length: 25 }, (_, index) => `${index}.test.ts`);
    expect(missingLines([{ ...record, missing }]).at(-1)).toBe('failed: 5 more files of unit tests have no result');
  });
});

describe('the records', () => {
  it('are read again until they are cleared', () => {
    const root = mkdtempSync(join(tmpdir(), 'records-'));
    writeRecords(root, [record]);
    expect(readRecords(root)).toEqual([record]);
    clearRecords(root);
    expect(readRecords(root)).toEqual([]);
    rmSync(root, { recursive: true });
  });
});
