import { contract } from '@lima-id/api';
import { chinaMinute, displayYuan, formatYuan, readRemittanceCode } from '@lima-id/domain';
import type { Page, Route } from '@playwright/test';
import { expect } from '../support/journey.ts';
import type { Member } from '../support/member.ts';
import { expectFits, journey, statusOf } from '../support/members.ts';
import { operate } from '../support/operator.ts';
import {
  addVouchers,
  buy,
  countOrders,
  draftOrder,
  expectListed,
  fillPayment,
  halfYear,
  largePicture,
  openPayment,
  openPurchase,
  type Purchase,
  paymentFormOf,
  placeOrder,
  priceOf,
  sendPayment,
} from '../support/orders.ts';
import { photoOf } from '../support/registration.ts';

/** The demo's free offer. */
const free: Purchase = { appId: '9', packageId: '901', duration: { duration: 1, durationUnit: 'year' } };

const savePath = '**/platform-operate-service/manager/order/save';
const paymentPage = /\/application\/payment(?:\?|$)/;
const resultPage = /\/application\/payResult(?:\?|$)/;
/** Later than today, also when midnight passes meanwhile. */
const afterTomorrowMs = 2 * 86_400_000;

const main = (page: Page) => page.getByRole('main');
const act = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const remark = (page: Page) => main(page).getByRole('textbox', { name: '订单备注' });
/** The line that says what is to be paid. */
const amountDue = (page: Page) =>
  main(page)
    .getByText(/^应付金额/)
    .locator('..');
const yuan = (fen: number) => `¥ ${displayYuan(fen)}`;

/** Chooses WeChat; returns the URL of the sandbox payment. */
async function openWechat(page: Page, id: string): Promise<string> {
  await openPayment(page, id);
  await main(page).getByRole('radiogroup', { name: '支付方式' }).getByText('微信支付').click();
  await expect(page.getByRole('img', { name: '微信支付二维码' })).toBeVisible();
  return (await main(page).getByRole('link', { name: '打开支付页面' }).getAttribute('href')) ?? '';
}

/** Chooses the outcome of a payment on the sandbox page, in another tab. */
async function payAt(
  { browser }: Member,
  address: string,
  outcome: '支付成功' | '支付失败',
  amount?: string,
): Promise<void> {
  const tab = await browser.newPage();
  await tab.goto(address);
  if (amount !== undefined) await tab.getByLabel('实付金额（元）').fill(amount);
  await tab.getByRole('button', { name: outcome }).click();
  await expect(tab.getByRole('status')).toContainText(outcome);
  await tab.close();
}

