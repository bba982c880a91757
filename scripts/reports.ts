// Adds up the results of the test runners.
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const places = ['.reports/*.json', 'packages/*/.reports/*.json', 'apps/*/.reports/*.json', 'e2e/.reports/*.json'];

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** JSON of Vitest. */
export interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that were run again after their worker was killed, with the signal (see rerunLost). */
  rerun?: string[];
  testResults?: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      status: string;
      fullName: string;
      failureMessages: string[] | null;
      meta?: { pictures?: number };
    }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; tests: { results: { error?: { message: string } }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: PlaywrightSuite[];
}

type Report = VitestReport | PlaywrightReport;

function reportFiles(root: string): string[] {
  return places.flatMap((place) => globSync(place, { cwd: root })).map((file) => join(root, file));
}

/** Deletes the reports of earlier runs, so that they are never counted. */
export function clearReports(root: string): void {
  for (const file of reportFiles(root)) rmSync(file);
}

/** Parses one report: JSON of Vitest or Playwright. */
export function countReport(report: Report): Count {
  if ('numTotalTests' in report) {
    const suitesThatBroke = (report.testResults ?? []).filter(
      (one) => one.status === 'failed' && one.assertionResults.length === 0,
    ).length;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + suitesThatBroke,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

function failedSpecs({ title, suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title: name, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return `${name}: ${errors.join('\n')}`;
    });
  return [...own, ...suites.flatMap(failedSpecs)].map((line) => `${title} › ${line}`);
}

/** Failures in one report with the first lines of their messages, one text each. */
export function failuresOf(report: Report): string[] {
  if (!('numTotalTests' in report)) return (report.suites ?? []).flatMap(failedSpecs);
  return (report.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [`${name}: ${message}`];
    return assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName, failureMessages }) => `${name} › ${fullName}: ${(failureMessages ?? []).join('\n')}`);
  });
}

function picturesOf(report: Report): number {
  if (!('numTotalTests' in report)) return 0;
  const tests = (report.testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
  return tests.reduce((sum, { meta }) => sum + (meta?.pictures ?? 0), 0);
}

export interface Sum extends Count {
  rows: (Count & { name: string })[];
  failures: string[];
  /** Number of compared screenshots. */
  pictures: number;
  /** Files that were run again after their worker was killed, with the signal. */
  rerun: string[];
}

/** Totals over all reports below `root`, with a row per report. */
export function sumReports(root: string): Sum {
  const reports = reportFiles(root)
    .filter((file) => existsSync(file))
    .map((file) => ({ file, report: JSON.parse(readFileSync(file, 'utf8')) as Report }));
  const rows = reports.map(({ file, report }) => ({ name: relative(root, file), ...countReport(report) }));
  const total = (key: keyof Count) => rows.reduce((sum, row) => sum + row[key], 0);
  const failures = reports.flatMap(({ report }) => failuresOf(report)).map((text) => text.replaceAll(root, ''));
  const pictures = reports.reduce((sum, { report }) => sum + picturesOf(report), 0);
  const rerun = reports
    .flatMap(({ report }) => ('rerun' in report ? (report.rerun ?? []) : []))
    .map((text) => text.replaceAll(root, ''));
  return {
    rows,
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    failures,
    pictures,
    rerun,
  };
}
