import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a temporary folder for data folders of gateways. The user that runs PostgreSQL for root can pass through it. */
export function makeDataFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `lima-${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}
