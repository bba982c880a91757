import { describe, expect, it } from 'vitest';
import { addResults, addSuites, greenFiles, greenSuites } from './replay.ts';
import { countReport, type PlaywrightReport, type VitestReport } from './reports.ts';

function file(name: string, ...statuses: string[]) {
  const status = statuses.includes('failed') ? 'failed' : 'passed';
  return { name, status, message: '', assertionResults: statuses.map((one) => result(one)) };
}
const result = (status: string) => ({ status, fullName: 'one', failureMessages: [], meta: { pictures: 2 } });
const stories: VitestReport = {
  numTotalTests: 3,
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [file('a', 'passed'), file('b', 'passed', 'failed')],
};

function suite(name: string, ...statuses: string[]) {
  const tests = statuses.map((status) => ({ status, results: [{}] }));
  return { title: name, file: name, suites: [{ title: 'inner', specs: [{ title: 'one', ok: true, tests }] }] };
}
const journeys: PlaywrightReport = {
  stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
  suites: [suite('a', 'expected'), suite('b', 'unexpected')],
};

describe('results of story files', () => {
  it('are kept only of files whose tests all passed', () => {
    const more = {
      ...stories,
      testResults: [...(stories.testResults ?? []), file('c'), file('d', 'passed', 'pending')],
    };
    expect(greenFiles(more).map(({ name }) => name)).toEqual(['a']);
  });

  it('are added to a report and counted as cached', () => {
    const sum = countReport(addResults(stories, [file('c', 'passed', 'passed')]));
    expect(sum).toEqual({ passed: 4, failed: 1, skipped: 0, cached: 2 });
  });

  it('never replace a result of the run', () => {
    expect(addResults(stories, [file('b', 'passed')])).toEqual(stories);
  });
});

describe('results of journeys', () => {
  it('are kept only of files whose tests all passed', () => {
    const suites = [...(journeys.suites ?? []), suite('c', 'expected', 'flaky'), suite('d', 'skipped'), suite('e')];
    expect(greenSuites({ ...journeys, suites }).map(({ title }) => title)).toEqual(['a']);
  });

  it('are added to a report and counted as cached', () => {
    const sum = countReport(addSuites(journeys, [suite('c', 'expected', 'expected'), suite('b', 'expected')]));
    expect(sum).toEqual({ passed: 3, failed: 1, skipped: 0, cached: 2 });
  });
});
