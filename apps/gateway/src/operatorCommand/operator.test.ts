import { fileURLToPath } from 'node:url';
import { contract } from '@lima-id/api';
import { chinaDate } from '@lima-id/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestAccount } from '../../testing/account/insertTestAccount.ts';
import { orderGateway } from '../../testing/order/orderGateway.ts';
import { nodeOptions, runChild } from '../../testing/platform/childProcess.ts';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { testSecret } from '../../testing/platform/testParts.ts';
import {
  type RegistrationGateway,
  type RegistrationUser,
  registrationGateway,
} from '../../testing/prefix/registrationGateway.ts';
import { insertTestEnterprise } from '../../testing/production/insertTestEnterprise.ts';
import { createLeadSeal, sealContent } from '../lead/leadContent.ts';
import { createPaymentDesk } from '../order/payment/paymentDesk.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { noProviders } from '../platform/payment/paymentPort.ts';
import { createSandbox } from '../platform/payment/sandbox.ts';
import type { Store } from '../schema/store.ts';
import { logInOperator } from './operatorClient.ts';
import { readCommand } from './readCommand.ts';
import { runCommand } from './runCommand.ts';

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

/** Runs the command in a child process; returns its output and exit code. */
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

describe('the operator command', () => {
  it('lists a registration, rejects it, approves it, and erases it', async () => {
    await gateway.submit(applicant);
    const listed = await operate(['prefix', 'list', '--status', '0']);
    expect(listed).toMatchObject({ code: 0, printed: expect.stringContaining('88.118.501  平台审核中') });
    expect(listed.printed).toContain('共 1 件，第 1 / 1 页');

    const rejected = ['prefix', 'reject', '88.118.501', '--from', '0', '--field', 'licenceImage=unclear'];
    rejected.push('--reason', '请重拍');
    expect(await operate(rejected)).toMatchObject({ code: 1, printed: expect.stringContaining('请先查看申请') });
    await operate(['prefix', 'show', '88.118.501']);
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
    const show = async () => (await operate(['prefix', 'show', '88.118.501'])).printed;
    expect(await show()).toContain(`审核\n通过：prefix approve ${id} --from 0\n驳回：prefix reject ${id} --from 0 `);
    const approve = ['prefix', 'approve', id, '--from', '0'];
    expect((await operate(approve)).printed).toContain('平台审核中 → 顶级节点审核中');
    // The same line again, as after a lost answer, passes no further level.
    expect(await operate(approve)).toMatchObject({
      code: 1,
      printed: expect.stringContaining('该申请当前为顶级节点审核中'),
    });
    expect(await show()).toContain(`通过：prefix approve ${id} --from 1\n`);
    const second = await operate(['prefix', 'approve', '88.118.501', '--from', '1']);
    expect(second.printed).toContain('顶级节点审核中 → 审核通过');
    const printed = await show();
    expect(printed).not.toContain('prefix approve');
    for (const part of [
      '证件号码：11010519491231002X',
      '请重拍；证照图片：图片不清晰或不完整，请重新上传',
      'reviewer  申请',
    ]) {
      expect(printed).toContain(part);
    }
    const suspended = await operate(['prefix', 'suspend', '88.118.501', '--reason', '营业执照已注销']);
    expect(suspended).toMatchObject({ code: 0, printed: '88.118.501：已停用\n' });
    expect(await show()).toContain('停用  审核通过 → 已停用  营业执照已注销');
    expect((await operate(['prefix', 'restore', id, '--reason', '已补交证照'])).printed).toBe(`${id}：审核通过\n`);
    expect(await operate(['prefix', 'erase', id])).toMatchObject({ code: 0 });
    expect(await gateway.read(applicant)).toMatchObject({ legalCardNo: '', examineStatus: 2 });
  }, 120_000);

  it('suspends and restores a prefix without a registration, and gives its enterprise an administrator', async () => {
    const prefix = '88.118.601';
    await insertTestEnterprise(store, prefix);
    const user = await gateway.user();
    const client = await logInOperator({ address, username: 'reviewer', password, clientCredential: 'test:test' });
    const run = (...words: string[]) => runCommand(client, readCommand(['prefix', ...words]));
    const suspend = () => run('suspend', prefix, '--reason', '营业执照已注销');
    const restore = () => run('restore', prefix, '--reason', '已补交证照');
    expect(await suspend()).toBe(`${prefix}：已停用`);
    await expect(suspend()).rejects.toThrow('该申请当前为已停用');
    const hinted = /^88\.118\.601：审核通过\n该企业现在没有可登录的管理员，请以 prefix admin 前缀 用户名 指定/;
    expect(await restore()).toMatch(hinted);
    // As after a lost answer.
    expect(await restore()).toMatch(hinted);
    expect(await run('admin', prefix, user.username)).toBe(`已将 ${user.username} 设为 ${prefix} 的管理员。`);
    await suspend();
    expect(await restore()).toBe(`${prefix}：审核通过`);
    await expect(run('suspend', '88.118.777', '--reason', '无')).rejects.toThrow('未查询到该申请');
    await client.leave();
  }, 120_000);

  it('prints leads, with control characters escaped', async () => {
    const sentAt = new Date('2026-11-20T06:05:00Z');
    const said = {
      companyName: '泰岳\u001b[31m健身',
      contactPersonName: '王\u0007晓楠',
      contactPersonPhone: '13800000118',
    };
    const contents = createLeadSeal(testSecret);
    for (const kind of ['contact', 'inquiry'] as const) {
      const content = { ...said, subject: '', consultContent: `${kind}\u001b]0;来\u202e一\r\n二` };
      await store.kysely
        .insertInto('lead')
        .values({
          id: kind,
          kind,
          sent_at: sentAt,
          account_id: null,
          company_prefix: null,
          industry_codes: '',
          budget: kind === 'inquiry' ? '1万-5万元' : '',
          interests: JSON.stringify([
            { productId: '1', packageProductId: '', productName: '标识\u009b赋码系统', packageName: '' },
          ]),
          content: sealContent(contents, content, kind),
        })
        .execute();
    }
    const all = await operate(['lead', 'list']);
    expect(all.code).toBe(0);
    expect(all.printed.split('\n')).toEqual([
      '2026-11-20 14:05  询价  泰岳[31m健身  王晓楠  13800000118  inquiry',
      '    预算：1万-5万元',
      '    应用：标识赋码系统',
      '    inquiry]0;来一',
      '    二',
      '',
      '2026-11-20 14:05  联系需求  泰岳[31m健身  王晓楠  13800000118  contact',
      '    应用：标识赋码系统',
      '    contact]0;来一',
      '    二',
      '',
      '共 2 条，第 1 / 1 页',
      '',
    ]);
    expect((await operate(['lead', 'list', '--kind', 'contact'])).printed).toContain('共 1 条，第 1 / 1 页');
    const shown = await operate(['lead', 'show', 'inquiry']);
    expect(shown.printed).toMatch(/查看记录\n(\d{4}-\d\d-\d\d \d\d:\d\d {2}查看 {2}reviewer\n){2}$/);
    expect(await operate(['lead', 'erase', 'inquiry'])).toMatchObject({
      code: 0,
      printed: '已删除该条中的个人信息与咨询内容。\n',
    });
    expect((await operate(['lead', 'list', '--kind', 'inquiry'])).printed).toContain('询价  个人信息已删除  inquiry\n');
    expect((await operate(['lead', 'erase', 'nobody'])).printed).toContain('未查询到该条线索，请核对编号');
  }, 120_000);

  it('lists an order, rejects it, and accepts it', async () => {
    const orders = await orderGateway(store, systemClock);
    const buyer = await orders.buyer();
    const { id, orderCode } = await orders.order(buyer);
    const payTime = chinaDate(systemClock.now().getTime());
    await orders.pay(buyer, id, { bankNo: '6200118000420', bankAccountName: '泰岳\u001b[31m财务', payTime });
    // Process and exit code are tested by the other subjects: one login is enough here.
    const client = await logInOperator({ address, username: 'reviewer', password, clientCredential: 'test:test' });
    const run = (...words: string[]) => runCommand(client, readCommand(['order', ...words]));
    expect(await run('list', '--status', '1')).toContain(`${orderCode}  LM`);
    const shown = await run('show', orderCode);
    for (const part of [
      '汇款识别码：LM',
      '银行账号：6200118000420',
      '应付金额：¥ 2,800.00',
      '付款凭证1：',
      '订单经过',
      '查看记录',
    ]) {
      expect(shown).toContain(part);
    }
    expect(shown).not.toContain('\u001b');
    expect(await run('reject', orderCode, '--reason', '金额看不清')).toContain('待审核 → 审核未通过');
    await orders.pay(buyer, id, { payTime, payAmount: '1680.00', confirmedAmount: '1680.00' });
    const remittanceCode = /汇款识别码：(LM\w{6})/.exec(shown)?.[1] ?? '';
    expect(shown).not.toContain('金额提示');
    expect(await run('list', '--status', '1')).toContain('金额不符');
    expect(await run('show', orderCode)).toContain(
      `金额提示\n注意：付款金额 ¥ 1,680.00 与应付金额 ¥ 2,800.00 不一致，少 ¥ 1,120.00\n核对银行流水后，以 order accept ${orderCode} --amount`,
    );
    await expect(run('accept', remittanceCode)).rejects.toThrow('的付款金额与应付金额不一致');
    await expect(run('accept', remittanceCode, '--amount', '2800.00')).rejects.toThrow('请核对银行流水');
    expect(await run('accept', remittanceCode, '--amount', '1680.00')).toContain('待审核 → 已完成');
    await expect(run('accept', orderCode)).rejects.toThrow('订单状态已变化，请刷新后查看');
    await expect(run('show', 'LM2020010100001')).rejects.toThrow('未查询到该订单，请核对订单号');
    // Money without a known order is listed below the orders.
    expect(await run('list', '--flagged')).toBe('共 0 件，第 1 / 1 页');
    const notice = { provider: 'wechat', transaction: '4200002026\u001b[31m', attemptId: 'lost', amountFen: 280_000 };
    await createPaymentDesk({ store, clock: systemClock, providers: noProviders }).take(notice);
    expect(await run('list', '--flagged')).toMatch(
      /^共 0 件，第 1 \/ 1 页\n\n不明到账\n.{16} {2}wechat {2}4200002026\[31m {2}¥ 2,800.00 {2}到账款项找不到对应订单，请核对后处理\n共 1 笔，第 1 \/ 1 页\n人工处理后，以 order settle 交易号 --note 处理说明 登记/,
    );
    expect(await run('list')).not.toContain('不明到账');
    await client.leave();
    await orders.app.close();
  }, 120_000);

  it('settles money of an order, and money of no known order', async () => {
    const orders = await orderGateway(store, systemClock);
    const buyer = await orders.buyer();
    const { id, orderCode } = await orders.order(buyer);
    const attemptId = (await orders.place(buyer, orderCode)).slice('/__pay/'.length);
    await orders.call(contract.cancelOrder, { id }, buyer);
    const desk = createPaymentDesk({ store, clock: systemClock, providers: noProviders });
    await desk.take({ provider: 'sandbox', transaction: 'late-1', attemptId, amountFen: 280_000 });
    await desk.take({ provider: 'wechat', transaction: 'lost-1', attemptId: 'lost', amountFen: 100 });
    const client = await logInOperator({ address, username: 'reviewer', password, clientCredential: 'test:test' });
    const run = (...words: string[]) => runCommand(client, readCommand(['order', ...words]));
    expect(await run('list', '--flagged')).toContain(orderCode);
    expect(await run('show', orderCode)).toContain(
      `请退款\n人工处理后，以 order settle ${orderCode} 交易号 --note 处理说明 登记`,
    );
    await expect(run('settle', 'late-1', '--note', '流水号7')).rejects.toThrow('请在交易号前写明订单号');
    await expect(run('settle', orderCode, 'lost-1', '--note', '流水号7')).rejects.toThrow('未查询到该笔到账');
    await expect(run('settle', orderCode, 'late-1', '--note', '流水号7')).rejects.toThrow('还有 ¥ 2,800.00 未处理');
    const settle = ['settle', orderCode, 'late-1', '--amount', '2800', '--note', '流水号7'];
    expect(await run(...settle)).toMatch(
      / {2}late-1 {2}¥ 2,800.00 {2}订单取消或超时后到账，已人工退款 ¥ 2,800.00，流水号7（reviewer {2}.{16}）$/,
    );
    await expect(run(...settle)).rejects.toThrow('已登记过处理结果');
    expect(await run('show', orderCode)).not.toContain('order settle');
    expect(await run('list', '--flagged')).not.toContain(orderCode);
    expect(await run('list', '--flagged')).toContain('lost-1');
    expect(await run('settle', 'lost-1', '--amount', '1.00', '--note', '流水号8')).toContain(
      '已人工退款 ¥ 1.00，流水号8',
    );
    expect(await run('list', '--flagged')).not.toContain('lost-1');
    await expect(run('settle', 'lost-1', '--amount', '1.00', '--note', '流水号8')).rejects.toThrow('已登记过处理结果');
    await client.leave();
    await orders.app.close();
  }, 120_000);

  it('stops a refund whose provider is gone once it was looked up in its console, and settles the money', async () => {
    const orders = await orderGateway(store, systemClock);
    const buyer = await orders.buyer();
    const { id, orderCode } = await orders.order(buyer);
    const attemptId = (await orders.place(buyer, orderCode)).slice('/__pay/'.length);
    await orders.call(contract.cancelOrder, { id }, buyer);
    // Its jobs would make the refund.
    await orders.app.close();
    const due = { provider: 'sandbox', transaction: 'due-1', attemptId, amountFen: 280_000 };
    const providers = { humi: null, wechat: createSandbox({ clock: systemClock, publicUrl: '' }) };
    await createPaymentDesk({ store, clock: systemClock, providers }).take(due);
    const client = await logInOperator({ address, username: 'reviewer', password, clientCredential: 'test:test' });
    const run = (...words: string[]) => runCommand(client, readCommand(['order', ...words]));
    expect(await run('show', orderCode)).toContain(
      `退款处理中\n长时间没有退回的，先以 order stop-refund ${orderCode} 交易号 --reason 原因 停止原路退款，再核对是否已退回`,
    );
    const settle = ['settle', orderCode, 'due-1', '--amount', '2800', '--note', '流水号7'];
    await expect(run(...settle)).rejects.toThrow('请勿另行退款');
    const stop = ['stop-refund', orderCode, 'due-1', '--reason', '已更换服务商'];
    await expect(run(...stop)).rejects.toThrow(
      '请先在服务商后台按交易号核对退款记录，没有处理中的退款时再停止；已经核对的，请加 --checked',
    );
    expect(await run(...stop, '--checked')).toMatch(
      /原路退款已停止，请核对是否已退回，未退回的请人工退款（reviewer {2}.{16} {2}已更换服务商，已在服务商后台核对）\n请先在服务商后台按交易号核对：已经退回的，不要再退/,
    );
    await expect(run(...stop, '--checked')).rejects.toThrow('没有正在进行的原路退款');
    expect(await run(...settle)).toContain('已人工退款 ¥ 2,800.00，流水号7');
    await client.leave();
  }, 120_000);

  it('lists an invoice, issues it, and reverses it', async () => {
    const orders = await orderGateway(store, systemClock);
    const buyer = await orders.buyer();
    const reviewer = await orders.user('ADMIN');
    const { id: orderId, orderCode } = await orders.order(buyer);
    await orders.pay(buyer, orderId, { payTime: chinaDate(systemClock.now().getTime()) });
    await orders.decide(reviewer, orderId, 'accepted');
    const request = {
      orderId,
      kind: 'normal',
      title: '泰岳健身',
      taxNumber: '91350100M000100Y43',
      email: 'finance@example.cn',
    } as const;
    await orders.call(contract.requestInvoice, request, buyer);
    const client = await logInOperator({ address, username: 'reviewer', password, clientCredential: 'test:test' });
    const run = (...words: string[]) => runCommand(client, readCommand(['invoice', ...words]));
    expect(await run('list', '--status', '0')).toMatch(
      new RegExp(`^${orderCode}  已申请  .*  ¥ 2,800.00  增值税普通发票  泰岳健身\n共 1 张，第 1 / 1 页$`),
    );
    const shown = await run('show', orderCode);
    for (const part of ['纳税人识别号：91350100M000100Y43', '收票邮箱：finance@example.cn', '发票经过', '查看记录'])
      expect(shown).toContain(part);
    expect(shown).not.toContain('开户银行');
    const number = '26372000000000000118';
    expect(await run('issue', orderCode, '--number', number)).toBe(`${orderCode} 泰岳健身：已申请 → 已开具`);
    await expect(run('issue', orderCode, '--number', number)).rejects.toThrow('发票状态已变化，请刷新后查看');
    expect(await run('reverse', number, '--reason', '抬头有误')).toContain('已开具 → 已冲红');
    await orders.call(contract.requestInvoice, request, buyer);
    // Of the two invoices of the order, the open one is selected.
    await expect(run('issue', orderCode, '--number', number)).rejects.toThrow('该发票号码已用于其他发票，请核对');
    expect(await run('show', number)).toContain('冲红原因：抬头有误');
    await expect(run('show', 'LM2020010100001')).rejects.toThrow('未查询到该发票，请核对后重试');
    await client.leave();
    await orders.app.close();
  }, 120_000);

  it('shows an account, limits, restores and closes it, with the lines that it shows', async () => {
    await insertTestAccount(store, { username: 'administrator', role: 'ADMIN', password });
    const user = await gateway.user();
    const client = await logInOperator({ address, username: 'administrator', password, clientCredential: 'test:test' });
    const run = (...words: string[]) => runCommand(client, readCommand(['account', ...words]));
    const shown = await run('show', user.username);
    expect(shown).toBe(await run('show', user.mobile));
    expect(shown).toContain(`编号：${user.id}\n用户名：${user.username}\n手机号：137****`);
    expect(shown).toContain(`account close ${user.id}（`);
    expect(shown).toContain(`account limit ${user.username} --reason 原因`);
    expect(await run('limit', user.username, '--reason', '批量抓取数据')).toBe(
      `已限制 ${user.username}，其登录均已结束，恢复前不能登录。`,
    );
    expect(await run('show', user.username)).toMatch(
      new RegExp(`\n限制：.{16}  administrator  批量抓取数据\n\n恢复：account restore ${user.username}\n`),
    );
    expect(await run('restore', user.mobile)).toMatch(
      new RegExp(`^已恢复 ${user.username}，可以登录。\n解除的限制：.{16}  administrator  批量抓取数据$`),
    );
    expect(await run('restore', user.username)).toBe(`${user.username} 没有受到限制，可以登录。`);
    expect(await run('show', user.username)).toBe(shown);
    // Repeated, as after a lost answer.
    for (let time = 0; time < 2; time += 1) expect(await run('close', user.id)).toBe('该账号已注销。');
    await expect(run('show', user.username)).rejects.toThrow('未查询到该账号');
    await client.leave();
  }, 120_000);

  it('exits with a message and code 1 when it fails', async () => {
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
