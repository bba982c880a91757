// Adds up the results of the test runners.
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const places = ['.reports/*.json', 'packages/*/.reports/*.json', 'apps/*/.reports/*.json', 'e2e/.reports/*.json'];

interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed tests of files whose result comes from an earlier run. */
  cached: number;
}

/** JSON of Vitest. */
export interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults?: {
    name: string;
    status: string;
    message: string;
    /** Comes from an earlier run of the same inputs (see replay). */
    cached?: boolean;
    assertionResults: {
      status: string;
      fullName: string;
      failureMessages: string[] | null;
      meta?: { pictures?: number };
    }[];
  }[];
}

interface PlaywrightTest {
  status?: string;
  expectedStatus?: string;
  results: { error?: { message: string } }[];
}

export interface PlaywrightSuite {
  title: string;
  /** File of the suite. */
  file?: string;
  /** Comes from an earlier run of the same inputs (see replay). */
  cached?: boolean;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    ok: boolean;
    tests: PlaywrightTest[];
  }[];
}

/** JSON of Playwright. */
export interface PlaywrightReport {
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

function specsOf({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Whether a test was meant to run and has no result: its worker died, or the run ended before. */
const hasNoResult = ({ status, expectedStatus, results }: PlaywrightTest): boolean =>
  status === 'skipped' && expectedStatus !== 'skipped' && results.length === 0;

/** Parses one report: JSON of Vitest or Playwright. */
export function countReport(report: Report): Count {
  if ('numTotalTests' in report) {
    const files = report.testResults ?? [];
    const suitesThatBroke = files.filter((one) => one.status === 'failed' && one.assertionResults.length === 0).length;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + suitesThatBroke,
      skipped: report.numPendingTests + report.numTodoTests,
      cached: files.reduce((sum, { cached, assertionResults }) => sum + (cached ? assertionResults.length : 0), 0),
    };
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  const suites = report.suites ?? [];
  const tests = suites.flatMap(specsOf).flatMap((spec) => spec.tests);
  const lost = tests.filter(hasNoResult).length;
  const kept = suites.filter(({ cached }) => cached).flatMap(specsOf);
  const cached = kept.reduce((sum, spec) => sum + spec.tests.length, 0);
  return { passed: expected + flaky, failed: unexpected + lost, skipped: skipped - lost, cached };
}

/** Test files of a report, as paths from the root of the repository. */
function filesOf(report: Report): string[] {
  if ('numTotalTests' in report) return (report.testResults ?? []).map(({ name }) => name);
  return (report.suites ?? []).map(({ title, file = title }) => join('e2e/journeys', file));
}

function failedSpecs({ title, suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok, tests }) => !ok || tests.some(hasNoResult))
    .map(({ title: name, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return `${name}: ${errors.join('\n') || 'has no result'}`;
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
  /** Test files with a result, as paths from the root. */
  files: Set<string>;
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
  return {
    rows,
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    cached: total('cached'),
    failures,
    pictures,
    files: new Set(reports.flatMap(({ report }) => filesOf(report))),
  };
}
