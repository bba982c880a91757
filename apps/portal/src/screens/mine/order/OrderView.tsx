import type { OrderStep } from '@lima-id/api';
import type { Order } from '@lima-id/domain';
import { Timeline } from '@lima-id/ui';
import { Panel } from '../../../shared/personal/Panel.styles.ts';
import { OrderInvoice } from '../invoice/OrderInvoice.tsx';
import { Facts } from './Order.styles.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderLines } from './OrderLines.tsx';
import { timelineOf } from './orderSteps.ts';
import { PaymentFacts } from './PaymentFacts.tsx';

interface OrderViewProps {
  userId: string;
  order: Order;
  /** Newest first. */
  steps: readonly OrderStep[];
}

/** An order with all that its buyer can know of it. */
export function OrderView({ userId, order, steps }: OrderViewProps) {
  return (
    <>
      <OrderFacts userId={userId} order={order} expired={steps.some(({ event }) => event === 'expired')} />
      <OrderLines order={order} />
      {order.paymentInfo === null ? null : <PaymentFacts info={order.paymentInfo} method={order.paymentMethod} />}
      <OrderInvoice userId={userId} order={order} />
      <Panel forwardedAs="section" padding="none" aria-labelledby="order-steps-title">
        <h2 id="order-steps-title">订单进度</h2>
        <Facts>
          <Timeline entries={timelineOf(steps)} />
        </Facts>
      </Panel>
    </>
  );
}
