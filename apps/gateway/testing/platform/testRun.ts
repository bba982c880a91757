import { randomBytes } from 'node:crypto';
import { startTestCluster } from './testCluster.ts';
import { dropTemplates, testRun, testServer } from './testDatabase.ts';

/**
 * Global setup: before workers start, starts the PostgreSQL that they test on, unless `TEST_DATABASE_URL` names one, and sets the run's id.
 * The teardown stops it, or drops the run's templates from the other.
 */
export default async function beginRun(): Promise<() => Promise<void>> {
  const run = randomBytes(6).toString('hex');
  process.env[testRun] = run;
  const given = process.env[testServer];
  if (given) return async () => await dropTemplates(given, run);
  const cluster = await startTestCluster();
  process.env[testServer] = cluster.url;
  return async () => {
    delete process.env[testServer];
    await cluster.stop();
  };
}
