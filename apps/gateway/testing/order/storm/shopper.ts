import { contract } from '@lima-id/api';
import { chinaDateTime, formatYuan, makeTransactionId, type OrderDraft, type PaymentInfo } from '@lima-id/domain';
import { createRandom, type Random } from '../../../demo/random.ts';
import type { PaymentChannel } from '../../../src/platform/payment/paymentPort.ts';
import { madeJpeg } from '../../platform/pictures/madePictures.ts';
import type { OrderUser } from '../orderGateway.ts';
import { openReceipt, type Receipt } from './receipt.ts';
import { type Asked, isTaken, keepChoosing, retryCall } from './retryCall.ts';

/** Participants and target of a storm. */
export interface ShopperParts {
  asked: Asked;
  buyers: readonly OrderUser[];
  reviewer: OrderUser;
  /** A valid order. */
  draft: (buyer: OrderUser, changes: Partial<OrderDraft>) => OrderDraft;
  /** Record of acknowledged writes. */
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
  const voucher = await retryCall(asked, buyer.token, contract.uploadPrivate, { file: picture, kind: 'voucher' });
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
  const answer = await retryCall(asked, buyer.token, contract.savePaymentInfo, info);
  if (isTaken(answer, { beside })) receipt.handedIn.push(info);
}

async function decide(
  { asked, reviewer, receipt, saved: { id } }: Shopping,
  event: 'accepted' | 'rejected',
): Promise<void> {
  await retryCall(asked, reviewer.token, contract.readOrderForReview, { id });
  const answer =
    event === 'accepted'
      ? await retryCall(asked, reviewer.token, contract.acceptOrder, { id, from: 'pendingReview' })
      : await retryCall(asked, reviewer.token, contract.rejectOrder, {
          id,
          from: 'pendingReview',
          reason: '凭证不清晰',
        });
  if (isTaken(answer)) receipt.decided.push(event);
}

async function cancel({ asked, receipt, saved: { id } }: Shopping, beside = false): Promise<void> {
  const answer = await retryCall(asked, receipt.buyer.token, contract.cancelOrder, { id });
  if (isTaken(answer, { beside })) receipt.cancelled = true;
}

/** Starts a payment; returns its page, null when the order no longer accepts one. */
async function begin(
  { asked, receipt: { buyer, draft }, saved: { orderCode } }: Shopping,
  channel: PaymentChannel,
  beside: boolean,
): Promise<string | null> {
  const amountFen = draft.totalAmountFen;
  if (channel === 'wechat') {
    const order = { description: '', orderCode, amountFen };
    const answer = await retryCall(asked, buyer.token, contract.placeWechatOrder, order);
    return isTaken(answer, { beside }) ? answer.data.codeUrl : null;
  }
  const order = {
    payeeUserNo: '',
    channelCode: '',
    orderCode,
    orderAmountFen: amountFen,
    payAmountFen: amountFen,
    paymentMethod: 'wechat',
    poundageAmountFen: 0,
    redirectUrl: '',
  } as const;
  const answer = await retryCall(asked, buyer.token, contract.createHumiOrder, order);
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
    // A payment started by the killed gateway blocks another channel for a while.
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

/** Actions of buyers, equally likely. */
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
  const answer = await retryCall(asked, buyer.token, contract.saveOrder, draft);
  if (!isTaken(answer)) throw new Error(`An order was refused when it was saved again: ${answer.message}`);
  const { id, orderCode } = answer.data;
  const saved = { id, orderCode };
  receipt.saved = saved;
  if (draft.totalAmountFen > 0) await random.pick(ways)({ ...parts, random, receipt, saved });
}

/** A buyer who orders and pays repeatedly until stopped; a started order is finished. */
export async function shop(parts: ShopperParts, seed: number, isEnough: () => boolean): Promise<void> {
  const random = createRandom(seed);
  while (!isEnough()) await shopOnce(parts, random);
}
