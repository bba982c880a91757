// When a worker is killed (by the system, out of memory), Vitest fails but its JSON report counts no failure and omits the files that had not
// started. This reporter lists the files without a result and writes them into a report that sumReports reads.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Reporter, Vitest } from 'vitest/node';

/** A test file without a result. */
export interface Lost {
  name: string;
  message: string;
  /** What killed its worker; undefined when something else went wrong in the run too. */
  signal?: string;
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

function reportFile({ config }: Vitest): string {
  const json = typeof config.outputFile === 'object' ? config.outputFile['json'] : undefined;
  return resolve(config.root, (json ?? '.reports/vitest.json').replace(/\.json$/, '.lost.json'));
}

/** The signal that killed the worker of a file; undefined when an error is about anything else. */
function signalOf(file: string, messages: readonly string[]): string | undefined {
  const signals = messages.map((message) => /Worker exited unexpectedly with signal (SIG\w+)/.exec(message)?.[1]);
  return signals.includes(undefined) ? undefined : signals[messages.findIndex((message) => message.includes(file))];
}

/** Reports test files without a result, and errors outside of tests. */
export function lostFiles(): Reporter {
  const unended = new Set<string>();
  let file = '';
  return {
    onInit(vitest) {
      file = reportFile(vitest);
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
      const messages = errors.map(({ message, cause }) => (cause ? `${message} ${cause.message}` : message));
      const text = messages.join('\n');
      const names = unended.size === 0 ? ['outside of any test'] : [...unended];
      const lost = names.map((name) => {
        const signal = signalOf(name, messages);
        return { name, message: `did not end. ${text}`.trim(), ...(signal === undefined ? {} : { signal }) };
      });
      console.error(`\n${lost.length} test files did not end:\n${names.join('\n')}\n${text}`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(lostReport(lost)));
    },
  };
}
