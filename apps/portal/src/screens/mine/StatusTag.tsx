import { type OrderStatus, orderStatuses } from '@lima-id/domain';
import { Tag, type TagProps } from '@lima-id/ui';

const tones: Record<OrderStatus, NonNullable<TagProps['tone']>> = {
  pendingPayment: 'info',
  pendingReview: 'warning',
  completed: 'success',
  cancelled: 'neutral',
  rejected: 'danger',
};

/** Where an order stands. */
export function StatusTag({ status }: { status: OrderStatus }) {
  return (
    <Tag tone={tones[status]} dot>
      {orderStatuses[status]}
    </Tag>
  );
}
