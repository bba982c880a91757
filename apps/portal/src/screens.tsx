import type { PageName } from '@lima-id/api';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { loadAccountGateway, loadGateway, loadMarketCalls } from './shared/api/lateCalls.ts';
import { lazyScreen } from './shared/page/lazyScreen.tsx';
import { cameDrawn } from './shared/page/prepared.ts';

const preloads = new Map<ReactElement, () => void>();

/** A lazily loaded screen. The build reads from here which file a page has. */
function shown<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...[props]: object extends Props ? [] : [props: Props]
): ReactElement {
  const { Screen, preload } = lazyScreen(load);
  const element = createElement(Screen, props);
  preloads.set(element, preload);
  return element;
}

/** The page for unknown addresses. */
export const unknownPath = shown(() => import('./screens/home/UnknownPathScreen.tsx'));

/** The screen of every page. */
export const screens: Readonly<Record<PageName, ReactElement>> = {
  login: shown(() => {
    // The puzzle is requested as soon as the form is hydrated.
    void loadAccountGateway().catch(() => undefined);
    return import('./screens/login/LoginScreen.tsx');
  }),
  special: shown(() => import('./screens/special/SpecialScreen.tsx')),
  home: shown(() => import('./screens/home/HomeScreen.tsx')),
  identifier: shown(async () => {
    // A prerendered record needs no call.
    if (!cameDrawn()) void loadGateway().catch(() => undefined);
    const screen = await import('./screens/identifier/IdentifierScreen.tsx');
    await screen.readyToShow();
    return screen;
  }),
  expo: shown(() => import('./screens/expo/ExpoScreen.tsx')),
  solutions: shown(() => import('./screens/solution/SolutionListScreen.tsx')),
  solution: shown(() => import('./screens/solution/SolutionScreen.tsx')),
  prefix: shown(() => import('./screens/prefix/PrefixScreen.tsx')),
  introduce: shown(() => import('./screens/introduce/IntroduceScreen.tsx')),
  document: shown(() => import('./screens/document/DocumentScreen.tsx')),
  store: shown(() => import('./screens/market/store/StoreScreen.tsx')),
  apps: shown(() => import('./screens/market/list/AppListScreen.tsx')),
  app: shown(async () => {
    const isDrawn = cameDrawn();
    if (!isDrawn) void loadMarketCalls().catch(() => undefined);
    const screen = await import('./screens/market/detail/AppScreen.tsx');
    if (!isDrawn) void screen.loadKnownApp().catch(() => undefined);
    return screen;
  }),
  confirmOrder: shown(() => import('./screens/order/ConfirmScreen.tsx')),
  payment: shown(() => import('./screens/order/PaymentScreen.tsx')),
  payResult: shown(() => import('./screens/order/PayResultScreen.tsx')),
  catalogue: shown(() => import('./screens/catalogue/CatalogueScreen.tsx'), { unknown: unknownPath }),
  news: shown(() => import('./screens/news/NewsListScreen.tsx')),
  article: shown(() => import('./screens/news/ArticleScreen.tsx')),
  settings: shown(() => import('./screens/settings/SettingsScreen.tsx')),
  orders: shown(() => import('./screens/mine/orders/OrdersScreen.tsx')),
  order: shown(() => import('./screens/mine/order/OrderScreen.tsx')),
  invoices: shown(() => import('./screens/mine/invoices/InvoicesScreen.tsx')),
  trials: shown(() => import('./screens/mine/trials/TrialsScreen.tsx')),
  cases: shown(() => import('./screens/case/CaseListScreen.tsx')),
  case: shown(() => import('./screens/case/CaseScreen.tsx')),
  promotion: shown(() => import('./screens/promotion/PromotionScreen.tsx')),
  ecology: shown(() => import('./screens/ecology/EcologyScreen.tsx')),
  buy: shown(() => import('./screens/order/buy/BuyScreen.tsx')),
  success: shown(() => import('./screens/order/SuccessScreen.tsx')),
  equipment: shown(() => import('./screens/equipment/EquipmentScreen.tsx')),
  contact: shown(() => import('./screens/contact/ContactScreen.tsx')),
  workOrder: shown(() => import('./screens/workOrder/WorkOrderScreen.tsx')),
};

/** Loads the code of a page before it is shown. */
export function preloadScreen(name: PageName): void {
  preloads.get(screens[name])?.();
}
