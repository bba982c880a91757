import { randomBytes } from 'node:crypto';
import { dropTemplates, testDatabaseUrl, testRun } from './openTestStore.ts';

/** Global setup: sets the run id before workers start; the teardown drops the run's template databases. */
export default function beginRun(): (() => Promise<void>) | undefined {
  const url = testDatabaseUrl;
  if (url === null) return undefined;
  const run = randomBytes(6).toString('hex');
  process.env[testRun] = run;
  return async () => await dropTemplates(url, run);
}
