import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contract } from '@lima-id/api';
import type { HomeData } from '@lima-id/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standInKeys, standInNames } from './platform/payment/testing/wechatStandIn.ts';
import { type Child, nodeOptions, runChild } from './platform/testing/childProcess.ts';
import { createTestDatabase, testDatabaseUrl } from './platform/testing/openTestStore.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

/** A port on which nobody listens. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('main', () => {
  let folder: string;
  let database: { DATABASE_URL: string; drop(): Promise<void> };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lima-main-'));
    if (testDatabaseUrl === null) database = { DATABASE_URL: '', drop: async () => {} };
    else {
      const made = await createTestDatabase(testDatabaseUrl);
      database = { DATABASE_URL: made.url, drop: made.drop };
    }
  });
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (environment: Record<string, string> = {}) =>
    runChild(process.execPath, [...nodeOptions, main], {
      DATABASE_URL: database.DATABASE_URL,
      SECRET: 'a secret for tests, long enough to sign with',
      DATA_DIR: folder,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: '1',
      LOG_LEVEL: 'info',
      ...environment,
    });
  const addressOf = (gateway: Child) => /已启动：(\S+)/.exec(gateway.printed())?.[1] ?? '';
  const home = async (address: string) => {
    const response = await fetch(address + contract.readHome.path, { method: 'POST' });
    return ((await response.json()) as { data: HomeData }).data;
  };

  it('stops with one sentence when the configuration is wrong', { timeout: 60_000 }, async () => {
    const gateway = run({ PORT: 'eighty' });
    expect(await gateway.ended).toBe(1);
    expect(gateway.printed()).toBe('环境变量 PORT 的值“eighty”无效，应为 0 至 65535 的整数。\n');
  });

  describe('with WeChat Pay', () => {
    const account = (): Record<string, string> => {
      const file = (name: string, content: string | Buffer) => {
        writeFileSync(join(folder, name), content);
        return join(folder, name);
      };
      const { merchant, platform } = standInKeys;
      return {
        DEMO: '0',
        PAYMENT: 'wechat',
        PUBLIC_URL: 'https://id.example.com',
        WECHAT_PAY_APP_ID: standInNames.appId,
        WECHAT_PAY_MERCHANT_ID: standInNames.merchantId,
        WECHAT_PAY_SERIAL: standInNames.merchantSerial,
        WECHAT_PAY_API_KEY: standInNames.apiKey,
        WECHAT_PAY_KEY_FILE: file('merchant.pem', merchant.privateKey.export({ type: 'pkcs8', format: 'pem' })),
        WECHAT_PAY_PUBLIC_KEY_ID: standInNames.platformKey,
        WECHAT_PAY_PUBLIC_KEY_FILE: file('platform.pem', platform.publicKey.export({ type: 'spki', format: 'pem' })),
      };
    };

    it('stops with one sentence when a key cannot be read', { timeout: 60_000 }, async () => {
      const file = join(folder, 'missing.pem');
      const gateway = run({ ...account(), WECHAT_PAY_KEY_FILE: file });
      expect(await gateway.ended).toBe(1);
      expect(gateway.printed()).toBe(`环境变量 WECHAT_PAY_KEY_FILE 指定的文件“${file}”无法读取，请检查路径和权限。\n`);
    });

    it('hears what WeChat Pay tells, and there is no page of the sandbox', { timeout: 180_000 }, async () => {
      const port = await freePort();
      const gateway = run({ ...account(), PORT: String(port) });
      await gateway.prints('按 Ctrl-C 停止');
      const told = await fetch(`http://127.0.0.1:${port}/__pay/wechat`, { method: 'POST', body: '{}' });
      expect([told.status, await told.json()]).toEqual([401, { code: 'FAIL', message: '签名验证未通过' }]);
      expect((await fetch(`http://127.0.0.1:${port}/__pay/anything`, { method: 'POST' })).status).toBe(404);
      gateway.process.kill('SIGTERM');
      expect(await gateway.ended).toBe(0);
    });
  });

  it('fills an empty database, tells what to try, counts, and ends by Ctrl-C with code 0', {
    timeout: 180_000,
  }, async () => {
    const gateway = run();
    await gateway.prints('按 Ctrl-C 停止');
    const printed = gateway.printed();
    for (const text of [
      '88.118.001/GT-2026-000123',
      '88.118.036/SB-2025-018842',
      '演示账号',
      'Lima@2026',
      '__outbox',
    ]) {
      expect(printed).toContain(text);
    }
    for (const account of ['visitor', 'maker', 'operator']) expect(printed).toContain(account);

    const address = addressOf(gateway);
    const before = await home(address);
    const found = await fetch(`${address}${contract.readIdentifier.path}?identifier=88.118.001%2FGT-2026-000123`);
    expect(found.status).toBe(200);
    gateway.process.kill('SIGINT');
    expect(await gateway.ended).toBe(0);
    expect(gateway.printed()).not.toContain('"level":50');

    const again = run();
    await again.prints('按 Ctrl-C 停止');
    const after = await home(addressOf(again));
    expect(after.resolutionTotal).toBeGreaterThan(before.resolutionTotal);
    again.process.kill('SIGTERM');
    expect(await again.ended).toBe(0);
  });

  it('stops with one sentence when the port is taken, and lets go of the data', { timeout: 120_000 }, async () => {
    const gateway = run();
    await gateway.prints('按 Ctrl-C 停止');
    const port = new URL(addressOf(gateway)).port;
    const second = run({ PORT: port, DATA_DIR: join(folder, 'second'), DEMO: '0' });
    expect(await second.ended).toBe(1);
    expect(second.printed()).toContain(`端口 ${port} 已被其他程序占用，请停止那个程序，或用 PORT 指定另一个端口。\n`);
    gateway.process.kill('SIGTERM');
    expect(await gateway.ended).toBe(0);
  });

  it('stops with one sentence when another gateway holds the data folder', { timeout: 120_000 }, async () => {
    const gateway = run({ DATABASE_URL: '', DEMO: '0' });
    await gateway.prints('按 Ctrl-C 停止');
    const second = run({ DATABASE_URL: '', DEMO: '0' });
    expect(await second.ended).toBe(1);
    expect(second.printed()).toBe(
      `数据目录 ${folder} 正由另一个网关进程使用，请先停止那个进程，或用 DATA_DIR 指定另一个目录。\n`,
    );
    gateway.process.kill('SIGTERM');
    expect(await gateway.ended).toBe(0);
  });

  it('takes the data folder over when the other gateway was killed outright', { timeout: 120_000 }, async () => {
    const gateway = run({ DATABASE_URL: '', DEMO: '0' });
    await gateway.prints('按 Ctrl-C 停止');
    gateway.process.kill('SIGKILL');
    await gateway.ended;
    const second = run({ DATABASE_URL: '', DEMO: '0' });
    await second.prints('按 Ctrl-C 停止');
    second.process.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });
});
