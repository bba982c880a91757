import { randomBytes } from 'node:crypto';
import { dropTemplates, testDatabaseUrl, testRun } from './openTestStore.ts';

/** Names a run of tests, before its workers start; at its end removes what they made copies of on the test server. */
export default function beginRun(): (() => Promise<void>) | undefined {
  const url = testDatabaseUrl;
  if (url === null) return undefined;
  const run = randomBytes(6).toString('hex');
  process.env[testRun] = run;
  return async () => await dropTemplates(url, run);
}
