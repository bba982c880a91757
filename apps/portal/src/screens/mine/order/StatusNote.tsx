import { marketMessages, type Order } from '@lima-id/domain';
import { InlineAlert } from '@lima-id/ui';
import { paymentTexts } from '../../../shared/order/paymentTexts.ts';

interface StatusNoteProps {
  order: Order;
  /** Whether the order was cancelled because its deadline passed. */
  expired: boolean;
}

/** What the status of an order means for its buyer: until when to pay, how long to wait, what was wrong, or what to do after a late transfer. */
export function StatusNote({ order: { status, payBefore, rejectionReason }, expired }: StatusNoteProps) {
  switch (status) {
    case 'pendingPayment':
      return payBefore === '' ? null : <InlineAlert tone="info">{paymentTexts.deadline(payBefore)}</InlineAlert>;
    case 'pendingReview':
      return <InlineAlert tone="info">{`${marketMessages.order.submitted}。`}</InlineAlert>;
    case 'rejected':
      return (
        <InlineAlert tone="danger" title={`未通过原因：${rejectionReason}`}>
          请核对后重新提交付款信息。
        </InlineAlert>
      );
    case 'cancelled':
      return expired ? <InlineAlert tone="warning">{paymentTexts.transferred}</InlineAlert> : null;
    case 'completed':
      return null;
  }
}
