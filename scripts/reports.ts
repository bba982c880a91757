// Adds up what the test runners say they ran.
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const places = ['.reports/*.json', 'packages/*/.reports/*.json', 'apps/*/.reports/*.json', 'e2e/.reports/*.json'];

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults?: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

function reportFiles(root: string): string[] {
  return places.flatMap((place) => globSync(place, { cwd: root })).map((file) => join(root, file));
}

/** Removes the results of former runs, so that a sum never counts them. */
export function clearReports(root: string): void {
  for (const file of reportFiles(root)) rmSync(file);
}

/** Reads one runner's result: Vitest's JSON or Playwright's. */
export function countReport(report: VitestReport | PlaywrightReport): Count {
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

/** The sum over all results under `root`, with a row for each. */
export function sumReports(root: string): Count & { rows: (Count & { name: string })[] } {
  const rows = reportFiles(root)
    .filter((file) => existsSync(file))
    .map((file) => ({ name: relative(root, file), ...countReport(JSON.parse(readFileSync(file, 'utf8'))) }));
  const total = (key: keyof Count) => rows.reduce((sum, row) => sum + row[key], 0);
  return { rows, passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}
