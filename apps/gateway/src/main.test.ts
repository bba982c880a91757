import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contract } from '@lima-id/api';
import type { HomeData } from '@lima-id/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Child, nodeOptions, runChild } from '../testing/platform/childProcess.ts';
import { makeDataFolder } from '../testing/platform/dataFolder.ts';
import { stubKeys, stubNames } from '../testing/platform/payment/wechatStub.ts';
import { createTestDatabase, type TestDatabase } from '../testing/platform/testDatabase.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const demoRemove = fileURLToPath(new URL('../demo/remove.ts', import.meta.url));
const admin = fileURLToPath(new URL('./admin.ts', import.meta.url));

const secret = 'a secret for tests, long enough to sign with';

/** A port without a listener. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('main', () => {
  let folder: string;
  /** With the demo's data from the first gateway that is one. */
  let database: TestDatabase;
  /** Without. */
  let otherDatabase: TestDatabase;
  beforeAll(async () => {
    folder = makeDataFolder('main');
    database = await createTestDatabase();
    otherDatabase = await createTestDatabase();
  });
  afterAll(async () => {
    await database.drop();
    await otherDatabase.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (environment: Record<string, string> = {}, script = main, words: readonly string[] = []) =>
    runChild(process.execPath, [...nodeOptions, script, ...words], {
      DATABASE_URL: database.url,
      SECRET: secret,
      // Not the folder itself, which a gateway would close to the user that runs PostgreSQL in the others.
      DATA_DIR: join(folder, 'server'),
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: '1',
      SMS: environment['DEMO'] === '0' ? 'off' : 'outbox',
      LOG_LEVEL: 'info',
      DRAIN_SECONDS: '0',
      ...environment,
    });
  /** Not the demo, so without its data. */
  const apart = () => ({ DEMO: '0', DATABASE_URL: otherDatabase.url, DATA_DIR: join(folder, 'apart') });
  /** With the embedded database; the gateways of this folder run one after the other. */
  const embedded = () => ({ DEMO: '0', DATABASE_URL: '', DATA_DIR: join(folder, 'embedded') });
  const addressOf = (gateway: Child) => /已启动：(\S+)/.exec(gateway.printed())?.[1] ?? '';
  const home = async (address: string) => {
    const response = await fetch(address + contract.readHome.path, { method: 'POST' });
    return ((await response.json()) as { data: HomeData }).data;
  };

  it('exits with one sentence when the configuration is invalid', { timeout: 60_000 }, async () => {
    const gateway = run({ PORT: 'eighty' });
    expect(await gateway.ended).toBe(1);
    expect(gateway.printed()).toBe('环境变量 PORT 的值“eighty”无效，应为 0 至 65535 的整数。\n');
  });

  it.each([
    [
      'a data folder below a file',
      () => ({ DATA_DIR: join(folder, 'in-the-way', 'data') }),
      /^数据目录 .+（ENOTDIR）.+。\n$/,
    ],
    [
      'a data folder where nobody can make one',
      () => ({ DATA_DIR: existsSync('/proc/self') ? '/proc/lima' : join(folder, 'in-the-way') }),
      /^数据目录 .+（(?:ENOENT|ENOTDIR)）.+。\n$/,
    ],
    ['a portal that is not there', () => ({ PORTAL_DIR: join(folder, 'nowhere') }), /^PORTAL_DIR .+（ENOENT）.+。\n$/],
    [
      'a design site that was not built',
      () => ({ DESIGN_DIR: join(folder, 'nowhere') }),
      /^DESIGN_DIR .+（ENOENT）.+npm run storybook:build.+。\n$/,
    ],
    [
      'a design site without its stories',
      () => {
        mkdirSync(join(folder, 'half'), { recursive: true });
        writeFileSync(join(folder, 'half/index.html'), '');
        return { DESIGN_DIR: join(folder, 'half') };
      },
      /^DESIGN_DIR .+ iframe\.html（ENOENT）.+npm run storybook:build.+。\n$/,
    ],
    [
      'a portal below a file',
      () => ({ PORTAL_DIR: join(folder, 'in-the-way', 'x') }),
      /^PORTAL_DIR .+（ENOTDIR）.+。\n$/,
    ],
  ])('stops with one sentence at %s', { timeout: 60_000 }, async (_what, environment, sentence) => {
    writeFileSync(join(folder, 'in-the-way'), '');
    const gateway = run({ DEMO: '0', ...environment() });
    expect(await gateway.ended).toBe(1);
    expect(gateway.printed()).toMatch(sentence);
    rmSync(join(folder, 'in-the-way'));
  });

  it('exits with one sentence when the database belongs to another secret', { timeout: 120_000 }, async () => {
    const gateway = run({ DEMO: '0' });
    await gateway.prints('按 Ctrl-C 停止');
    gateway.process.kill('SIGTERM');
    expect(await gateway.ended).toBe(0);
    const second = run({ DEMO: '0', SECRET: 'another secret for tests, long enough as well' });
    expect(await second.ended).toBe(1);
    expect(second.printed()).toMatch(/^SECRET.+请改回原来的 SECRET，或改用另一个数据库。\n$/);
  });

  it('protects its data from other users of the machine for any umask, and fixes existing permissions', {
    timeout: 240_000,
  }, async () => {
    const data = join(folder, 'closed');
    const start = () =>
      runChild('/bin/sh', ['-c', 'umask 000; exec "$0" "$@"', process.execPath, ...nodeOptions, main], {
        SECRET: '',
        DATABASE_URL: '',
        DATA_DIR: data,
        PORT: '0',
        HOST: '127.0.0.1',
        DEMO: '0',
        SMS: 'off',
        LOG_LEVEL: 'warn',
      });
    const paths = () =>
      readdirSync(data, { recursive: true, withFileTypes: true }).map(({ parentPath, name }) => join(parentPath, name));
    // Root's folder lets the user pass who runs PostgreSQL, and lists nothing.
    const passage = process.getuid?.() === 0 ? 0o011 : 0;
    const open = () => [
      ...(statSync(data).mode & 0o077 & ~passage ? [data] : []),
      ...paths().filter((path) => (statSync(path).mode & 0o077) !== 0),
    ];
    for (const log of ['', 'data folder was open']) {
      const gateway = start();
      await gateway.prints('按 Ctrl-C 停止');
      expect(open()).toEqual([]);
      gateway.process.kill('SIGINT');
      expect(await gateway.ended).toBe(0);
      expect(gateway.printed()).toContain(log);
      // PostgreSQL guards what is in its own folder.
      for (const path of paths().filter((each) => !each.startsWith(join(data, 'postgresql', '/')))) {
        chmodSync(path, statSync(path).isDirectory() ? 0o777 : 0o666);
      }
    }
  });

  it('exits with one sentence outside the demo when SMS is not configured', {
    timeout: 60_000,
  }, async () => {
    const gateway = run({ DEMO: '0', SMS: '' });
    expect(await gateway.ended).toBe(1);
    expect(gateway.printed()).toMatch(/^环境变量 SMS 未设置，[^\n]+。\n$/);
  });

  it('starts with a warning when SMS is off', { timeout: 120_000 }, async () => {
    const gateway = run(apart());
    await gateway.prints('按 Ctrl-C 停止');
    gateway.process.kill('SIGTERM');
    expect(await gateway.ended).toBe(0);
    expect(gateway.printed()).toContain('no sms is sent: SMS is off');
  });

  it('starts with a warning, and the demo without its orders, while the picture storage is away', {
    timeout: 180_000,
  }, async () => {
    const empty = await createTestDatabase();
    const gateway = run({
      DATABASE_URL: empty.url,
      FILES: 's3',
      FILES_S3_ENDPOINT: `http://127.0.0.1:${await freePort()}/lima`,
      FILES_S3_REGION: 'us-east-1',
      FILES_S3_KEY_ID: 'key',
      FILES_S3_KEY_SECRET: 'hunter2',
    });
    await gateway.prints('按 Ctrl-C 停止');
    const address = addressOf(gateway);
    const found = await fetch(`${address}${contract.readIdentifier.path}?identifier=88.118.001%2FGT-2026-000123`);
    expect([found.status, (await fetch(`${address}/readyz`)).status]).toEqual([200, 200]);
    gateway.process.kill('SIGTERM');
    expect(await gateway.ended).toBe(0);
    for (const warning of ['picture storage unavailable', 'demo orders not seeded'])
      expect(gateway.printed()).toContain(warning);
    expect(gateway.printed()).not.toContain('hunter2');
    await empty.drop();
  });

  describe('with WeChat Pay', () => {
    const account = (): Record<string, string> => {
      const file = (name: string, content: string | Buffer) => {
        writeFileSync(join(folder, name), content);
        return join(folder, name);
      };
      const { merchant, platform } = stubKeys;
      return {
        DEMO: '0',
        SMS: 'off',
        PAYMENT: 'wechat',
        PUBLIC_URL: 'https://id.example.com',
        WECHAT_PAY_APP_ID: stubNames.appId,
        WECHAT_PAY_MERCHANT_ID: stubNames.merchantId,
        WECHAT_PAY_SERIAL: stubNames.merchantSerial,
        WECHAT_PAY_API_KEY: stubNames.apiKey,
        WECHAT_PAY_KEY_FILE: file('merchant.pem', merchant.privateKey.export({ type: 'pkcs8', format: 'pem' })),
        WECHAT_PAY_PUBLIC_KEY_ID: stubNames.platformKey,
        WECHAT_PAY_PUBLIC_KEY_FILE: file('platform.pem', platform.publicKey.export({ type: 'spki', format: 'pem' })),
      };
    };

    it('exits with one sentence when a key cannot be read', { timeout: 60_000 }, async () => {
      const file = join(folder, 'missing.pem');
      const gateway = run({ ...account(), WECHAT_PAY_KEY_FILE: file });
      expect(await gateway.ended).toBe(1);
      expect(gateway.printed()).toBe(`环境变量 WECHAT_PAY_KEY_FILE 指定的文件“${file}”无法读取，请检查路径和权限。\n`);
    });

    it("receives WeChat Pay's notifications, and has no sandbox page", { timeout: 180_000 }, async () => {
      const port = await freePort();
      const gateway = run({ ...account(), PORT: String(port) });
      await gateway.prints('按 Ctrl-C 停止');
      const notified = await fetch(`http://127.0.0.1:${port}/__pay/wechat`, { method: 'POST', body: '{}' });
      expect([notified.status, await notified.json()]).toEqual([401, { code: 'FAIL', message: '签名验证未通过' }]);
      expect((await fetch(`http://127.0.0.1:${port}/__pay/anything`, { method: 'POST' })).status).toBe(404);
      gateway.process.kill('SIGTERM');
      expect(await gateway.ended).toBe(0);
    });
  });

  it('seeds an empty database, prints the demo data, counts, and exits with code 0 on Ctrl-C', {
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
      '/__outbox?key=',
      '仅本机可以访问',
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

  it('serves calls while it drains and is not ready, and exits at once on a second signal', {
    timeout: 120_000,
  }, async () => {
    const gateway = run({ ...apart(), DRAIN_SECONDS: '300' });
    await gateway.prints('按 Ctrl-C 停止');
    const address = addressOf(gateway);
    const ready = async () => (await fetch(`${address}/readyz`)).status;
    expect(await ready()).toBe(200);
    gateway.process.kill('SIGTERM');
    await expect.poll(ready).toBe(503);
    expect((await home(address)).resolutionToday).toBeGreaterThanOrEqual(0);
    gateway.process.kill('SIGTERM');
    expect(await gateway.ended).toBe(1);
  });

  it.each([
    ['when it has drained', 'SIGTERM', '1'],
    ['by Ctrl-C without draining', 'SIGINT', '300'],
  ] as const)('ends with code 0 %s', { timeout: 120_000 }, async (_when, signal, seconds) => {
    const gateway = run({ ...apart(), DRAIN_SECONDS: seconds });
    await gateway.prints('按 Ctrl-C 停止');
    gateway.process.kill(signal);
    expect(await gateway.ended).toBe(0);
  });

  it('exits with one sentence, before anything is opened, when the port is taken', { timeout: 120_000 }, async () => {
    const gateway = run();
    await gateway.prints('按 Ctrl-C 停止');
    const port = new URL(addressOf(gateway)).port;
    const unused = join(folder, 'unused');
    const second = run({ ...embedded(), DATA_DIR: unused, PORT: port });
    expect(await second.ended).toBe(1);
    // Before a database is made there.
    expect(existsSync(unused)).toBe(false);
    expect(second.printed()).toContain(`端口 ${port} 已被其他程序占用，请停止那个程序，或用 PORT 指定另一个端口。\n`);
    gateway.process.kill('SIGTERM');
    expect(await gateway.ended).toBe(0);
  });

  it('exits with one sentence when another gateway holds the data folder', { timeout: 120_000 }, async () => {
    const held = embedded();
    const gateway = run(held);
    await gateway.prints('按 Ctrl-C 停止');
    const second = run(held);
    expect(await second.ended).toBe(1);
    expect(second.printed()).toBe(
      `数据目录 ${held.DATA_DIR} 正由另一个网关进程使用，请先停止那个进程，或用 DATA_DIR 指定另一个目录。\n`,
    );
    gateway.process.kill('SIGTERM');
    expect(await gateway.ended).toBe(0);
  });

  it('takes the data folder over when the other gateway was killed', { timeout: 120_000 }, async () => {
    const held = embedded();
    const gateway = run(held);
    await gateway.prints('按 Ctrl-C 停止');
    gateway.process.kill('SIGKILL');
    await gateway.ended;
    const second = run(held);
    await second.prints('按 Ctrl-C 停止');
    second.process.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  it('refuses to start outside the demo until the demo accounts are disabled', {
    timeout: 180_000,
  }, async () => {
    const refused = run({ DEMO: '0' });
    expect(await refused.ended).toBe(1);
    expect(refused.printed()).toMatch(/演示账号 [^。]*operator[^。]*演示企业令牌[^。]*npm run demo:remove[^。]*。\n$/);

    // With the variables that README names, and no others.
    const remove = (given: string) =>
      runChild(process.execPath, [...nodeOptions, demoRemove], {
        DATABASE_URL: database.url,
        DATA_DIR: join(folder, 'server'),
        SECRET: given,
      });
    const other = remove('another secret for tests, long enough as well');
    expect(await other.ended).toBe(1);
    expect(other.printed()).toMatch(/^SECRET[^。]+请改回原来的 SECRET[^。]+。\n$/);

    const removed = remove(secret);
    expect(await removed.ended).toBe(0);
    expect(removed.printed()).toMatch(/^已停用演示账号 [^。]*operator[^。]*。\n$/);

    const gateway = run({ DEMO: '0' });
    await gateway.prints('按 Ctrl-C 停止');
    gateway.process.kill('SIGTERM');
    expect(await gateway.ended).toBe(0);
  });

  it.each([
    ['the demo after it was removed', async () => undefined, () => database],
    [
      'the demo on the database of a platform',
      async () => {
        const added = run(apart(), admin, ['node', 'add', '88.118', '健身器材']);
        expect(await added.ended).toBe(0);
      },
      () => otherDatabase,
    ],
  ])('refuses to start %s', { timeout: 120_000 }, async (_what, prepare, used) => {
    await prepare();
    const demo = run({ DATABASE_URL: used().url });
    expect(await demo.ended).toBe(1);
    expect(demo.printed()).toMatch(/不是演示数据库，请以 DEMO=0 启动[^。]*。\n$/);
  });

  it('runs demo:remove and admin on an embedded database only while the gateway is stopped', {
    timeout: 180_000,
  }, async () => {
    const held = embedded();
    const commands = [
      [demoRemove, []],
      [admin, ['node', 'list']],
    ] as const;
    const gateway = run(held);
    await gateway.prints('按 Ctrl-C 停止');
    for (const [script, words] of commands) {
      const refused = run(held, script, words);
      expect(await refused.ended).toBe(1);
      expect(refused.printed()).toMatch(/正由另一个网关进程使用，请先停止那个进程[^。]*。\n$/);
    }
    gateway.process.kill('SIGTERM');
    expect(await gateway.ended).toBe(0);
    for (const [script, words] of commands) {
      const done = run(held, script, words);
      expect(await done.ended).toBe(0);
    }
  });

  it('exits with one sentence when its database cannot be started', { timeout: 120_000 }, async () => {
    // Its folder has a database from the tests above.
    rmSync(join(embedded().DATA_DIR, 'postgresql/data/global/pg_control'));
    const gateway = run({ ...embedded(), LOG_LEVEL: 'error' });
    expect(await gateway.ended).toBe(1);
    expect(gateway.printed()).toMatch(/^数据目录 .+ 中的数据库无法启动（.+）.+。\n$/);
  });
});
