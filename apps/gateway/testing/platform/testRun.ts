import { randomBytes } from 'node:crypto';
import { compileCache, sharedCompileCache } from './childProcess.ts';
import { runFolder } from './dataFolder.ts';
import { openRunHome, type RunHome } from './runHome.ts';
import { startTestCluster } from './testCluster.ts';
import { dropTemplates, givenServer, startedServer, testRun } from './testDatabase.ts';

/** What ends the use of the server of a run. */
async function openServer(home: RunHome, run: string): Promise<() => Promise<void>> {
  const given = process.env[givenServer];
  if (given) return async () => await dropTemplates(given, run);
  const cluster = await startTestCluster(home.folder);
  process.env[startedServer] = cluster.url;
  return () => cluster.stop();
}

/**
 * Makes the folder of a run, starts the PostgreSQL that it tests on, unless `TEST_DATABASE_URL` names one, and sets the run's id. The
 * teardown stops it, or drops the run's templates from the other, and removes the folder.
 */
export async function beginRun(): Promise<() => Promise<void>> {
  const run = randomBytes(6).toString('hex');
  process.env[testRun] = run;
  const home = await openRunHome();
  process.env[runFolder] = home.temporary;
  const closeServer = await openServer(home, run).catch((error: unknown) => {
    home.remove();
    throw error;
  });
  return async () => {
    await closeServer();
    home.remove();
  };
}

/** Global setup of the unit tests: what they leave in the temporary folder goes with the run. */
export default async function setUp(): Promise<() => Promise<void>> {
  // Kept from run to run.
  process.env[sharedCompileCache] = compileCache();
  const end = await beginRun();
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = process.env[runFolder];
  return end;
}