journey.describe('buying', () => {
  // The first journey waits for the logins, and the operator's command logs in each time.
  journey.describe.configure({ timeout: 120_000 });

  journey('requires the agreement and a prefix', async ({ visitor }) => {
    const page = await visitor.openTab();
    await openPurchase(page, halfYear);
    await expect(main(page).getByText('购买前请先注册企业标识前缀')).toBeVisible();
    await act(page, '立即购买').click();
    await expect(page.getByText('请先同意服务协议与应用市场用户协议')).toBeVisible();
    await main(page)
      .getByRole('checkbox', { name: /我已阅读并同意/ })
      .check();
    await act(page, '立即购买').click();
    const dialog = page.getByRole('dialog', { name: '购买前请先注册企业标识前缀' });
    await dialog.getByRole('link', { name: '去注册' }).click();
    await expect(page).toHaveURL(/\/identification/);
    await page.close();
  });

  journey(
    'leads from the selection through the confirmation to a transfer whose voucher waits for review',
    async ({ page, maker }) => {
      const total = yuan(await priceOf(maker, halfYear));
      await openPurchase(page, halfYear);
      await expect(main(page).getByRole('status').first()).toContainText(total);
      await buy(page);
      const table = page.getByRole('table', { name: '订单信息' });
      for (const words of ['标识赋码系统', '基础版', '6个月', '88.118.001']) await expect(table).toContainText(words);
      await expect(amountDue(page)).toHaveText(`应付金额 ${total}`);
      await remark(page).fill('发票抬头与企业名称一致');
      await page.reload();
      await expect(remark(page)).toHaveValue('发票抬头与企业名称一致');
      await expectFits(page);
      await act(page, '去支付').click();

      await expect(page).toHaveURL(paymentPage);
      await expect(amountDue(page)).toHaveText(`应付金额 ${total}`);
      const { records } = await maker.ask(contract.listMyOrders, { page: 1, size: 1 });
      const [order] = records;
      if (order === undefined) throw new Error('Nothing was ordered.');
      expect(order.remark).toBe('发票抬头与企业名称一致');
      expect(readRemittanceCode(order.remittanceCode)).toBe(order.remittanceCode);
      for (const words of ['力码工业互联网有限公司', '6200 0000 0118 0042', order.remittanceCode])
        await expect(main(page).getByText(words).first()).toBeVisible();
      await expect(main(page).getByText(order.orderCode)).toBeVisible();
      await expectFits(page);

      const form = paymentFormOf(page);
      await expect(form.getByLabel('账户名称')).toHaveValue(order.buyerCompanyName);
      await expect(form.getByLabel('付款金额')).toHaveValue(displayYuan(order.totalAmountFen));
      await form.getByLabel('账户名称').fill('');
      await form.getByLabel('付款金额').fill('');
      await sendPayment(page);
      for (const sentence of [
        '请输入开户银行',
        '请输入账户名称',
        '请输入银行账号',
        '请输入付款金额',
        '请选择付款时间',
        '请上传付款凭证',
      ])
        await expect(form.getByText(sentence, { exact: true }).first()).toBeVisible();
      await fillPayment(page, chinaMinute(Date.now() + afterTomorrowMs), '6222 02AB');
      await form.getByLabel('付款金额').fill('一千六');
      await form.getByLabel('付款金额').blur();
      for (const sentence of ['账号只能由数字组成', '请输入正确的金额', '付款时间不能晚于今天'])
        await expect(form.getByText(sentence, { exact: true }).first()).toBeVisible();

      const text = { name: '回单.txt', mimeType: 'text/plain', buffer: Buffer.from('转账成功') };
      await addVouchers(page, text);
      await expect(form.getByText('图片格式不能为plain')).toBeVisible();
      await fillPayment(page, chinaMinute(Date.now()));
      await form.getByLabel('账户名称').fill(order.buyerCompanyName);
      await form.getByLabel('付款金额').fill(formatYuan(order.totalAmountFen));
      await addVouchers(page, await photoOf(page, 11));
      await expect(form.getByRole('button', { name: '预览 付款凭证 1' })).toBeVisible();
      await sendPayment(page);
      await expect(form.getByText('还有图片未上传完成，请等待上传，或移除后再提交').first()).toBeVisible();
      await form.getByRole('button', { name: '移除 回单.txt' }).click();
      // Photos above the size limit are downscaled in the browser instead of being refused.
      await addVouchers(page, largePicture());
      await expect(form.getByRole('button', { name: '预览 付款凭证 2' })).toBeVisible({ timeout: 30_000 });

      await page.reload();
      await expect(form.getByLabel('开户银行')).toHaveValue('示例银行宁津支行');
      await expect(form.getByRole('img', { name: /付款凭证/ })).toHaveCount(2);
      await sendPayment(page);
      await expect(page).toHaveURL(resultPage);
      await expect(page.getByRole('heading', { level: 1, name: '付款信息已提交' })).toBeVisible();
      await expect(main(page).getByText('订单已提交，将在1-2个工作日内完成审核。')).toBeVisible();
      await expect(page.getByRole('timer')).toContainText(/\d+秒后前往订单管理/);
      await page.getByRole('button', { name: '留在此页' }).click();
      await expectFits(page);
      await expectListed(page, order.orderCode, '待审核');
      const { paymentInfo } = await maker.ask(contract.readOrder, { id: order.id });
      expect(paymentInfo?.payPictures).toHaveLength(2);
    },
  );

  journey(
    'shows why a payment was rejected, accepts another one, and completes the order when it is approved',
    async ({ page, maker, gateway }) => {
      const { id, orderCode, totalAmountFen } = await placeOrder(maker);
      await page.setViewportSize({ width: 390, height: 844 });
      await openPayment(page, id);
      await fillPayment(page, chinaMinute(Date.now()), '6222020118000002');
      await addVouchers(page, await photoOf(page, 12));
      await expect(paymentFormOf(page).getByRole('button', { name: '预览 付款凭证 1' })).toBeVisible();
      await sendPayment(page);
      await expect(page.getByRole('heading', { level: 1, name: '付款信息已提交' })).toBeVisible();

      const why = '凭证中看不清付款金额，请重新上传';
      await expect(operate(gateway.url, 'order', 'reject', orderCode, '--reason', why)).rejects.toThrow('请先查看订单');
      await operate(gateway.url, 'order', 'show', orderCode);
      expect(await operate(gateway.url, 'order', 'reject', orderCode, '--reason', why)).toContain('审核未通过');
      await page.goto(`/personal_orders/${id}`);
      await expect(main(page).getByText(`未通过原因：${why}`)).toBeVisible();
      await act(page, '去支付').click();
      await expect(main(page).getByText('付款信息审核未通过')).toBeVisible();
      await expect(main(page).getByText(why)).toBeVisible();
      const form = paymentFormOf(page);
      await expect(form.getByLabel('银行账号')).toHaveValue('6222020118000002');
      const amount = form.getByLabel('付款金额');
      await amount.fill('');
      await amount.pressSequentially('1680');
      await expect(amount).toHaveValue('1,680');
      await amount.blur();
      await expect(amount).toHaveValue('1,680.00');
      await addVouchers(page, await photoOf(page, 13));
      await expect(form.getByRole('button', { name: '预览 付款凭证 1' })).toBeVisible();
      // Another amount than is due: reported with both figures, then corrected or confirmed.
      await sendPayment(page);
      const asked = page.getByRole('alertdialog', { name: '付款金额与应付金额不一致' });
      for (const figure of [totalAmountFen, 168_000]) await expect(asked.getByText(yuan(figure))).toBeVisible();
      await asked.getByRole('button', { name: '返回修改' }).click();
      await expect(amount).toHaveValue('1,680.00');
      expect(await statusOf(maker, id)).toBe('rejected');
      await sendPayment(page);
      await asked.getByRole('button', { name: '按此金额提交' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '付款信息已提交' })).toBeVisible();
      for (const figure of [totalAmountFen, 168_000]) await expect(main(page).getByText(yuan(figure))).toBeVisible();

      const differs = `付款金额 ${yuan(168_000)} 与应付金额 ${yuan(totalAmountFen)} 不一致`;
      expect(await operate(gateway.url, 'order', 'list', '--status', '1')).toContain('金额不符');
      expect(await operate(gateway.url, 'order', 'show', orderCode)).toContain(`注意：${differs}`);
      await expect(operate(gateway.url, 'order', 'accept', orderCode)).rejects.toThrow('付款金额与应付金额不一致');
      expect(await operate(gateway.url, 'order', 'accept', orderCode, '--amount', '1680.00')).toContain('已完成');
      await page.goto(`/personal_orders/${id}`);
      await expect(main(page).getByText(differs)).toHaveCount(2);
      const history = main(page).getByRole('region', { name: '订单进度' });
      await expect(history.getByRole('listitem')).toContainText([
        '审核通过',
        '提交付款信息',
        '审核未通过',
        '提交付款信息',
        '提交订单',
      ]);
      await expect(history).toContainText(why);
      await expect(main(page).getByText('已完成').first()).toBeVisible();
      await expect(act(page, '去支付')).toHaveCount(0);
      await expect(act(page, '取消订单')).toHaveCount(0);
      await expectFits(page);
    },
  );

  journey('ends when the order is cancelled: it can no longer be paid', async ({ page, maker }) => {
    const order = await placeOrder(maker);
    await openPayment(page, order.id);
    await act(page, '取消订单').click();
    const dialog = page.getByRole('alertdialog', { name: '取消这个订单？' });
    await dialog.getByRole('button', { name: '再想想' }).click();
    await expect(dialog).toBeHidden();
    expect(await statusOf(maker, order.id)).toBe('pendingPayment');
    await act(page, '取消订单').click();
    await dialog.getByRole('button', { name: '取消订单' }).click();
    await expect(page.getByText('取消订单成功')).toBeVisible();
    await expect(page).toHaveURL(/\/application$/);
    expect(await statusOf(maker, order.id)).toBe('cancelled');

    await openPayment(page, order.id);
    await expect(main(page).getByText('该订单已取消或已过付款期限，如需购买请重新下单。')).toBeVisible();
    await expect(paymentFormOf(page)).toHaveCount(0);
    const placed = { description: '', orderCode: order.orderCode, amountFen: order.totalAmountFen };
    expect(await maker.call(contract.placeWechatOrder, placed)).toMatchObject({
      status: 409,
      message: '订单状态已变化，请刷新后查看',
    });
  });

  journey('reports that the order was cancelled in another tab meanwhile', async ({ page, maker }) => {
    const { id } = await placeOrder(maker);
    await openWechat(page, id);
    await expect(page.getByText('正在等待付款')).toBeVisible();
    const other = await maker.openTab();
    await openPayment(other, id);
    await act(other, '取消订单').click();
    const dialog = other.getByRole('alertdialog', { name: '取消这个订单？' });
    await dialog.getByRole('button', { name: '取消订单' }).click();
    await expect(other.getByText('取消订单成功')).toBeVisible();
    // The waiting tab is not touched.
    await expect(main(page).getByText('该订单已取消或已过付款期限，如需购买请重新下单。')).toBeVisible();
    await expect(page.getByRole('img', { name: '微信支付二维码' })).toHaveCount(0);
  });

  journey('asks a visitor to log in, but only where there is an order', async ({ browser, gateway, maker }) => {
    const { id } = await placeOrder(maker);
    const stranger = await browser.newContext({ baseURL: gateway.url, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
    const page = await stranger.newPage();
    for (const name of ['payment', 'payResult']) {
      await page.goto(`/application/${name}`);
      await expect(page).toHaveURL(/\/application\/list$/);
      await page.goto(`/application/${name}?order=${id}`);
      await expect(page).toHaveURL(/\/login$/);
    }
    await page.goto('/success');
    await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    await stranger.close();
  });

  journey('completes at once when it costs nothing, and leads on to the orders', async ({ page, maker }) => {
    const other = await maker.openTab();
    for (const name of ['payment', 'payResult']) {
      await other.goto(`/application/${name}`);
      await expect(other).toHaveURL(/\/application\/list$/);
    }
    await openPurchase(page, free);
    await buy(page);
    await expect(amountDue(page)).toHaveText('应付金额 ¥ 0.00');
    await act(page, '支付完成').click();
    await expect(page).toHaveURL(resultPage);
    await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
    await expect(main(page).getByText('已完成', { exact: true })).toBeVisible();
    const timer = page.getByRole('timer');
    // On a busy machine some seconds are gone when it is read.
    await expect(timer).toContainText(/^(?:1[0-5]|[1-9])秒后前往订单管理/);

    await other.goto('/success');
    await expect(other.getByRole('timer')).toContainText(/^[1-6]秒后前往首页/);
    await expect(other).toHaveURL(/\/home$/);
    await expect(page).toHaveURL(/\/personal_orders/, { timeout: 20_000 });
  });

  journey(
    'creates one order when it is submitted twice, reloaded, and submitted in two tabs',
    async ({ page, maker }) => {
      const before = await countOrders(maker);
      await openPurchase(page, halfYear);
      await buy(page);
      await remark(page).fill('请在月底前开通');
      // The first answer gets lost.
      await page.route(savePath, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await act(page, '去支付').dblclick();
      await expect(page.getByText('服务器去健身了，请稍后再来').first()).toBeVisible();
      await page.unroute(savePath);
      await page.reload();
      const [other] = await Promise.all([
        page.waitForEvent('popup'),
        page.evaluate(() => {
          window.open(location.href);
        }),
      ]);
      await expect(remark(other)).toHaveValue('请在月底前开通');
      await expect(remark(page)).toHaveValue('请在月底前开通');
      await Promise.all([act(page, '去支付').dblclick(), act(other, '去支付').dblclick()]);
      for (const tab of [page, other]) await expect(tab).toHaveURL(paymentPage);
      expect(await countOrders(maker)).toBe(before + 1);
      await page.goBack();
      await act(page, '去支付').click();
      await expect(page).toHaveURL(paymentPage);
      expect(await countOrders(maker)).toBe(before + 1);
    },
  );

  journey('takes no second press while the page of the payment is coming', async ({ page }) => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/PaymentScreen-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const saved: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith(savePath.replace('**', ''))) saved.push(response.url());
    });
    await openPurchase(page, halfYear);
    await buy(page);
    await act(page, '去支付').click();
    await expect.poll(() => saved.length).toBe(1);
    await expect(page).toHaveURL(paymentPage);
    await expect(act(page, '去支付')).toHaveAttribute('aria-busy', 'true');
    await act(page, '去支付').dispatchEvent('click');
    release();
    await expect(page.getByRole('heading', { level: 1, name: '订单支付' })).toBeVisible();
    expect(saved).toHaveLength(1);
  });
});

