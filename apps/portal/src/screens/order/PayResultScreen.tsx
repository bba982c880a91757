import type { Clock } from '@lima-id/ui';
import { OrderVisitPage } from './OrderVisitPage.tsx';
import { PayResultPage, payResultTitle } from './PayResultPage.tsx';

/** The result of a payment. `now` is the clock of its countdown; that of the machine by default. */
export default function PayResultScreen({ now }: { now?: Clock }) {
  return <OrderVisitPage title={payResultTitle}>{(order) => <PayResultPage order={order} now={now} />}</OrderVisitPage>;
}
