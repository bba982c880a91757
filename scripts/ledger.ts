// What each step of the last `npm test` did, for the sum at its end and at the end of a CI run.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Sum } from './reports.ts';

export interface StepRecord {
  name: string;
  isGreen: boolean;
  seconds: number;
  tasks: number;
  cached: number;
  /** Test files that exist and have no result. */
  missing: string[];
}

/** Maximum number of files without a result that are named for a step. */
const mostNamed = 20;

const placeOf = (root: string): string => join(root, '.reports/checks/steps.json');

export function writeRecords(root: string, records: readonly StepRecord[]): void {
  mkdirSync(dirname(placeOf(root)), { recursive: true });
  writeFileSync(placeOf(root), JSON.stringify(records));
}

export function readRecords(root: string): StepRecord[] {
  return existsSync(placeOf(root)) ? JSON.parse(readFileSync(placeOf(root), 'utf8')) : [];
}

/** Deletes the records of earlier runs. */
export function clearRecords(root: string): void {
  rmSync(placeOf(root), { force: true });
}

/** One line about a step. */
export function lineOf({ name, isGreen, seconds, tasks, cached }: StepRecord): string {
  const colour = isGreen ? 'green' : 'red';
  if (tasks > 0 && cached === tasks) return `${name}: ${colour}, from the cache`;
  const part = cached > 0 ? `, ${cached} of ${tasks} parts from the cache` : '';
  return `${name}: ${colour}, ran in ${seconds.toFixed(1)} s${part}`;
}

/** The lines about files that exist and have no result. */
export function missingLines(records: readonly StepRecord[]): string[] {
  return records.flatMap(({ name, missing }) => {
    const named = missing.slice(0, mostNamed).map((file) => `failed: ${file}: has no result (${name})`);
    const more = missing.length - named.length;
    return more > 0 ? [...named, `failed: ${more} more files of ${name} have no result`] : named;
  });
}

/** The sum of a run: what each step did, and the results of each report. */
export function sumLines(records: readonly StepRecord[], sum: Sum): string[] {
  const rows = sum.rows.map(({ name, passed, failed, skipped, cached }) => {
    const part = cached > 0 ? ` (${cached} of the passed from the cache)` : '';
    return `${name}: ${passed} passed, ${failed} failed, ${skipped} skipped${part}`;
  });
  return [...records.map(lineOf), ...rows, ...missingLines(records)];
}