journey.describe('paying by WeChat', () => {
  journey.describe.configure({ timeout: 120_000 });

  journey('continues automatically once it is paid, even if the page was closed meanwhile', async ({ page, maker }) => {
    const { id, orderCode } = await placeOrder(maker);
    await openWechat(page, id);
    await expectFits(page);
    const [sandbox] = await Promise.all([
      page.waitForEvent('popup'),
      main(page).getByRole('link', { name: '打开支付页面' }).click(),
    ]);
    await expect(sandbox.getByText(orderCode)).toBeVisible();
    await sandbox.getByRole('button', { name: '支付成功' }).click();
    await expect(page).toHaveURL(resultPage);
    await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
    await expect(main(page).getByText(orderCode)).toBeVisible();

    const closed = await maker.openTab();
    const second = await placeOrder(maker);
    const address = await openWechat(closed, second.id);
    await closed.close();
    await payAt(maker, address, '支付成功');
    await page.goto(`/application/payment?order=${second.id}`);
    await expect(page).toHaveURL(resultPage);
    await expect(main(page).getByText(second.orderCode)).toBeVisible();
    await expectListed(page, second.orderCode, '已完成');
  });

  journey(
    'can be retried after a failure, and leaves the order unpaid when the amount was wrong',
    async ({ page, maker, gateway }) => {
      const { id, orderCode, totalAmountFen } = await placeOrder(maker);
      const failed = await openWechat(page, id);
      await payAt(maker, failed, '支付失败');
      await expect(page.getByText('付款未成功，请刷新二维码后重新支付，或改用线下支付。')).toBeVisible();
      await act(page, '刷新二维码').click();
      const link = main(page).getByRole('link', { name: '打开支付页面' });
      await expect(link).not.toHaveAttribute('href', failed);
      await expect(page.getByText('正在等待付款')).toBeVisible();

      const wrong = (await link.getAttribute('href')) ?? '';
      await payAt(maker, wrong, '支付成功', '0.01');
      await expect(main(page).getByText('到账金额与订单金额不一致，请联系客服处理')).toBeVisible();
      await expectListed(page, orderCode, '待付款');
      expect(await operate(gateway.url, 'order', 'show', orderCode)).toContain('到账金额与订单金额不一致');

      const right = await openWechat(page, id);
      expect(right).not.toBe(wrong);
      await payAt(maker, right, '支付成功', formatYuan(totalAmountFen));
      await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
    },
  );
});

