import { countdowns, type Order } from '@lima-id/domain';
import type { Clock } from '@lima-id/ui';
import { Navigate } from 'react-router-dom';
import { paymentAddress } from '../../shared/order/orderAddresses.ts';
import { OrderFrame } from './OrderFrame.tsx';
import { hasOutcome, OrderOutcome } from './OrderOutcome.tsx';
import { useLeave } from './useLeave.ts';

/** The name of the page, also while its order is on its way. */
export const payResultTitle = '支付结果';

interface PayResultPageProps {
  order: Order;
  now: Clock | undefined;
}

/** What came of an order's payment. One that waits for its payment leads to where it is paid. */
export function PayResultPage({ order, now }: PayResultPageProps) {
  const leave = useLeave();
  if (!hasOutcome(order)) return <Navigate to={paymentAddress(order.id)} replace />;
  return (
    <OrderFrame title={payResultTitle} headless step={4} app={order.orderDetails[0]}>
      <OrderOutcome order={order} seconds={countdowns.payResult.seconds} now={now} leave={leave} />
    </OrderFrame>
  );
}
