import type { OrderDraft, PaymentInfo } from '@lima-id/domain';
import type { OrderUser } from '../orderGateway.ts';

/** What somebody was told of one order: only answers that arrived. */
export interface Receipt {
  buyer: OrderUser;
  /** As it was handed in, also where no answer ever came. */
  draft: OrderDraft;
  saved: { id: string; orderCode: string } | null;
  cancelled: boolean;
  /** Information of payments that was taken, in its order. */
  handedIn: PaymentInfo[];
  /** Payments of which the provider's notice was taken. */
  paid: { attemptId: string; amountFen: number }[];
  decided: ('accepted' | 'rejected')[];
}

/** A receipt of what was not answered yet. */
export function openReceipt(buyer: OrderUser, draft: OrderDraft): Receipt {
  return { buyer, draft, saved: null, cancelled: false, handedIn: [], paid: [], decided: [] };
}
