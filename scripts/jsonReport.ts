// Vitest's JSON report, with files named from the root: Turborepo restores it in other checkouts, where absolute paths are nobody's.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { JsonReporter, type TestModule, type Vitest } from 'vitest/node';
import type { VitestReport } from './reports.ts';

const root = join(import.meta.dirname, '..');

/** Place of the JSON report of a run. */
export function reportFile({ config }: Vitest): string {
  const json = typeof config.outputFile === 'object' ? config.outputFile['json'] : undefined;
  return resolve(config.root, json ?? '.reports/vitest.json');
}

/** Name of a test file in reports: its path from the repository's root. */
export const reportedName = (file: string): string => relative(root, file);

class NamedFromRoot extends JsonReporter {
  override async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    await super.onTestRunEnd(modules);
    const file = reportFile(this.ctx);
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
    const testResults = report.testResults?.map((one) => ({ ...one, name: reportedName(one.name) }));
    writeFileSync(file, JSON.stringify({ ...report, testResults }));
  }
}

export const jsonReport = (): JsonReporter => new NamedFromRoot({});