journey.describe('an order that is tampered with', () => {
  journey('is refused with a message on the page, and the input is kept', async ({ page, maker }) => {
    const before = await countOrders(maker);
    await openPurchase(page, halfYear);
    await buy(page);
    await remark(page).fill('篡改的订单');
    const changed = (changes: object) => async (route: Route) => {
      await route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), ...changes }) });
    };
    for (const [changes, sentence] of [
      [{ totalAmount: '0.01' }, '订单金额有变化，请返回重新确认'],
      [{ buyerCompanyId: '2' }, '只能为您所在的企业下单，请刷新后重新确认'],
    ] as const) {
      await page.route(savePath, changed(changes));
      await act(page, '去支付').click();
      await expect(main(page).getByRole('alert').filter({ hasText: sentence })).toBeVisible();
      await expect(page).toHaveURL(/\/application\/confirmOrder$/);
      await expect(remark(page)).toHaveValue('篡改的订单');
      await page.unroute(savePath);
    }
    expect(await countOrders(maker)).toBe(before);
    await act(page, '去支付').click();
    await expect(page).toHaveURL(paymentPage);
    expect(await countOrders(maker)).toBe(before + 1);
  });

  journey('does not exist for other users', async ({ maker, visitor }) => {
    const { id, orderCode, totalAmountFen } = await placeOrder(maker);
    const page = await visitor.openTab();
    for (const address of [`/application/payment?order=${id}`, `/personal_orders/${id}`]) {
      await page.goto(address);
      await expect(main(page).getByText('未查询到该订单，请核对订单号')).toBeVisible();
      await expect(main(page).getByText(orderCode)).toHaveCount(0);
    }
    await page.close();
    const unknown = { success: false, status: 404, message: '未查询到该订单，请核对订单号' };
    expect(await visitor.call(contract.readOrder, { id })).toMatchObject(unknown);
    expect(await visitor.call(contract.readOrderHistory, { id })).toMatchObject(unknown);
    expect(await visitor.call(contract.cancelOrder, { id })).toMatchObject(unknown);
    expect(await visitor.call(contract.readWechatPaymentResult, { orderId: id })).toMatchObject(unknown);
    const placed = { description: '', orderCode, amountFen: totalAmountFen };
    expect(await visitor.call(contract.placeWechatOrder, placed)).toMatchObject(unknown);
    const draft = await draftOrder(maker, halfYear);
    expect(await visitor.call(contract.saveOrder, draft)).toMatchObject({ status: 403 });
    expect(await visitor.call(contract.acceptOrder, { id, from: 'pendingPayment' })).toMatchObject({ status: 403 });
    expect(await maker.call(contract.acceptOrder, { id, from: 'pendingPayment' })).toMatchObject({ status: 403 });
    expect(await statusOf(maker, id)).toBe('pendingPayment');
  });
});
