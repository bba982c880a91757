import {
  beginUpload,
  cancelOrder,
  contract,
  findCurrentCompany,
  placeWechatOrder,
  readApp,
  readOrder,
  readPackage,
  readWechatPaymentResult,
  saveOrder,
  savePaymentInfo,
} from '@lima-id/api';
import {
  appDetail,
  companyAdmin,
  findApps,
  mockEndpoint,
  ordinaryUser,
  packageList,
  recommendedProductList,
  unpaidOrder,
} from '@lima-id/api/msw';
import type { Order } from '@lima-id/domain';
import { LinkProvider } from '@lima-id/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { HttpHandler } from 'msw';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, parsePath, Route, Routes, useLocation } from 'react-router-dom';
import { createQueryClient } from '../../shared/api/queryClient.ts';
import { RouterLink } from '../../shared/layout/RouterLink.tsx';
import { SiteHeader } from '../../shared/layout/SiteHeader.tsx';
import type { PurchaseChoice } from '../../shared/market/purchaseChoice.ts';
import { SiteOrigin } from '../../shared/page/siteOrigin.ts';
import { clearUser, setUser } from '../../shared/session/changeUser.ts';
import { holdToken } from '../../shared/session/heldToken.ts';
import { storedUserOf } from '../../shared/session/storedUserOf.ts';
import BuyScreen from './buy/BuyScreen.tsx';
import ConfirmScreen from './ConfirmScreen.tsx';
import PaymentScreen from './PaymentScreen.tsx';
import PayResultScreen from './PayResultScreen.tsx';
import SuccessScreen from './SuccessScreen.tsx';

/** Where a visit went when it left these pages. */
function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return (
    <main>
      <h1>另一页</h1>
      <p>{pathname + search}</p>
      <p>{JSON.stringify(state)}</p>
    </main>
  );
}

/** The moment at which stories stand still. */
export const storyMoment = Date.parse('2026-05-18T14:05:28+08:00');
const stillness = () => storyMoment;

interface ScreenStoryProps {
  path?: string;
  state?: unknown;
  /** The clock; it stands still unless told. */
  now?: () => number;
}

/** The pages of an order under the header, in a browser history of their own. */
export function ScreenStory({ path = '/application/confirmOrder', state = null, now = stillness }: ScreenStoryProps) {
  const [queryClient] = useState(createQueryClient);
  const page = (at: string, screen: ReactNode) => <Route path={at} element={<main>{screen}</main>} />;
  return (
    <SiteOrigin value="https://www.example.cn">
      <LinkProvider component={RouterLink}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>
            <SiteHeader />
            <Routes>
              {page('/application/confirmOrder', <ConfirmScreen />)}
              {page('/application/payment', <PaymentScreen now={now} />)}
              {page('/application/payResult', <PayResultScreen now={now} />)}
              {page('/apporder', <BuyScreen now={now} />)}
              {page('/success', <SuccessScreen now={now} />)}
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </MemoryRouter>
        </QueryClientProvider>
      </LinkProvider>
    </SiteOrigin>
  );
}

const { id, name, describes, trait, negotiable, price, durationUnit, viewPicture, appId } = appDetail;

/** What an app's page hands over: one year of the professional package. */
export const choice: PurchaseChoice = {
  product: { id, name, describes, trait, negotiable, price, durationUnit, viewPicture, appId },
  package: { id: '102', name: '专业版' },
  duration: { duration: 1, durationUnit: '1' },
  priceFen: 680_000,
};

const reply = { id: unpaidOrder.id, orderCode: unpaidOrder.orderCode, totalAmountFen: 0 };

/** A gateway that knows one order and takes everything. */
export function gatewayOf(order: Order = unpaidOrder): HttpHandler[] {
  return [
    mockEndpoint(findCurrentCompany, () => ({ reply: companyAdmin.companyDetails })),
    mockEndpoint(readApp, () => ({ reply: appDetail })),
    mockEndpoint(readPackage, ({ id: asked }) => {
      const found = packageList.find((one) => one.id === asked);
      return found === undefined ? { refusal: { message: '暂无该应用' } } : { reply: found };
    }),
    mockEndpoint(saveOrder, ({ totalAmountFen }) => ({ reply: { ...reply, totalAmountFen } })),
    mockEndpoint(readOrder, ({ id: asked }) =>
      asked === order.id ? { reply: order } : { refusal: { message: '未查询到该订单，请核对订单号' } },
    ),
    mockEndpoint(savePaymentInfo, () => ({ reply: null })),
    mockEndpoint(cancelOrder, () => ({ reply: null })),
    mockEndpoint(placeWechatOrder, () => ({
      reply: { codeUrl: 'weixin://wxpay/bizpayurl?pr=Hb3kQ0z', expiresAt: storyMoment + 872_000 },
    })),
    mockEndpoint(readWechatPaymentResult, () => ({ reply: { status: 0, attempt: 'open' } as const, code: 202 })),
    mockEndpoint(beginUpload, ({ sha256 }) => ({
      reply: {
        uploadId: 'upload-1',
        received: 0,
        picture: { fileName: `${sha256.slice(0, 32)}.webp`, fullUrl: '/illustrations/nameplate.svg' },
      },
    })),
    mockEndpoint(contract.recommendProducts, () => ({ reply: recommendedProductList })),
    mockEndpoint(contract.searchApps, (wanted) => ({ reply: findApps(wanted) })),
  ];
}

/** Somebody of an enterprise with a prefix is logged in while the story is shown, in a tab that keeps nothing. */
export function withPrefix(): () => void {
  window.sessionStorage.clear();
  setUser(storedUserOf(companyAdmin, Date.now()));
  holdToken({ accessToken: 'access', expiresIn: 1800 });
  return clearUser;
}

/** Somebody without a prefix is. */
export function withoutPrefix(): () => void {
  window.sessionStorage.clear();
  setUser(storedUserOf(ordinaryUser, Date.now()));
  holdToken({ accessToken: 'access', expiresIn: 1800 });
  return clearUser;
}

/** Nobody is. */
export function withNobody(): void {
  clearUser();
  window.sessionStorage.clear();
}
