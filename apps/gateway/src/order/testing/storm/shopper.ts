import { contract } from '@lima-id/api';
import { chinaDateTime, formatYuan, makeTransactionId, type OrderDraft, type PaymentInfo } from '@lima-id/domain';
import type { PaymentChannel } from '../../../platform/payment/paymentPort.ts';
import { madeJpeg } from '../../../platform/pictures/testing/madePictures.ts';
import { createRandom, type Random } from '../../../seed/random.ts';
import type { OrderUser } from '../orderGateway.ts';
import { type Asked, isTaken, keepAsking, keepChoosing } from './keepAsking.ts';
import { openReceipt, type Receipt } from './receipt.ts';

/** Whom a storm needs, and where it goes. */
export interface ShopperParts {
  asked: Asked;
  buyers: readonly OrderUser[];
  reviewer: OrderUser;
  /** An order that is taken. */
  draft: (buyer: OrderUser, changes: Partial<OrderDraft>) => OrderDraft;
  /** Where what was answered is written down. */
  receipts: Receipt[];
}

const packages = [
  { packageProductId: '101', packageName: '标准版', priceFen: 280_000 },
  { packageProductId: '102', packageName: '专业版', priceFen: 700_000 },
];
const app = { appId: 'app-1', productId: '1', productName: '应用1', purchaseDuration: '1年' };
const free = {
  appId: 'app-2',
  packageProductId: '201',
  packageName: '标准版',
  priceFen: 0,
  purchaseDuration: '1年',
  productId: '2',
  productName: '应用2',
};

function drawDraft({ draft }: ShopperParts, random: Random, buyer: OrderUser): OrderDraft {
  const isFree = random.between(1, 8) === 1;
  const orderDetails = isFree
    ? [free]
    : Array.from({ length: random.between(1, 3) }, () => ({ ...app, ...random.pick(packages) }));
  const total = orderDetails.reduce((sum, { priceFen }) => sum + priceFen, 0);
  return draft(buyer, {
    orderDetails,
    productId: orderDetails[0]?.productId ?? '',
    totalAmountFen: total,
    salePriceFen: total,
    standardPriceFen: total,
    remark: random.pick(['', '尽快开通', '与去年的合同一起开票']),
    transactionId: makeTransactionId(Uint8Array.from({ length: 16 }, () => random.between(0, 255))) ?? '',
  });
}

interface Shopping extends ShopperParts {
  random: Random;
  receipt: Receipt;
  saved: NonNullable<Receipt['saved']>;
}

async function handIn({ asked, random, receipt, saved }: Shopping, beside = false): Promise<void> {
  const { buyer, draft } = receipt;
  const picture = new File([new Uint8Array(madeJpeg(64 + random.between(0, 500), 48))], 'a.jpg', {
    type: 'image/jpeg',
  });
  const voucher = await keepAsking(asked, buyer.token, contract.uploadPrivate, { file: picture, kind: 'voucher' });
  if (!isTaken(voucher)) return;
  const info: PaymentInfo = {
    orderId: saved.id,
    depositBank: '示例银行济南高新支行',
    bankAccountName: buyer.companyName,
    bankNo: String(random.between(10 ** 11, 10 ** 12)),
    payAmount: formatYuan(draft.totalAmountFen),
    payTime: chinaDateTime(Date.now()),
    payPictures: [voucher.data],
  };
  const answer = await keepAsking(asked, buyer.token, contract.savePaymentInfo, info);
  if (isTaken(answer, { beside })) receipt.handedIn.push(info);
}

async function decide(
  { asked, reviewer, receipt, saved: { id } }: Shopping,
  event: 'accepted' | 'rejected',
): Promise<void> {
  const answer =
    event === 'accepted'
      ? await keepAsking(asked, reviewer.token, contract.acceptOrder, { id, from: 1 })
      : await keepAsking(asked, reviewer.token, contract.rejectOrder, { id, from: 1, reason: '凭证不清晰' });
  if (isTaken(answer)) receipt.decided.push(event);
}

