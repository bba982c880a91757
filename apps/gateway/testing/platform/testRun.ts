import { randomBytes } from 'node:crypto';
import { startTestCluster } from './testCluster.ts';
import { dropTemplates, givenServer, startedServer, testRun } from './testDatabase.ts';

/**
 * Global setup: before workers start, starts the PostgreSQL that they test on, unless `TEST_DATABASE_URL` names one, and sets the run's id.
 * The teardown stops it, or drops the run's templates from the other.
 */
export default async function beginRun(): Promise<() => Promise<void>> {
  const run = randomBytes(6).toString('hex');
  process.env[testRun] = run;
  const given = process.env[givenServer];
  if (given) return async () => await dropTemplates(given, run);
  const cluster = await startTestCluster();
  process.env[startedServer] = cluster.url;
  return () => cluster.stop();
}
