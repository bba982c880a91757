import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartRefusal } from '../startRefusal.ts';
import { createKeyedHash, deriveKey } from './keys.ts';
import { loadSecret } from './secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lima-secret-'));
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

const config = (given: { secret?: string; databaseUrl?: string; dataDir?: string }) => ({
  secret: given.secret ?? null,
  databaseUrl: given.databaseUrl ?? null,
  dataDir: given.dataDir ?? folder,
});

describe('loadSecret', () => {
  it('generates a secret at the first start, readable by its owner only, and stores it', () => {
    const first = loadSecret(config({}));
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
    expect(loadSecret(config({}))).toEqual(first);
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(Buffer.from(first).toString());
  });

  it('creates a missing data folder', () => {
    expect(loadSecret(config({ dataDir: join(folder, 'deep', 'er') })).length).toBeGreaterThanOrEqual(32);
  });

  it('uses the configured one and writes nothing', () => {
    const secret = 'thirty-two characters or more it is';
    expect(Buffer.from(loadSecret(config({ secret, databaseUrl: 'postgres://db/lima' }))).toString()).toBe(secret);
    expect(() => statSync(join(folder, 'secret'))).toThrow('ENOENT');
  });

  it('refuses to generate one for gateways that share a database', () => {
    expect(() => loadSecret(config({ databaseUrl: 'postgres://db/lima' }))).toThrow(StartRefusal);
    expect(() => loadSecret(config({ databaseUrl: 'postgres://db/lima' }))).toThrow('SECRET');
  });

  it('reports an unusable folder with advice', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => loadSecret(config({ dataDir: join(folder, 'file') }))).toThrow(/数据目录 .* 无法写入.*DATA_DIR/);
  });
});

describe('deriveKey', () => {
  const secret = new Uint8Array(32).fill(1);

  it('returns one key per purpose and secret', () => {
    expect(deriveKey(secret, 'one')).toEqual(deriveKey(secret, 'one'));
    expect(deriveKey(secret, 'one')).not.toEqual(deriveKey(secret, 'two'));
    expect(deriveKey(secret, 'one')).not.toEqual(deriveKey(new Uint8Array(32).fill(2), 'one'));
    expect(deriveKey(secret, 'one')).toHaveLength(32);
  });

  it('hashes with a key derived from the secret', () => {
    const hash = createKeyedHash(secret, 'phones');
    expect(hash('13800000001')).toBe(hash('13800000001'));
    expect(hash('13800000001')).not.toBe(hash('13800000002'));
    expect(hash('13800000001')).not.toBe(createKeyedHash(secret, 'addresses')('13800000001'));
  });
});
