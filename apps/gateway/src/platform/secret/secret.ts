import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderRefusal, requireDataFolder } from '../folder/dataFolder.ts';
import { StartRefusal } from '../startRefusal.ts';

/** Length of a generated secret in bytes. */
const secretBytes = 32;

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'EIO';
}

/** Creates the secret's file unless it exists, readable by its owner only. */
function keepSecret(file: string): string {
  try {
    writeFileSync(file, randomBytes(secretBytes).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

interface SecretSource {
  /** The configured one; null to generate it. */
  secret: string | null;
  dataDir: string;
  databaseUrl: string | null;
}

/**
 * The gateway's secret: the configured one, or one generated at the first start and stored in the data folder. Gateways that share a
 * PostgreSQL database share it, so there it has to be configured.
 */
export function loadSecret(config: SecretSource): Uint8Array {
  if (config.secret !== null) return Buffer.from(config.secret, 'utf8');
  if (config.databaseUrl !== null) {
    throw new StartRefusal('使用 DATABASE_URL 时，请用 SECRET 指定至少 32 个字符的随机文本，多个网关须使用同一个值。');
  }
  requireDataFolder(config.dataDir);
  try {
    return Buffer.from(keepSecret(join(config.dataDir, 'secret')), 'utf8');
  } catch (error) {
    throw folderRefusal(config.dataDir, error);
  }
}
