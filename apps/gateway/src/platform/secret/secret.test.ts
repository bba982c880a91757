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
  it('makes a secret at the first start, for its owner alone, and keeps it', () => {
    const first = loadSecret(config({}));
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
    expect(loadSecret(config({}))).toEqual(first);
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(Buffer.from(first).toString());
  });

  it('makes the data folder when it is missing', () => {
    expect(loadSecret(config({ dataDir: join(folder, 'deep', 'er') })).length).toBeGreaterThanOrEqual(32);
  });

  it('takes the configured one and writes nothing', () => {
    const secret = 'thirty-two characters or more it is';
    expect(Buffer.from(loadSecret(config({ secret, databaseUrl: 'postgres://db/lima' }))).toString()).toBe(secret);
    expect(() => statSync(join(folder, 'secret'))).toThrow('ENOENT');
  });

  it('refuses to make one for gateways that share a database', () => {
    expect(() => loadSecret(config({ databaseUrl: 'postgres://db/lima' }))).toThrow(StartRefusal);
    expect(() => loadSecret(config({ databaseUrl: 'postgres://db/lima' }))).toThrow('SECRET');
  });

  it('says what to do when the folder cannot be used', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => loadSecret(config({ dataDir: join(folder, 'file') }))).toThrow(/数据目录 .* 无法写入.*DATA_DIR/);
  });
});

describe('deriveKey', () => {
  const secret = new Uint8Array(32).fill(1);

  it('gives one key a purpose and another for every other purpose and secret', () => {
    expect(deriveKey(secret, 'one')).toEqual(deriveKey(secret, 'one'));
    expect(deriveKey(secret, 'one')).not.toEqual(deriveKey(secret, 'two'));
    expect(deriveKey(secret, 'one')).not.toEqual(deriveKey(new Uint8Array(32).fill(2), 'one'));
    expect(deriveKey(secret, 'one')).toHaveLength(32);
  });

  it('hashes under a key that only the secret gives', () => {
    const hash = createKeyedHash(secret, 'phones');
    expect(hash('13800000001')).toBe(hash('13800000001'));
    expect(hash('13800000001')).not.toBe(hash('13800000002'));
    expect(hash('13800000001')).not.toBe(createKeyedHash(secret, 'addresses')('13800000001'));
  });
});
