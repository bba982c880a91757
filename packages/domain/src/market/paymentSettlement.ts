import * as z from 'zod/mini';
import { requiredText } from '../form/field.ts';
import { marketMessages } from '../messages/market.ts';
import { displayYuan } from '../money/yuan.ts';
import { plainText } from '../text/plainText.ts';
import { settlementNoteMaxLength } from './limits.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { PaymentMethod } from './payment.ts';
import type { PaymentFlag, RefundState } from './paymentFlag.ts';

const texts = marketMessages.settlement;

/** How a payment was settled by hand, such as the bank reference of its refund: 1 to 300 characters, for reviewers only. Source: docs/rules/orders.md. */
export const settlementNote = requiredText(texts.noteMissing, plainText).check(
  z.maxLength(settlementNoteMaxLength, texts.noteTooLong),
);

/** Where a payment that a provider received stands. */
export interface PaymentStanding {
  flag: PaymentFlag | null;
  refund: RefundState | null;
  /** Whether a reviewer has settled it by hand. */
  isSettled: boolean;
}

/**
 * Why a payment cannot be settled by a reviewer who saw `seen` as its refund; null when it can. Flagged money that its provider does not refund
 * is settled once. While a refund is under way it is not, or the money could go back twice. Source: docs/rules/orders.md.
 */
export function settlementConflict(
  { flag, refund, isSettled }: PaymentStanding,
  seen: RefundState | null,
): string | null {
  if (isSettled) return texts.settled;
  if (refund !== seen) return texts.changed;
  if (refund === 'due') return texts.refunding;
  return flag === null || refund === 'done' ? texts.notNeeded : null;
}

/** The order that money is kept for, as far as that is judged. */
export interface SettlementOrder {
  /** Prefix of the enterprise that buys. */
  buyerPrefix: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod | null;
}

function shown(amountFen: number): string {
  return `¥ ${displayYuan(amountFen)}`;
}

/**
 * What is wrong with how a payment was settled; null when nothing is. Either all of it was repaid, or the rest is kept for an order. That order
 * is one of the enterprise that paid (`buyerPrefix`, null when unknown), and was completed by a reviewer: one that a provider's money completed
 * was paid in full. Source: docs/rules/orders.md.
 */
export function settlementFault(
  { amountFen, buyerPrefix }: { amountFen: number; buyerPrefix: string | null },
  { repaidFen, keptFor }: { repaidFen: number; keptFor: SettlementOrder | null },
): string | null {
  if (repaidFen > amountFen) return texts.tooMuch(shown(repaidFen), shown(amountFen));
  const restFen = amountFen - repaidFen;
  if (keptFor === null) return restFen === 0 ? null : texts.restOpen(shown(restFen));
  if (restFen === 0) return texts.nothingKept;
  if (buyerPrefix !== null && buyerPrefix !== keptFor.buyerPrefix) return texts.otherBuyer;
  if (keptFor.status !== 'completed') return texts.notCompleted;
  return keptFor.paymentMethod === 'transfer' ? null : texts.paidAlready;
}
