import type { OrderDraft, PaymentInfo } from '@lima-id/domain';
import type { OrderUser } from '../orderGateway.ts';

/** Acknowledged writes of one order: only answers that arrived. */
export interface Receipt {
  buyer: OrderUser;
  /** As submitted, even without an answer. */
  draft: OrderDraft;
  saved: { id: string; orderCode: string } | null;
  cancelled: boolean;
  /** Accepted payment declarations, in order. */
  handedIn: PaymentInfo[];
  /** Payments with an acknowledged notification. */
  paid: { attemptId: string; amountFen: number }[];
  decided: ('accepted' | 'rejected')[];
}

/** An empty receipt. */
export function openReceipt(buyer: OrderUser, draft: OrderDraft): Receipt {
  return { buyer, draft, saved: null, cancelled: false, handedIn: [], paid: [], decided: [] };
}
