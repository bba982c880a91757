import { messages } from '@lima-id/domain';
import { ButtonLink, EmptyState, Skeleton, VisuallyHidden } from '@lima-id/ui';
import type { ReactNode } from 'react';
import { unknownOrder } from '../../../shared/order/unknownOrder.ts';
import { Panel } from '../../../shared/personal/Panel.styles.ts';
import { personalAddresses } from '../../../shared/personal/personalAddresses.ts';
import { CallFailed } from '../CallFailed.tsx';
import { ListArea } from '../List.styles.ts';
import { OrderView } from './OrderView.tsx';
import { useOrder } from './useOrder.ts';

function InsteadOfOrder({ loading = false, children }: { loading?: boolean; children: ReactNode }) {
  return (
    <Panel forwardedAs="section" padding="none" aria-busy={loading} aria-labelledby="order-title">
      <h2 id="order-title">订单详情</h2>
      <ListArea>{children}</ListArea>
    </Panel>
  );
}

/** The order, or why there is none to show. */
export function OrderPage({ userId, id }: { userId: string; id: string }) {
  const known = useOrder(userId, id);
  switch (known.state) {
    case 'loading':
      return (
        <InsteadOfOrder loading>
          <VisuallyHidden as="output">{messages.empty.loading}</VisuallyHidden>
          <Skeleton height={20} lines={8} />
        </InsteadOfOrder>
      );
    case 'failed':
      return (
        <InsteadOfOrder>
          <CallFailed error={known.error} onRetry={known.retry} />
        </InsteadOfOrder>
      );
    case 'none':
      return (
        <InsteadOfOrder>
          <EmptyState
            kind="notFound"
            title={unknownOrder.title}
            text={known.message || unknownOrder.text}
            actions={<ButtonLink href={personalAddresses.orders}>返回我的订单</ButtonLink>}
          />
        </InsteadOfOrder>
      );
    case 'ready':
      return <OrderView userId={userId} order={known.order} steps={known.steps} />;
  }
}
