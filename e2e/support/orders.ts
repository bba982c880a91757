import { contract } from '@lima-id/api';
import {
  durationLabel,
  makeTransactionId,
  type OrderDraft,
  type OrderResult,
  type PurchaseDuration,
  priceDuration,
} from '@lima-id/domain';
import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import type { Member } from './member.ts';

/** What a journey buys. */
export interface Purchase {
  appId: string;
  packageId: string;
  duration: PurchaseDuration;
}

/** Six months of an app: without a price row, so it is computed from the monthly price. */
export const halfYear: Purchase = { appId: '1', packageId: '101', duration: { duration: 6, durationUnit: 'month' } };

const main = (page: Page) => page.getByRole('main');

/** Price of a purchase by the rules, in fen. */
export async function priceOf({ ask }: Member, { packageId, duration }: Purchase): Promise<number> {
  const price = priceDuration(await ask(contract.readPackage, { id: packageId }), duration);
  if (!price.ok) throw new Error(price.message);
  return price.priceFen;
}

/** Order request of a purchase, as the confirm page sends it. */
export async function draftOrder(member: Member, purchase: Purchase, remark = ''): Promise<OrderDraft> {
  const { ask } = member;
  const app = await ask(contract.readApp, { id: purchase.appId });
  const company = await ask(contract.findCurrentCompany, undefined);
  const chosen = app.packages.find(({ id }) => id === purchase.packageId);
  if (company === null || chosen === undefined) throw new Error('There is nothing to order.');
  const priceFen = await priceOf(member, purchase);
  return {
    buyerCompanyId: company.id,
    buyerCompanyName: company.name,
    type: 'app',
    totalAmountFen: priceFen,
    salePriceFen: priceFen,
    standardPriceFen: priceFen,
    transactionId: makeTransactionId(crypto.getRandomValues(new Uint8Array(16))) ?? '',
    productId: app.id,
    remark,
    orderDetails: [
      {
        appId: app.appId,
        packageProductId: chosen.id,
        packageName: chosen.name,
        priceFen,
        purchaseDuration: durationLabel(purchase.duration),
        productId: app.id,
        productName: app.name,
      },
    ],
  };
}

/** Creates an order by API, for journeys that start with one. */
export async function placeOrder(member: Member, purchase = halfYear, remark = ''): Promise<OrderResult> {
  return await member.ask(contract.saveOrder, await draftOrder(member, purchase, remark));
}

/** Number of orders of a user. */
export async function countOrders({ ask }: Member): Promise<number> {
  return (await ask(contract.listMyOrders, { page: 1, size: 1 })).total;
}

/** Opens an app with a package and a duration selected. */
export async function openPurchase(page: Page, { appId, packageId, duration }: Purchase): Promise<void> {
  const query = new URLSearchParams({ package: packageId, duration: durationLabel(duration) });
  await page.goto(`/application/list/detail/${appId}?${query}`);
  const durations = main(page).getByRole('radiogroup', { name: '购买时长' });
  await expect(durations.getByRole('radio', { name: durationLabel(duration), exact: true })).toBeChecked();
}

/** Ticks the agreement and continues to the confirm page. */
export async function buy(page: Page): Promise<void> {
  await main(page)
    .getByRole('checkbox', { name: /我已阅读并同意/ })
    .check();
  await main(page).getByRole('button', { name: '立即购买' }).click();
  await expect(page).toHaveURL(/\/application\/confirmOrder$/);
  await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible();
}

/** Opens the payment page of an order. */
export async function openPayment(page: Page, id: string): Promise<void> {
  await page.goto(`/application/payment?order=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: '订单支付' })).toBeVisible();
}

/** The buyer's list shows an order with its status. */
export async function expectListed(page: Page, orderCode: string, status: string): Promise<void> {
  await page.goto('/personal_orders');
  await expect(page.getByRole('row').filter({ hasText: orderCode })).toContainText(status);
}

/** The form of an offline payment. */
export function paymentFormOf(page: Page): Locator {
  return page.getByRole('form', { name: '付款信息' });
}

/** Selects files as vouchers. */
export async function addVouchers(page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await paymentFormOf(page)
    .getByLabel(/点击或拖入图片/)
    .setInputFiles(files);
}

/** Fills in a transfer of today, without vouchers. */
export async function fillPayment(page: Page, paidAt: string, bankNo = '6222020118000001'): Promise<void> {
  const form = paymentFormOf(page);
  await form.getByLabel('开户银行').fill('示例银行宁津支行');
  await form.getByLabel('银行账号').fill(bankNo);
  await form.getByRole('textbox', { name: '付款时间' }).fill(paidAt);
}

/** Submits the form of an offline payment. */
export async function sendPayment(page: Page): Promise<void> {
  await paymentFormOf(page).getByRole('button', { name: '提交付款信息' }).click();
}

/** A picture of random noise, above the size limit of a voucher. */
export function largePicture(): { name: string; mimeType: string; buffer: Buffer } {
  const [width, height, head] = [2000, 1800, 54];
  const buffer = Buffer.alloc(head + width * height * 3);
  crypto.getRandomValues(buffer.subarray(head, head + 65_536));
  for (let at = head + 65_536; at < buffer.length; at += 65_536) buffer.copy(buffer, at, head, head + 65_536);
  buffer.write('BM');
  buffer.writeUInt32LE(buffer.length, 2);
  buffer.writeUInt32LE(head, 10);
  buffer.writeUInt32LE(40, 14);
  buffer.writeInt32LE(width, 18);
  buffer.writeInt32LE(height, 22);
  buffer.writeUInt16LE(1, 26);
  buffer.writeUInt16LE(24, 28);
  return { name: '回单.bmp', mimeType: 'image/bmp', buffer };
}