async function cancel({ asked, receipt, saved: { id } }: Shopping, beside = false): Promise<void> {
  const answer = await keepAsking(asked, receipt.buyer.token, contract.cancelOrder, { id });
  if (isTaken(answer, { beside })) receipt.cancelled = true;
}

/** Begins a payment; gives the page on which it is made, null where the order takes none any more. */
async function begin(
  { asked, receipt: { buyer, draft }, saved: { orderCode } }: Shopping,
  channel: PaymentChannel,
  beside: boolean,
): Promise<string | null> {
  const amountFen = draft.totalAmountFen;
  if (channel === 'wechat') {
    const order = { description: '', orderCode, amountFen };
    const answer = await keepAsking(asked, buyer.token, contract.placeWechatOrder, order);
    return isTaken(answer, { beside }) ? answer.data.codeUrl : null;
  }
  const order = {
    payeeUserNo: '',
    channelCode: '',
    orderCode,
    orderAmountFen: amountFen,
    payAmountFen: amountFen,
    paymentMethod: 2,
    poundageAmountFen: 0,
    redirectUrl: '',
  } as const;
  const answer = await keepAsking(asked, buyer.token, contract.createHumiOrder, order);
  return isTaken(answer, { beside }) ? answer.data.pageUrl : null;
}

async function pay(
  shopping: Shopping,
  {
    lessFen = 0,
    beside = false,
    channels = ['wechat'],
  }: { lessFen?: number; beside?: boolean; channels?: PaymentChannel[] } = {},
): Promise<void> {
  const { asked, receipt } = shopping;
  const pages: string[] = [];
  for (const [index, channel] of channels.entries()) {
    // What the killed gateway began is in the way of another channel for a while.
    const page = await begin(shopping, channel, beside || index > 0);
    if (page !== null) pages.push(page);
  }
  const amountFen = receipt.draft.totalAmountFen - lessFen;
  for (const page of pages) {
    if (await keepChoosing(asked, page, formatYuan(amountFen))) {
      receipt.paid.push({ attemptId: page.slice(page.lastIndexOf('/') + 1), amountFen });
    }
  }
}

/** What people do with an order that has to be paid, each as often as the others. */
const ways: readonly ((shopping: Shopping) => Promise<unknown>)[] = [
  async () => undefined,
  (shopping) => handIn(shopping),
  async (shopping) => {
    await handIn(shopping);
    await decide(shopping, 'accepted');
  },
  async (shopping) => {
    await handIn(shopping);
    await decide(shopping, 'rejected');
    await handIn(shopping);
  },
  (shopping) => pay(shopping),
  (shopping) => pay(shopping, { lessFen: 1 }),
  (shopping) => pay(shopping, { channels: ['wechat', 'humi'] }),
  (shopping) => cancel(shopping),
  async (shopping) => {
    await handIn(shopping);
    await cancel(shopping);
  },
  (shopping) => Promise.all([pay(shopping, { beside: true }), cancel(shopping, true)]),
  (shopping) => Promise.all([pay(shopping, { beside: true }), handIn(shopping, true)]),
  (shopping) => Promise.all([handIn(shopping, true), cancel(shopping, true)]),
];

async function shopOnce(parts: ShopperParts, random: Random): Promise<void> {
  const { asked, receipts } = parts;
  const buyer = random.pick(parts.buyers);
  const draft = drawDraft(parts, random, buyer);
  const receipt = openReceipt(buyer, draft);
  receipts.push(receipt);
  const answer = await keepAsking(asked, buyer.token, contract.saveOrder, draft);
  if (!isTaken(answer)) throw new Error(`An order was refused when it was saved again: ${answer.message}`);
  const { id, orderCode } = answer.data;
  const saved = { id, orderCode };
  receipt.saved = saved;
  if (draft.totalAmountFen > 0) await random.pick(ways)({ ...parts, random, receipt, saved });
}

/** Somebody who orders and pays, one order after the other, until he is told that it is enough; what he begins he finishes. */
export async function shop(parts: ShopperParts, seed: number, isEnough: () => boolean): Promise<void> {
  const random = createRandom(seed);
  while (!isEnough()) await shopOnce(parts, random);
}
