import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestAccount } from '../account/testing/insertTestAccount.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { Store } from '../platform/database/database.ts';
import { nodeOptions, runChild } from '../platform/testing/childProcess.ts';
import { openTestStore } from '../platform/testing/openTestStore.ts';
import {
  type RegistrationGateway,
  type RegistrationUser,
  registrationGateway,
} from '../prefix/testing/registrationGateway.ts';

const script = fileURLToPath(new URL('../operator.ts', import.meta.url));
const password = 'Operator@2026';

let store: Store;
let gateway: RegistrationGateway;
let applicant: RegistrationUser;
let address: string;

beforeAll(async () => {
  store = await openTestStore();
  gateway = await registrationGateway(store, systemClock);
  await insertTestAccount(store, { username: 'reviewer', role: 'MANAGER', password });
  await insertTestAccount(store, { username: 'nobody', role: 'COMPANY_ADMIN', password });
  applicant = await gateway.user();
  address = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
}, 120_000);
afterAll(async () => {
  await gateway.app.close();
  await store.close();
});

/** Runs the command as it is run in a terminal; gives what it printed and how it ended. */
async function operate(words: string[], username = 'reviewer') {
  const child = runChild(process.execPath, [...nodeOptions, script, ...words], {
    LIMA_ADDRESS: address,
    LIMA_OPERATOR: username,
    LIMA_PASSWORD: password,
    CLIENT_CREDENTIAL: 'test:test',
  });
  const code = await child.ended;
  return { code, printed: child.printed() };
}

describe('the operator’s command', () => {
  it('leads a registration from its list through a rejection to its approval, and erases', async () => {
    await gateway.submit(applicant);
    const listed = await operate(['prefix', 'list', '--status', '0']);
    expect(listed).toMatchObject({ code: 0, printed: expect.stringContaining('88.118.501  平台审核中') });
    expect(listed.printed).toContain('共 1 件，第 1 / 1 页');

    const rejected = ['prefix', 'reject', '88.118.501', '--field', 'licenceImage=unclear', '--words', '请重拍'];
    expect(await operate(rejected)).toMatchObject({
      code: 0,
      printed: expect.stringContaining('平台审核中 → 审核未通过'),
    });
    expect(await gateway.read(applicant)).toMatchObject({
      examineStatus: 3,
      companyApprovalDetails: { feedbackDetails: '请重拍' },
    });

    await gateway.submit(applicant);
    const id = await gateway.idOf(applicant);
    expect((await operate(['prefix', 'approve', id])).printed).toContain('平台审核中 → 顶级节点审核中');
    expect((await operate(['prefix', 'approve', '88.118.501'])).printed).toContain('顶级节点审核中 → 审核通过');
    const { printed } = await operate(['prefix', 'show', '88.118.501']);
    for (const part of [
      '证件号码：11010519491231002X',
      '请重拍；证照图片：图片不清晰或不完整，请重新上传',
      'reviewer  申请',
    ]) {
      expect(printed).toContain(part);
    }
    expect(await operate(['prefix', 'erase', id])).toMatchObject({ code: 0 });
    expect(await gateway.read(applicant)).toMatchObject({ legalCardNo: '', examineStatus: 2 });
  }, 120_000);

  it('ends with a sentence and the code 1 when it cannot be done', async () => {
    expect(await operate(['prefix', 'show', '88.118.777'])).toMatchObject({
      code: 1,
      printed: expect.stringContaining('未查询到该申请，请核对编号'),
    });
    expect(await operate(['prefix', 'list'], 'nobody')).toMatchObject({
      code: 1,
      printed: expect.stringContaining('没有此操作的权限'),
    });
    expect(await operate(['prefix'])).toMatchObject({ code: 1, printed: expect.stringContaining('用法：') });
  }, 60_000);
});
