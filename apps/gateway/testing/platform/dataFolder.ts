import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Environment variable with the folder for temporary folders of a test run, which is removed with the run. */
export const runFolder = 'LIMA_TEST_FOLDER';

/** Creates a temporary folder for data folders of gateways. The user that runs PostgreSQL for root can pass through it. */
export function makeDataFolder(name: string): string {
  const folder = mkdtempSync(join(process.env[runFolder] ?? tmpdir(), `lima-${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}
