import type { Clock } from '@lima-id/ui';
import { Navigate } from 'react-router-dom';
import { useAddressQuery } from '../../../shared/page/useAddressQuery.ts';
import { usePageMeta } from '../../../shared/page/usePageMeta.ts';
import { useShownUser } from '../../../shared/session/useShownUser.ts';
import { KnownOrder } from '../OrderVisitPage.tsx';
import { BuyNobody } from './BuyNobody.tsx';
import { BuyOrder } from './BuyOrder.tsx';
import { BuyPage, buyTitle } from './BuyPage.tsx';
import { readBuyVisit } from './buyVisit.ts';

/**
 * The order page: an app is bought in four steps, the choice of a duration, its confirmation, the payment, and the result. Lines of
 * orders that are over lead here to be bought again, and trials that are over to be bought. All that the page needs stands in its address,
 * so that it survives a reload: the app with package and duration, then the order. Without either it leads to the apps.
 */
export default function BuyScreen({ now }: { now?: Clock }) {
  usePageMeta({ title: buyTitle });
  const [search] = useAddressQuery();
  const user = useShownUser();
  const { productId, orderId } = readBuyVisit(search);
  if (orderId === null) {
    if (productId === '') return <Navigate to="/application/list" replace />;
    return <BuyPage key={`${user?.userId ?? ''} ${productId}`} user={user} productId={productId} />;
  }
  if (user === null) return <BuyNobody />;
  return (
    <KnownOrder key={`${user.userId} ${orderId}`} title={buyTitle} way="page" user={user} orderId={orderId}>
      {(order) => <BuyOrder order={order} now={now} />}
    </KnownOrder>
  );
}
