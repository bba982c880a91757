import { marketMessages, type Order } from '@lima-id/domain';
import { InlineAlert } from '@lima-id/ui';

/** What the status of an order means for its buyer: until when to pay, how long to wait, or what was wrong. */
export function StatusNote({ order: { status, payBefore, rejectionReason } }: { order: Order }) {
  switch (status) {
    case 'pendingPayment':
      return payBefore === '' ? null : (
        <InlineAlert tone="info">{`请在 ${payBefore.slice(0, 16)} 前完成付款，逾期订单将自动取消。`}</InlineAlert>
      );
    case 'pendingReview':
      return <InlineAlert tone="info">{`${marketMessages.order.submitted}。`}</InlineAlert>;
    case 'rejected':
      return (
        <InlineAlert tone="danger" title={`未通过原因：${rejectionReason}`}>
          请核对后重新提交付款信息。
        </InlineAlert>
      );
    case 'completed':
    case 'cancelled':
      return null;
  }
}
