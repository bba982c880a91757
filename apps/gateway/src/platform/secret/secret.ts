import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderRefusal, requireDataFolder } from '../folder/dataFolder.ts';
import { StartRefusal } from '../startRefusal.ts';

/** Random bytes of a secret that the gateway makes for itself. */
const secretBytes = 32;

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'EIO';
}

/** Makes the secret's file unless it is there, readable by its owner alone. */
function keepSecret(file: string): string {
  try {
    writeFileSync(file, randomBytes(secretBytes).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** Where the secret may come from. */
interface SecretSource {
  /** The configured one; null for one that the gateway makes itself. */
  secret: string | null;
  dataDir: string;
  databaseUrl: string | null;
}

/**
 * The secret that the gateway signs with: the configured one, or one that is made at the first start and kept in the data folder.
 * Gateways that share a PostgreSQL database have to share it, so there it has to be configured.
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
