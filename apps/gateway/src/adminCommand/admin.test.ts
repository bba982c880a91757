import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contract } from '@lima-id/api';
import { productPictureWidths } from '@lima-id/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleFile } from '../../testing/adminCommand/marketDesk.ts';
import { nodeOptions, runChild } from '../../testing/platform/childProcess.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/platform/testDatabase.ts';
import { testSecret } from '../../testing/platform/testParts.ts';
import { type RegistrationUser, registrationGateway } from '../../testing/prefix/registrationGateway.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { silentLog } from '../platform/log/log.ts';
import { openStore } from '../schema/store.ts';

const script = fileURLToPath(new URL('../admin.ts', import.meta.url));
const password = 'Zhang-Yi7.kPw';

/** Without tables, as a new platform's. */
let database: TestDatabase;
/** Used before. */
let used: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  used = await createTestDatabase();
  await admin(['node', 'list'], { DATABASE_URL: used.url });
}, 60_000);
afterAll(async () => {
  await database.drop();
  await used.drop();
});

/** Runs the command in a child process; returns its output and exit code. */
async function admin(words: readonly string[], environment: Record<string, string> = {}) {
  const child = runChild(process.execPath, [...nodeOptions, script, ...words], {
    DATABASE_URL: database.url,
    SECRET: Buffer.from(testSecret).toString('utf8'),
    LIMA_PASSWORD: password,
    ...environment,
  });
  const code = await child.ended;
  return { code, printed: child.printed() };
}

describe('the admin command', () => {
  it('makes an empty database a platform on which a prefix is registered, reviewed and granted', {
    timeout: 240_000,
  }, async () => {
    expect(await admin(['operator', 'add', 'zhangwei', '--mobile', '13900001111'])).toEqual({
      code: 0,
      printed: '已新建平台管理员 zhangwei，请用这个用户名和刚才的密码登录。\n',
    });
    const store = await openStore({ dataDir: '', databaseUrl: database.url, log: silentLog });
    const gateway = await registrationGateway(store, systemClock);
    const logIn = async (username: string): Promise<RegistrationUser> => {
      const { userInfo, tokenInfo } = (await gateway.logIn(username, password)).data;
      return { id: userInfo.userId, mobile: userInfo.phoneNo, username, token: tokenInfo.access_token };
    };
    try {
      const mobile = '13800000042';
      const verifyCode = await gateway.code(mobile, 'register');
      const account = { username: 'taiyue', mobile, email: 'a@example.cn', password, verifyCode };
      expect(await gateway.call(contract.registerAccount, account)).toMatchObject({ success: true });
      const applicant = await logIn('taiyue');
      const changes = { secondNodeId: '88.131', identifierPrefix: '88.131.501' };
      expect((await gateway.submit(applicant, changes)).success).toBe(false);

      // While the gateway runs.
      const added = await admin(['node', 'add', '88.131', '体育场地设施']);
      expect(added).toMatchObject({ code: 0, printed: expect.stringContaining('已添加二级节点 88.131 体育场地设施') });
      expect(await gateway.submit(applicant, changes)).toMatchObject({ success: true });
      const operator = await logIn('zhangwei');
      for (const from of ['platformReview', 'topNodeReview'] as const) {
        expect(await gateway.pass(operator, applicant, from)).toMatchObject({ success: true });
      }
      const { data } = await gateway.logIn('taiyue', password);
      expect(data.userInfo).toMatchObject({ type: 'COMPANY_ADMIN', companyDetails: { examineStatus: 2 } });
      const granted = await store.kysely.selectFrom('enterprise').select(['prefix', 'node_prefix']).execute();
      expect(granted).toEqual([{ prefix: '88.131.501', node_prefix: '88.131' }]);
      expect((await admin(['node', 'remove', '88.131'])).printed).toBe(
        '二级节点 88.131 已有企业或前缀申请，不能删除。\n',
      );
    } finally {
      await gateway.app.close();
      await store.close();
    }
  });

  it('fills the market from a file of the folder in which it is called, and keeps its pictures', {
    timeout: 60_000,
  }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lima-admin-'));
    const environment = { DATABASE_URL: used.url, INIT_CWD: dirname(exampleFile), DATA_DIR: folder };
    try {
      const put = await admin(['market', 'put', basename(exampleFile)], environment);
      expect(put).toMatchObject({ code: 0, printed: expect.stringContaining('新增 apps[work-orders] 维修工单\n') });
      expect(await readdir(join(folder, 'products'))).toHaveLength(productPictureWidths.length);
      expect((await admin(['market', 'check', basename(exampleFile)], environment)).printed).toBe(
        '文件与数据库一致，没有更改。\n',
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it.each([
    ['a market file that is not there', ['market', 'put', '/gone.json'], {}, /^找不到文件 \/gone\.json.+。\n$/],
    [
      'a market file and no bucket',
      ['market', 'check', exampleFile],
      { FILES: 's3' },
      /^环境变量 FILES_S3_ENDPOINT 未设置.+。\n$/,
    ],
    [
      'a data folder that is not there',
      ['market', 'check', exampleFile],
      { DATA_DIR: '/no-such-folder' },
      /^数据目录 \/no-such-folder 不存在，请核对 DATA_DIR .+。\n$/,
    ],
    ['another secret', ['operator', 'list'], { SECRET: 'another secret for tests, long enough' }, /^SECRET.+。\n$/],
    ['no secret', ['operator', 'list'], { SECRET: '' }, /^使用 DATABASE_URL 时，请用 SECRET 指定.+。\n$/],
    ['a malformed URL', ['node', 'list'], { DATABASE_URL: 'lima' }, /^环境变量 DATABASE_URL 的值.+无效.+。\n$/],
    [
      'a server that is not there',
      ['node', 'list'],
      { DATABASE_URL: 'postgres://lima@127.0.0.1:1/lima' },
      /^无法连接 DATABASE_URL 所指的数据库.+。\n$/,
    ],
    [
      'a weak password',
      ['operator', 'add', 'liqiang', '--mobile', '13900002222'],
      { LIMA_PASSWORD: '123456' },
      /^密码强度过低，请重新运行命令，换一个密码。\n$/,
    ],
    [
      'a password of many bytes',
      ['operator', 'add', 'liqiang', '--mobile', '13900002222'],
      { LIMA_PASSWORD: `${password}${'长'.repeat(2_000)}` },
      /^密码过长，请缩短后重新输入。\n$/,
    ],
    [
      'no password and no terminal',
      ['operator', 'add', 'liqiang', '--mobile', '13900002222'],
      { LIMA_PASSWORD: '' },
      /^环境变量 LIMA_PASSWORD 未设置，且没有可以询问的终端。\n$/,
    ],
    ['a command that it does not know', ['operator', 'approve'], {}, /^用法：npm run admin/],
  ] as const)(
    'exits with code 1 and a sentence when it is given %s',
    { timeout: 60_000 },
    async (_what, words, environment, sentence) => {
      const { code, printed } = await admin(words, { DATABASE_URL: used.url, ...environment });
      expect(printed).toMatch(sentence);
      expect(code).toBe(1);
    },
  );
});
