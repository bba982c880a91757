// When a worker is killed (by the system, out of memory), Vitest fails but its JSON report counts no failure and omits the files that had not
// started. This reporter lists the files without a result and writes them into a report that sumReports reads.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter } from 'vitest/node';
import { reportedName, reportFile } from './jsonReport.ts';

interface Lost {
  name: string;
  message: string;
}

/** A report that counts each file as failed. */
export function lostReport(lost: readonly Lost[]): object {
  const testResults = lost.map((one) => ({ ...one, status: 'failed', assertionResults: [] }));
  return {
    numTotalTests: 0,
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults,
  };
}

/** Reports test files without a result, and errors outside of tests. */
export function lostFiles(): Reporter {
  const unended = new Set<string>();
  let file = '';
  return {
    onInit(vitest) {
      file = reportFile(vitest).replace(/\.json$/, '.lost.json');
      rmSync(file, { force: true });
    },
    onTestRunStart(specifications) {
      unended.clear();
      for (const { moduleId } of specifications) unended.add(moduleId);
    },
    onTestModuleEnd({ moduleId }) {
      unended.delete(moduleId);
    },
    onTestRunEnd(_modules, errors, reason) {
      // Expected when a person interrupts the run.
      if (reason === 'interrupted' || (unended.size === 0 && errors.length === 0)) return;
      const messages = errors.map(({ message, cause }) => (cause ? `${message} ${cause.message}` : message)).join('\n');
      const names = unended.size === 0 ? ['outside of any test'] : [...unended].map(reportedName);
      const lost = names.map((name) => ({ name, message: `did not end. ${messages}`.trim() }));
      console.error(`\n${lost.length} test files did not end:\n${names.join('\n')}\n${messages}`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(lostReport(lost)));
    },
  };
}
