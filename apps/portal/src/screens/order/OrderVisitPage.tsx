import { type Order, orderPageRedirect } from '@lima-id/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type OrderWay, readOrderWay } from '../../shared/order/orderAddresses.ts';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { LoginFirst } from '../../shared/session/LoginFirst.tsx';
import type { StoredUser } from '../../shared/session/storedUser.ts';
import { useLoginWhenOver } from '../../shared/session/useLoginWhenOver.ts';
import { useShownUser } from '../../shared/session/useShownUser.ts';
import { OrderFailed, OrderLoading } from './OrderWaiting.tsx';
import { orderQuery } from './orderQueries.ts';
import { keepOrder, readOrderVisit } from './orderVisit.ts';

type Show = (order: Order, user: StoredUser) => ReactNode;

interface KnownProps {
  title: string;
  /** The way on which the order is bought: while it is on its way, the head shows its steps. */
  way: OrderWay;
  user: StoredUser;
  orderId: string;
  children: Show;
}

/** An order of the logged-in person; the shape of its page until it has come. */
export function KnownOrder({ title, way, user, orderId, children }: KnownProps) {
  const query = useQuery(orderQuery(user.userId, orderId));
  const over = useLoginWhenOver(query.error);
  useEffect(() => keepOrder({ orderId }), [orderId]);
  if (query.data !== undefined) return children(query.data, user);
  if (query.isFetching || over) return <OrderLoading title={title} way={way} />;
  return <OrderFailed title={title} error={query.error} onRetry={() => void query.refetch()} />;
}

/** A page of a saved order: without an order it leads to the apps, without a login to the login page and back. */
export function OrderVisitPage({ title, children }: { title: string; children: Show }) {
  usePageMeta({ title });
  const { state, search } = useLocation();
  const user = useShownUser();
  const orderId = readOrderVisit(state, search);
  const redirect = orderPageRedirect(orderId);
  if (orderId === null || redirect !== null) return <Navigate to={redirect ?? '/application/list'} replace />;
  if (user === null) return <LoginFirst title={title} />;
  return (
    <KnownOrder
      key={`${user.userId} ${orderId}`}
      title={title}
      way={readOrderWay(search)}
      user={user}
      orderId={orderId}
    >
      {children}
    </KnownOrder>
  );
}
