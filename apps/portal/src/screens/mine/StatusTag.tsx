import { type OrderStatus, orderStatuses } from '@lima-id/domain';
import { Tag, type TagProps } from '@lima-id/ui';

const tones: Record<OrderStatus, NonNullable<TagProps['tone']>> = {
  0: 'info',
  1: 'warning',
  2: 'success',
  3: 'neutral',
  4: 'danger',
};

/** Where an order stands. */
export function StatusTag({ status }: { status: OrderStatus }) {
  return (
    <Tag tone={tones[status]} dot>
      {orderStatuses[status]}
    </Tag>
  );
}
