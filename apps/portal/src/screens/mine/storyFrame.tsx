import {
  linkOrderConfirmation,
  linkPrivatePicture,
  listMyInvoices,
  listMyOrders,
  readInvoice,
  readOrder,
  readOrderHistory,
  type UserInfo,
} from '@lima-id/api';
import {
  companyAdmin,
  findMyInvoices,
  findMyOrders,
  invoiceList,
  mockEndpoint,
  orderHistory,
  orderList,
} from '@lima-id/api/msw';
import { LinkProvider, ToastProvider } from '@lima-id/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { MemoryRouter, parsePath, Route, Routes, useLocation } from 'react-router-dom';
import type { Brand } from '../../brand/brandSchema.ts';
import { createQueryClient } from '../../shared/api/queryClient.ts';
import { RouterLink } from '../../shared/layout/RouterLink.tsx';
import { clearUser, setUser } from '../../shared/session/changeUser.ts';
import { holdToken } from '../../shared/session/heldToken.ts';
import { storedUserOf } from '../../shared/session/storedUserOf.ts';
import { HeaderPlace } from '../../shared/stories/HeaderPlace.styles.ts';
import InvoicesScreen from './invoices/InvoicesScreen.tsx';
import OrderScreen from './order/OrderScreen.tsx';
import OrdersScreen from './orders/OrdersScreen.tsx';
import TrialsScreen from './trials/TrialsScreen.tsx';

/** Where a visit went when it left these pages. */
function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <h1>另一页</h1>
      <p>{pathname + search}</p>
      <p>{JSON.stringify(state)}</p>
    </>
  );
}

/** The address as it is now, for those who look at what a choice writes. */
function Address() {
  const { pathname, search } = useLocation();
  return <p hidden data-testid="address">{`${pathname}${search}`}</p>;
}

interface ScreenStoryProps {
  address: string;
  /** The console of the brand; none unless told. */
  links?: Pick<Brand['links'], 'console'>;
}

const noConsole = {};

/** The pages of orders, invoices and trials in a browser history of their own. */
export function ScreenStory({ address, links = noConsole }: ScreenStoryProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <LinkProvider component={RouterLink}>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <MemoryRouter initialEntries={[parsePath(address)]}>
            <Address />
            <HeaderPlace />
            <Routes>
              <Route path="/personal_orders" element={<OrdersScreen />} />
              <Route path="/personal_orders/:id" element={<OrderScreen />} />
              <Route path="/personal_invoices" element={<InvoicesScreen />} />
              <Route path="/personal_trials" element={<TrialsScreen links={links} />} />
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </MemoryRouter>
        </ToastProvider>
      </QueryClientProvider>
    </LinkProvider>
  );
}

/** Somebody is logged in while the story is shown. */
export function loggedIn(user: UserInfo = companyAdmin): () => () => void {
  return () => {
    setUser(storedUserOf(user, Date.now()));
    holdToken({ accessToken: 'access', expiresIn: 1800 });
    return clearUser;
  };
}

const unknown = { refusal: { status: 404, message: '未查询到该订单，请核对订单号' } } as const;

/** Answers with the orders of the fixtures. */
export const orderHandlers = [
  mockEndpoint(listMyOrders, (request) => ({ reply: findMyOrders(request) })),
  mockEndpoint(readOrder, ({ id }) => {
    const reply = orderList.find((order) => order.id === id);
    return reply === undefined ? unknown : { reply };
  }),
  mockEndpoint(readOrderHistory, ({ id }) => {
    const order = orderList.find((one) => one.id === id);
    return order === undefined ? unknown : { reply: orderHistory(order) };
  }),
  mockEndpoint(linkOrderConfirmation, ({ id }) => ({
    reply: { fullUrl: `/private/order/${id}?viewer=1`, expiresAt: Date.UTC(2099, 0, 1) },
  })),
  mockEndpoint(linkPrivatePicture, () => ({
    reply: { fullUrl: '/illustrations/nameplate.svg', expiresAt: Date.UTC(2099, 0, 1) },
  })),
];

/** Answers with the invoices of the fixtures. */
export const invoiceHandlers = [
  mockEndpoint(listMyInvoices, (request) => ({ reply: findMyInvoices(request) })),
  mockEndpoint(readInvoice, ({ id }) => {
    const reply = invoiceList.find((invoice) => invoice.id === id);
    return reply === undefined ? unknown : { reply };
  }),
];
