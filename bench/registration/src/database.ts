import { openRunHome } from '../../../apps/gateway/testing/platform/runHome.ts';
import { startTestCluster } from '../../../apps/gateway/testing/platform/testCluster.ts';
import { databaseVariable } from './settings.ts';

/** Calls `work` with the URL of the database that was given, or of one on a server with the settings of the embedded one. */
export async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const given = process.env[databaseVariable];
  if (given) return await work(given);
  const home = await openRunHome();
  try {
    const { url, stop } = await startTestCluster(home.folder, {});
    // The server under test reads it.
    process.env[databaseVariable] = url;
    await work(url).finally(stop);
  } finally {
    home.remove();
  }
}
