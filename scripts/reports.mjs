// Adds up what the test runners say they ran.
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const places = ['.reports/*.json', 'packages/*/.reports/*.json', 'apps/*/.reports/*.json', 'e2e/.reports/*.json'];

function reportFiles(root) {
  return places.flatMap((place) => globSync(place, { cwd: root })).map((file) => join(root, file));
}

/** Removes the results of former runs, so that a sum never counts them. */
export function clearReports(root) {
  for (const file of reportFiles(root)) rmSync(file);
}

/** Reads one runner's result: Vitest's JSON or Playwright's. */
export function countReport(report) {
  if ('numTotalTests' in report) {
    const suitesThatBroke = (report.testResults ?? []).filter((one) => one.status === 'failed' && one.assertionResults.length === 0).length;
    return { passed: report.numPassedTests, failed: report.numFailedTests + suitesThatBroke, skipped: report.numPendingTests + report.numTodoTests };
  }
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  throw new Error('A test report is of no known kind.');
}

/** The sum over all results under `root`, with a row for each. */
export function sumReports(root) {
  const rows = reportFiles(root)
    .filter((file) => existsSync(file))
    .map((file) => ({ name: relative(root, file), ...countReport(JSON.parse(readFileSync(file, 'utf8'))) }));
  const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
  return { rows, passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}
