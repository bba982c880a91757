import { countdowns, type Order } from '@lima-id/domain';
import type { Clock } from '@lima-id/ui';
import { Navigate } from 'react-router-dom';
import { paymentAddress } from '../../../shared/order/orderAddresses.ts';
import { OrderFrame } from '../OrderFrame.tsx';
import { hasOutcome, OrderOutcome } from '../OrderOutcome.tsx';
import { useLeave } from '../useLeave.ts';
import { buyTitle } from './BuyPage.tsx';
import { stepOfOrder } from './buyVisit.ts';

/** The steps with an order: the third has nothing to show but leads to the payment, the fourth shows the result. */
export function BuyOrder({ order, now }: { order: Order; now: Clock | undefined }) {
  const leave = useLeave();
  if (!hasOutcome(order)) return <Navigate to={paymentAddress(order.id, 'page')} replace />;
  return (
    <OrderFrame title={buyTitle} headless way="page" step={stepOfOrder(order)} app={order.orderDetails[0]}>
      <OrderOutcome order={order} seconds={countdowns.orderDone.seconds} now={now} leave={leave} />
    </OrderFrame>
  );
}
