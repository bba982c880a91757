import { marketMessages } from '../messages/market.ts';
import type { OrderDraft, OrderLine } from './order.ts';

const { empty, notMoney, amountDiffers } = marketMessages.order;

/** What an order comes to, in fen. Nothing is ever reduced, so that this is its standard price and its sale price too. */
export type OrderTotal =
  | { ok: true; totalAmountFen: number }
  | { ok: false; reason: 'empty' | 'notMoney'; message: string };

/** Adds up an order's lines. Refuses an order without lines, and lines or sums that are no whole number of fen from 0 to 2^53 - 1. Source: docs/rules/orders.md. */
export function totalOrder(lines: readonly Pick<OrderLine, 'priceFen'>[]): OrderTotal {
  if (lines.length === 0) return { ok: false, reason: 'empty', message: empty };
  const totalAmountFen = lines.reduce((sum, { priceFen }) => sum + priceFen, 0);
  return [...lines, { priceFen: totalAmountFen }].every(
    ({ priceFen }) => Number.isSafeInteger(priceFen) && priceFen >= 0,
  )
    ? { ok: true, totalAmountFen }
    : { ok: false, reason: 'notMoney', message: notMoney };
}

/** The amounts of an order that a client names. */
export type ClaimedAmounts = Pick<OrderDraft, 'standardPriceFen' | 'salePriceFen' | 'totalAmountFen'> & {
  orderDetails: readonly Pick<OrderLine, 'priceFen'>[];
};

/** Whether a client's amounts are the right ones. */
export type AmountVerdict = { ok: true } | { ok: false; reason: 'amountDiffers'; message: string };

/**
 * Compares the amounts in an order with the prices of its lines as computed again, in fen and in the order of the lines.
 * One fen of difference in a line, the total, the sale price or the standard price refuses it. Source: docs/rules/orders.md.
 */
export function compareAmounts(claimed: ClaimedAmounts, pricesFen: readonly number[]): AmountVerdict {
  const lines = claimed.orderDetails;
  const total = totalOrder(lines);
  const same =
    total.ok &&
    lines.length === pricesFen.length &&
    lines.every(({ priceFen }, index) => priceFen === pricesFen[index]) &&
    [claimed.totalAmountFen, claimed.salePriceFen, claimed.standardPriceFen].every(
      (amount) => amount === total.totalAmountFen,
    );
  return same ? { ok: true } : { ok: false, reason: 'amountDiffers', message: amountDiffers };
}
