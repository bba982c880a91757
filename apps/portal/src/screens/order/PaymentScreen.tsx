import type { Clock } from '@lima-id/ui';
import { useLocation } from 'react-router-dom';
import { readOrderWay } from '../../shared/order/orderAddresses.ts';
import { OrderVisitPage } from './OrderVisitPage.tsx';
import { PaymentPage, paymentTitle } from './PaymentPage.tsx';
import { type SendVoucher, sendVoucher } from './sendVoucher.ts';

interface PaymentScreenProps {
  /** How vouchers are sent, where they go elsewhere than to the platform. */
  send?: SendVoucher;
  /** The clock of the time that is left; that of the machine by default. */
  now?: Clock;
}

/** The payment of a saved order. */
export default function PaymentScreen({ send = sendVoucher, now }: PaymentScreenProps) {
  const way = readOrderWay(useLocation().search);
  return (
    <OrderVisitPage title={paymentTitle}>
      {(order, user) => <PaymentPage user={user} order={order} way={way} send={send} now={now} />}
    </OrderVisitPage>
  );
}
