import { isDeepStrictEqual } from 'node:util';
import { contract } from '@lima-id/api';
import { formatYuan } from '@lima-id/domain';
import type { OrderGateway, OrderUser } from '../orderGateway.ts';
import type { Receipt } from './receipt.ts';

/** Checks through the API that everything acknowledged in a receipt exists; returns what is missing. */
async function lostOf(gateway: OrderGateway, reviewer: OrderUser, receipt: Receipt): Promise<string[]> {
  const { buyer, draft, saved, cancelled, handedIn, paid, decided } = receipt;
  if (saved === null) return [];
  const { id, orderCode } = saved;
  const { status, data: order } = await gateway.call(contract.readOrder, { id }, buyer);
  if (status !== 200) return [`order ${orderCode} is gone`];
  const history = (await gateway.call(contract.readOrderHistory, { id }, buyer)).data as unknown as { event: string }[];
  const { payments } = await gateway.review(reviewer, id);
  const again = await gateway.call(contract.saveOrder, draft, buyer);
  const happened = (event: string) => history.filter((step) => step.event === event).length;
  const lines = (order['orderDetails'] as Record<string, unknown>[]).map((line) => [
    line['packageProductId'],
    line['purchaseDuration'],
  ]);
  const info = handedIn.at(-1);
  const declared = order['paymentInfo'] as Record<string, unknown> | null;
  const truths: [string, boolean][] = [
    ['its code', order['orderCode'] === orderCode],
    ['its remark', order['remark'] === draft.remark],
    ['its total', order['totalAmount'] === formatYuan(draft.totalAmountFen)],
    [
      'its lines',
      isDeepStrictEqual(
        lines,
        draft.orderDetails.map((line) => [line.packageProductId, line.purchaseDuration]),
      ),
    ],
    ['its answer when it is saved again', again.data['id'] === id],
    ['its being cancelled', !cancelled || (order['status'] === 3 && happened('cancelled') === 1)],
    ['information of its payment', happened('paymentSubmitted') >= handedIn.length],
    [
      'the last information of its payment',
      info === undefined ||
        (declared?.['bankNo'] === info.bankNo && declared['payPicture'] === info.payPictures[0]?.fileName),
    ],
    ...decided.map((event): [string, boolean] => [`its being ${event}`, happened(event) > 0]),
    ...paid.map(({ attemptId, amountFen }): [string, boolean] => {
      const [money, ...more] = payments.filter(({ transaction }) => transaction.endsWith(attemptId));
      const isKept = money?.amount === formatYuan(amountFen) && more.length === 0;
      return [`the money of ${attemptId}`, isKept && (money.flag !== null || order['status'] === 2)];
    }),
  ];
  return truths.filter(([, holds]) => !holds).map(([what]) => `order ${orderCode} lost ${what}`);
}

/** Finds acknowledged writes that are missing for buyers and reviewers. */
export async function findLost(
  gateway: OrderGateway,
  reviewer: OrderUser,
  receipts: readonly Receipt[],
): Promise<string[]> {
  const lost: string[] = [];
  for (const receipt of receipts) lost.push(...(await lostOf(gateway, reviewer, receipt)));
  return lost;
}
