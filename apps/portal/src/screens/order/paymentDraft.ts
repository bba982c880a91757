import { formatYuan, type Order, type PaymentForm, type PaymentMethod, paymentMethod } from '@lima-id/domain';
import * as z from 'zod/mini';
import { forgetInTab, keepInTab, keptInTab } from '../../shared/storage/tabStorage.ts';

const voucher = z.object({
  fileName: z.string(),
  fullUrl: z.string(),
  type: z.enum(['image/jpeg', 'image/png', 'image/bmp']),
  size: z.number(),
});

const values = z.object({
  depositBank: z.string(),
  bankAccountName: z.string(),
  bankNo: z.string(),
  payAmount: z.string(),
  payTime: z.string(),
  payPictures: z.array(voucher),
});

const paymentDraft = z.object({ userId: z.string(), orderId: z.string(), method: paymentMethod, values });

/** What the payment page keeps over a reload: the way to pay, and what was typed. */
export interface PaymentDraft {
  userId: string;
  orderId: string;
  method: PaymentMethod;
  values: PaymentForm;
}

const key = 'orderPayment';

/** Keeps what was typed, for as long as the tab is open. */
export function keepPaymentDraft(draft: PaymentDraft): void {
  keepInTab(key, draft);
}

/** Forgets what was typed: it was handed in, or is not needed any more. */
export function forgetPaymentDraft(): void {
  forgetInTab(key);
}

/**
 * What the form of an order opens with: what its buyer typed in this tab, else what was handed in before and not accepted, without its
 * vouchers, else what the order says already.
 */
export function openPaymentDraft(userId: string, order: Order): PaymentDraft {
  const { id: orderId, paymentInfo, buyerCompanyName, totalAmountFen } = order;
  const kept = paymentDraft.safeParse(keptInTab(key));
  if (kept.success && kept.data.userId === userId && kept.data.orderId === orderId) return kept.data;
  const { depositBank, bankAccountName, bankNo, payAmount, payTime } = paymentInfo ?? {
    depositBank: '',
    bankAccountName: buyerCompanyName,
    bankNo: '',
    payAmount: formatYuan(totalAmountFen),
    payTime: '',
  };
  return {
    userId,
    orderId,
    method: order.paymentMethod ?? 'transfer',
    values: { depositBank, bankAccountName, bankNo, payAmount, payTime: payTime.slice(0, 16), payPictures: [] },
  };
}
