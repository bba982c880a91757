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
import { ToastProvider } from '@lima-id/ui';
import { parsePath, Route, Routes, useLocation } from 'react-router-dom';
import type { Brand } from '../../brand/brandSchema.ts';
import { HeaderPlace } from '../../shared/stories/HeaderPlace.styles.ts';
import { logIn } from '../../shared/stories/logIn.ts';
import { StoryFrame } from '../../shared/stories/StoryFrame.tsx';
import InvoicesScreen from './invoices/InvoicesScreen.tsx';
import OrderScreen from './order/OrderScreen.tsx';
import OrdersScreen from './orders/OrdersScreen.tsx';
import TrialsScreen from './trials/TrialsScreen.tsx';

/** Shows where a story navigated to from these pages. */
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

/** The current address, for stories that check it. */
function Address() {
  const { pathname, search } = useLocation();
  return <p hidden data-testid="address">{`${pathname}${search}`}</p>;
}

interface ScreenStoryProps {
  address: string;
  /** The console of the brand; none by default. */
  links?: Pick<Brand['links'], 'console'>;
}

const noConsole = {};

/** The pages of orders, invoices and trials in a browser history of their own. */
export function ScreenStory({ address, links = noConsole }: ScreenStoryProps) {
  return (
    <StoryFrame address={parsePath(address)}>
      <ToastProvider>
        <Address />
        <HeaderPlace />
        <Routes>
          <Route path="/personal_orders" element={<OrdersScreen />} />
          <Route path="/personal_orders/:id" element={<OrderScreen />} />
          <Route path="/personal_invoices" element={<InvoicesScreen />} />
          <Route path="/personal_trials" element={<TrialsScreen links={links} />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </ToastProvider>
    </StoryFrame>
  );
}

/** Logs in a user for the story. */
export function loggedIn(user: UserInfo = companyAdmin): () => () => void {
  return () => logIn(user);
}

const { companyDetails } = companyAdmin;

/** The administrator of an enterprise whose prefix is suspended. */
export const suspendedAdmin: UserInfo = {
  ...companyAdmin,
  companyDetails: companyDetails && { ...companyDetails, examineStatus: 'suspended' },
};

const unknown = { refusal: { status: 404, message: '未查询到该订单，请核对订单号' } } as const;

/** Responds with the orders of the fixtures. */
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

/** Responds with the invoices of the fixtures. */
export const invoiceHandlers = [
  mockEndpoint(listMyInvoices, (request) => ({ reply: findMyInvoices(request) })),
  mockEndpoint(readInvoice, ({ id }) => {
    const reply = invoiceList.find((invoice) => invoice.id === id);
    return reply === undefined ? unknown : { reply };
  }),
];
