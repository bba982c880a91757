import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contract } from '@lima-id/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeOptions, runChild } from '../../../testing/platform/childProcess.ts';
import { makeDataFolder } from '../../../testing/platform/dataFolder.ts';
import { addressOf, runGateway } from '../../../testing/platform/runGateway.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/platform/testDatabase.ts';
import { freePort } from '../database/embedded/server.ts';

/** A file that fails like one on a full disk. */
const fullDevice = '/dev/full';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

describe('a gateway whose log cannot be written', () => {
  let folder: string;
  let database: TestDatabase;
  beforeAll(async () => {
    folder = makeDataFolder('log');
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const settings = () => ({
    DATABASE_URL: database.url,
    SECRET: 'a secret for tests, long enough to sign with',
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    DEMO: '0',
    SMS: 'off',
    LOG_LEVEL: 'info',
    DRAIN_SECONDS: '0',
  });
  const warnings = async (address: string) => {
    // A line of the log.
    await fetch(address + contract.readHome.path, { method: 'POST' });
    const ready = await fetch(`${address}/readyz`);
    const { data } = (await ready.json()) as { data: { warnings: string[] } };
    // The portal that is served, if one is built, has warnings of its own.
    return data.warnings.filter((warning) => warning.startsWith('日志'));
  };
  const lost = [expect.stringMatching(/^日志无法写入标准输出，自启动以来已丢失 [1-9]\d* 行/)];

  it.runIf(existsSync(fullDevice))(
    'starts, serves, reports it in /readyz and ends when the disk is full',
    {
      timeout: 120_000,
    },
    async () => {
      const port = await freePort();
      const command = `exec "$0" "$@" >${fullDevice}`;
      const gateway = runChild('/bin/sh', ['-c', command, process.execPath, ...nodeOptions, main], {
        ...settings(),
        PORT: String(port),
      });
      await expect.poll(() => warnings(`http://127.0.0.1:${port}`), { timeout: 60_000 }).toEqual(lost);
      gateway.process.kill('SIGTERM');
      expect([await gateway.ended, gateway.printed()]).toEqual([0, '']);
    },
  );

  it('serves, reports it in /readyz and ends when the program that reads the log has ended', {
    timeout: 120_000,
  }, async () => {
    const gateway = runGateway(settings());
    const address = await addressOf(gateway);
    expect(await warnings(address)).toEqual([]);
    gateway.process.stdout?.destroy();
    await expect.poll(() => warnings(address)).toEqual(lost);
    gateway.process.kill('SIGTERM');
    expect([await gateway.ended, gateway.process.signalCode]).toEqual([0, null]);
  });
});
