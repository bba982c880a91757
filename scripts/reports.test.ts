import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearReports, sumReports } from './reports.ts';

let root: string;

beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'reports-'))}/`;
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, report: object): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(report));
}

const assertion = { status: 'passed', fullName: 'adds', failureMessages: [] };
const unitTests = {
  numTotalTests: 3,
  numPassedTests: 1,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    {
      name: 'WHERE/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        assertion,
        { status: 'failed', fullName: 'sum subtracts', failureMessages: ['expected 1 to be 2\n  at line 7'] },
      ],
    },
    { name: 'WHERE/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ],
};
const journeys = {
  stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
  suites: [
    {
      title: 'scan.spec.ts',
      specs: [{ title: 'opens', ok: true, tests: [] }],
      suites: [
        {
          title: 'on a phone',
          specs: [{ title: 'scans', ok: false, tests: [{ results: [{ error: { message: 'Timed out' } }, {}] }] }],
        },
      ],
    },
  ],
};

describe('sumReports', () => {
  it('adds up the results of both test runners, including files that failed to load', () => {
    write('apps/gateway/.reports/vitest.json', unitTests);
    write('.reports/journeys.json', journeys);
    expect(sumReports(root)).toMatchObject({ passed: 6, failed: 3, skipped: 3 });
    expect(
      sumReports(root)
        .rows.map(({ name }) => name)
        .toSorted(),
    ).toEqual(['.reports/journeys.json', 'apps/gateway/.reports/vitest.json']);
  });

  it('lists each failed test with its message, without the path of the checkout', () => {
    write('.reports/unit.json', JSON.parse(JSON.stringify(unitTests).replaceAll('WHERE/', '')));
    write('.reports/journeys.json', journeys);
    expect(sumReports(root).failures.toSorted()).toEqual([
      'a.test.ts › sum subtracts: expected 1 to be 2\n  at line 7',
      'b.test.ts: Cannot find module',
      'scan.spec.ts › on a phone › scans: Timed out',
    ]);
  });

  it('names the same files in every checkout', () => {
    const testResults = ['packages/ui/src/a.test.ts', 'apps/portal/src/b.test.ts'].map((name) => ({
      name,
      status: 'passed',
      message: '',
      assertionResults: [assertion],
    }));
    write('packages/ui/.reports/vitest.json', { ...unitTests, testResults });
    expect([...sumReports(root).files]).toEqual(['packages/ui/src/a.test.ts', 'apps/portal/src/b.test.ts']);
  });

  it('counts a journey without a result as failed, and one that is meant to be skipped as skipped', () => {
    const tests = (expectedStatus: string) => [{ status: 'skipped', expectedStatus, results: [] }];
    const specs = [
      { title: 'never ran', ok: true, tests: tests('passed') },
      { title: 'is left out', ok: true, tests: tests('skipped') },
    ];
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 2 };
    write('.reports/journeys.json', { stats, suites: [{ title: 'scan.spec.ts', file: 'scan.spec.ts', specs }] });
    const sum = sumReports(root);
    expect(sum).toMatchObject({ passed: 0, failed: 1, skipped: 1 });
    expect(sum.failures).toEqual(['scan.spec.ts › never ran: has no result']);
    expect([...sum.files]).toEqual(['e2e/journeys/scan.spec.ts']);
  });

  it('adds up the compared screenshots', () => {
    const story = (meta: object) => ({
      name: 'a',
      status: 'passed',
      message: '',
      assertionResults: [{ ...assertion, meta }],
    });
    const testResults = [story({ pictures: 2 }), story({}), story({ pictures: 1 })];
    write('.reports/stories.json', { ...unitTests, testResults });
    write('.reports/journeys.json', journeys);
    expect(sumReports(root).pictures).toBe(3);
  });

  it('ignores the results of earlier runs', () => {
    write('.reports/journeys.json', journeys);
    clearReports(root);
    expect(sumReports(root)).toMatchObject({ passed: 0, failed: 0, rows: [], failures: [] });
  });
});
