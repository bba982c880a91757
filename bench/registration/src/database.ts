import { createTestDatabase } from '../../../apps/gateway/testing/platform/testDatabase.ts';
import { beginRun } from '../../../apps/gateway/testing/platform/testRun.ts';
import { databaseVariable } from './settings.ts';

/** Calls `work` with the URL of the database that was given, or of one on a server of its own. */
export async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const given = process.env[databaseVariable];
  const end = given ? undefined : await beginRun();
  try {
    const url = given || (await createTestDatabase()).url;
    // The server under test reads it.
    process.env[databaseVariable] = url;
    await work(url);
  } finally {
    await end?.();
  }
}
