// Adds the kept results of test files to the report of a run.
import type { PlaywrightReport, PlaywrightSuite, VitestReport } from './reports.ts';

export type TestFile = NonNullable<VitestReport['testResults']>[number];

/** Files whose tests all passed or were skipped. */
export function greenFiles({ testResults = [] }: VitestReport): TestFile[] {
  return testResults.filter(
    ({ status, assertionResults }) =>
      status === 'passed' && assertionResults.length > 0 && assertionResults.every((one) => one.status === 'passed'),
  );
}

/** Adds results to a report of Vitest, except those of files that it has. */
export function addResults(report: VitestReport, results: readonly TestFile[]): VitestReport {
  const ran = report.testResults ?? [];
  const added = results.filter(({ name }) => !ran.some((one) => one.name === name));
  const tests = added.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0);
  return {
    ...report,
    numTotalTests: report.numTotalTests + tests,
    numPassedTests: report.numPassedTests + tests,
    testResults: [...ran, ...added.map((one) => ({ ...one, cached: true }))],
  };
}

/** Number of tests in a suite and below. */
export function countSpecs({ suites = [], specs = [] }: PlaywrightSuite): number {
  return (
    specs.reduce((sum, { tests }) => sum + tests.length, 0) + suites.reduce((sum, one) => sum + countSpecs(one), 0)
  );
}

function allPassed({ suites = [], specs = [] }: PlaywrightSuite): boolean {
  const own = specs.every(({ tests }) => tests.every(({ status }) => status === 'expected'));
  return own && suites.every(allPassed);
}

/** Suites of files whose tests all passed, at the first try. */
export function greenSuites({ suites = [] }: PlaywrightReport): PlaywrightSuite[] {
  return suites.filter((suite) => countSpecs(suite) > 0 && allPassed(suite));
}

/** Adds suites to a report of Playwright, except those of files that it has. */
export function addSuites(report: PlaywrightReport, suites: readonly PlaywrightSuite[]): PlaywrightReport {
  const ran = report.suites ?? [];
  const added = suites.filter(({ file }) => !ran.some((one) => one.file === file));
  const tests = added.reduce((sum, suite) => sum + countSpecs(suite), 0);
  const { stats } = report;
  return {
    ...report,
    stats: { ...stats, expected: stats.expected + tests },
    suites: [...ran, ...added.map((suite) => ({ ...suite, cached: true }))],
  };
}
