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
import type { HttpHandler } from 'msw';
import { type ReactNode } from 'react';
import { parsePath, Route, Routes, useLocation } from 'react-router-dom';
import { SiteHeader } from '../../shared/layout/SiteHeader.tsx';
import type { PurchaseChoice } from '../../shared/market/purchaseChoice.ts';
import { clearUser } from '../../shared/session/changeUser.ts';
import { logIn } from '../../shared/stories/logIn.ts';
import { StoryFrame, storyOrigin } from '../../shared/stories/StoryFrame.tsx';
import BuyScreen from './buy/BuyScreen.tsx';
import ConfirmScreen from './ConfirmScreen.tsx';
import PaymentScreen from './PaymentScreen.tsx';
import PayResultScreen from './PayResultScreen.tsx';
import SuccessScreen from './SuccessScreen.tsx';

/** Shows where a story navigated to from these pages. */
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
  /** The clock; it stands still by default. */
  now?: () => number;
}

/** The pages of an order under the header, in a browser history of their own. */
export function ScreenStory({ path = '/application/confirmOrder', state = null, now = stillness }: ScreenStoryProps) {
  const page = (at: string, screen: ReactNode) => <Route path={at} element={<main>{screen}</main>} />;
  return (
    <StoryFrame address={{ ...parsePath(path), state }} origin={storyOrigin}>
      <SiteHeader />
      <Routes>
        {page('/application/confirmOrder', <ConfirmScreen />)}
        {page('/application/payment', <PaymentScreen now={now} />)}
        {page('/application/payResult', <PayResultScreen now={now} />)}
        {page('/apporder', <BuyScreen now={now} />)}
        {page('/success', <SuccessScreen now={now} />)}
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </StoryFrame>
  );
}

const { id, name, describes, trait, negotiable, price, durationUnit, viewPicture, appId } = appDetail;

/** What an app's page hands over: one year of the professional package. */
export const choice: PurchaseChoice = {
  product: { id, name, describes, trait, negotiable, price, durationUnit, viewPicture, appId },
  package: { id: '102', name: '专业版' },
  duration: { duration: 1, durationUnit: 'year' },
  priceFen: 680_000,
};

const reply = { id: unpaidOrder.id, orderCode: unpaidOrder.orderCode, totalAmountFen: 0 };

/** A gateway with one order that accepts everything. */
export function gatewayOf(order: Order = unpaidOrder): HttpHandler[] {
  return [
    mockEndpoint(findCurrentCompany, () => ({ reply: companyDetails })),
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
    mockEndpoint(readWechatPaymentResult, () => ({
      reply: { status: 'pendingPayment', attempt: 'open' } as const,
      code: 202,
    })),
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

const { companyDetails } = companyAdmin;

/** The company of `withPrefix`, whose prefix was suspended meanwhile. */
export const suspendedCompany = mockEndpoint(findCurrentCompany, () => ({
  reply: companyDetails && { ...companyDetails, examineStatus: 'suspended' as const },
}));

/** Logs in a member of an enterprise with a prefix for the story, in a tab with empty storage. */
export function withPrefix(): () => void {
  window.sessionStorage.clear();
  return logIn(companyAdmin);
}

/** Logs in a user without a prefix. */
export function withoutPrefix(): () => void {
  window.sessionStorage.clear();
  return logIn(ordinaryUser);
}

/** Logs nobody in. */
export function withNobody(): void {
  clearUser();
  window.sessionStorage.clear();
}
