import type { ReactNode } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { loadGateway } from './shared/api/lateCalls.ts';
import { BareLayout } from './shared/layout/BareLayout.tsx';
import { SiteLayout } from './shared/layout/SiteLayout.tsx';
import { lazyScreen } from './shared/page/lazyScreen.tsx';
import { ScreenBoundary } from './shared/page/ScreenBoundary.tsx';
import { workOrderPath } from './shared/repair/workOrderAddress.ts';

const HomeScreen = lazyScreen(() => import('./screens/home/HomeScreen.tsx'));
const UnknownPathScreen = lazyScreen(() => import('./screens/home/UnknownPathScreen.tsx'));
const LoginScreen = lazyScreen(() => import('./screens/login/LoginScreen.tsx'));
const SettingsScreen = lazyScreen(() => import('./screens/settings/SettingsScreen.tsx'));
const OrdersScreen = lazyScreen(() => import('./screens/mine/orders/OrdersScreen.tsx'));
const OrderScreen = lazyScreen(() => import('./screens/mine/order/OrderScreen.tsx'));
const InvoicesScreen = lazyScreen(() => import('./screens/mine/invoices/InvoicesScreen.tsx'));
const TrialsScreen = lazyScreen(() => import('./screens/mine/trials/TrialsScreen.tsx'));
const PrefixScreen = lazyScreen(() => import('./screens/prefix/PrefixScreen.tsx'));
const EquipmentScreen = lazyScreen(() => import('./screens/equipment/EquipmentScreen.tsx'));
const StoreScreen = lazyScreen(() => import('./screens/market/store/StoreScreen.tsx'));
const AppListScreen = lazyScreen(() => import('./screens/market/list/AppListScreen.tsx'));
const CatalogueScreen = lazyScreen(() => import('./screens/catalogue/CatalogueScreen.tsx'));
const NewsListScreen = lazyScreen(() => import('./screens/news/NewsListScreen.tsx'));
const ArticleScreen = lazyScreen(() => import('./screens/news/ArticleScreen.tsx'));
const SolutionListScreen = lazyScreen(() => import('./screens/solution/SolutionListScreen.tsx'));
const SolutionScreen = lazyScreen(() => import('./screens/solution/SolutionScreen.tsx'));
const CaseListScreen = lazyScreen(() => import('./screens/case/CaseListScreen.tsx'));
const CaseScreen = lazyScreen(() => import('./screens/case/CaseScreen.tsx'));
const EcologyScreen = lazyScreen(() => import('./screens/ecology/EcologyScreen.tsx'));
const PromotionScreen = lazyScreen(() => import('./screens/promotion/PromotionScreen.tsx'));
const IntroduceScreen = lazyScreen(() => import('./screens/introduce/IntroduceScreen.tsx'));
const DocumentScreen = lazyScreen(() => import('./screens/document/DocumentScreen.tsx'));
const AppScreen = lazyScreen(() => import('./screens/market/detail/AppScreen.tsx'));
const ConfirmScreen = lazyScreen(() => import('./screens/order/ConfirmScreen.tsx'));
const PaymentScreen = lazyScreen(() => import('./screens/order/PaymentScreen.tsx'));
const PayResultScreen = lazyScreen(() => import('./screens/order/PayResultScreen.tsx'));
const BuyScreen = lazyScreen(() => import('./screens/order/buy/BuyScreen.tsx'));
const SuccessScreen = lazyScreen(() => import('./screens/order/SuccessScreen.tsx'));
const ContactScreen = lazyScreen(() => import('./screens/contact/ContactScreen.tsx'));
const ExpoScreen = lazyScreen(() => import('./screens/expo/ExpoScreen.tsx'));
const WorkOrderScreen = lazyScreen(() => import('./screens/workOrder/WorkOrderScreen.tsx'));
const SpecialScreen = lazyScreen(() => import('./screens/special/SpecialScreen.tsx'));
const IdentifierScreen = lazyScreen(async () => {
  void loadGateway().catch(() => undefined);
  const screen = await import('./screens/identifier/IdentifierScreen.tsx');
  await screen.readyToShow();
  return screen;
});

/** A page that stands alone, or brings a frame of its own. */
function bare(screen: ReactNode) {
  return (
    <ScreenBoundary>
      <BareLayout>{screen}</BareLayout>
    </ScreenBoundary>
  );
}

/** The portal's own address: the home page, with what the visit carries. */
function Start() {
  const { state } = useLocation();
  return <Navigate to="/home" replace state={state} />;
}

/** An address is written in one way: the gateway leads other ways of writing it here. */
const inOneWay = (route: RouteObject): RouteObject => ({ ...route, caseSensitive: true });

const sitePages: RouteObject[] = [
  { path: '/', element: <Start /> },
  { path: '/home', element: <HomeScreen /> },
  { path: '/product_scene', element: <IdentifierScreen /> },
  { path: '/smartexpo', element: <ExpoScreen /> },
  { path: '/solution', element: <SolutionListScreen /> },
  { path: '/solution/:id', element: <SolutionScreen /> },
  { path: '/identification', element: <PrefixScreen /> },
  { path: '/introduce', element: <IntroduceScreen /> },
  { path: '/develop_document', element: <DocumentScreen /> },
  { path: '/application', element: <StoreScreen /> },
  { path: '/application/list', element: <AppListScreen /> },
  { path: '/application/list/detail/:id', element: <AppScreen /> },
  { path: '/application/detail/:id', element: <AppScreen /> },
  { path: '/application/confirmOrder', element: <ConfirmScreen /> },
  { path: '/application/payment', element: <PaymentScreen /> },
  { path: '/application/payResult', element: <PayResultScreen /> },
  { path: '/application/:id', element: <CatalogueScreen unknown={<UnknownPathScreen />} /> },
  { path: '/news', element: <NewsListScreen /> },
  { path: '/news/detail/:id', element: <ArticleScreen /> },
  { path: '/personal_update', element: <SettingsScreen /> },
  { path: '/personal_orders', element: <OrdersScreen /> },
  { path: '/personal_orders/:id', element: <OrderScreen /> },
  { path: '/personal_invoices', element: <InvoicesScreen /> },
  { path: '/personal_trials', element: <TrialsScreen /> },
  { path: '/cooperation_case', element: <CaseListScreen /> },
  { path: '/cooperation_case/detail/:id?', element: <CaseScreen /> },
  { path: '/new_identification', element: <PromotionScreen /> },
  { path: '/ecology', element: <EcologyScreen /> },
  { path: '/apporder', element: <BuyScreen /> },
  { path: '/success', element: <SuccessScreen /> },
  { path: '/equipment/detail', element: <EquipmentScreen /> },
  { path: '/contact', element: <ContactScreen /> },
  { path: workOrderPath, element: <WorkOrderScreen /> },
  { path: '*', element: <UnknownPathScreen /> },
];

/** Every address of the portal. */
export const routes: RouteObject[] = [
  inOneWay({ path: '/login', element: bare(<LoginScreen />) }),
  inOneWay({ path: '/special', element: bare(<SpecialScreen />) }),
  {
    element: (
      <ScreenBoundary>
        <SiteLayout />
      </ScreenBoundary>
    ),
    children: sitePages.map(inOneWay),
  },
];
