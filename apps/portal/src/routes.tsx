import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import type { UpcomingPath } from './screens/upcoming/upcomingTitles.ts';
import { loadGateway } from './shared/api/ask.ts';
import { BareLayout } from './shared/layout/BareLayout.tsx';
import { SiteLayout } from './shared/layout/SiteLayout.tsx';
import { lazyScreen } from './shared/page/lazyScreen.tsx';
import { ScreenBoundary } from './shared/page/ScreenBoundary.tsx';

const HomeScreen = lazyScreen(() => import('./screens/home/HomeScreen.tsx'));
const UnknownPathScreen = lazyScreen(() => import('./screens/home/UnknownPathScreen.tsx'));
const UpcomingScreen = lazyScreen(() => import('./screens/upcoming/UpcomingScreen.tsx'));
const LoginScreen = lazyScreen(() => import('./screens/login/LoginScreen.tsx'));
const SettingsScreen = lazyScreen(() => import('./screens/settings/SettingsScreen.tsx'));
const PrefixScreen = lazyScreen(() => import('./screens/prefix/PrefixScreen.tsx'));
const EquipmentScreen = lazyScreen(() => import('./screens/equipment/EquipmentScreen.tsx'));
const IdentifierScreen = lazyScreen(async () => {
  void loadGateway().catch(() => undefined);
  const screen = await import('./screens/identifier/IdentifierScreen.tsx');
  await screen.readyToShow();
  return screen;
});

/** A page that has its address and name, and opens later. */
function upcoming(path: UpcomingPath): RouteObject {
  return { path, element: <UpcomingScreen path={path} /> };
}

/** The portal's own address: the home page, with what the visit carries. */
function Start() {
  const { state } = useLocation();
  return <Navigate to="/home" replace state={state} />;
}

/** Every address of the portal. */
export const routes: RouteObject[] = [
  {
    path: '/login',
    element: (
      <ScreenBoundary>
        <BareLayout>
          <LoginScreen />
        </BareLayout>
      </ScreenBoundary>
    ),
  },
  {
    element: (
      <ScreenBoundary>
        <SiteLayout />
      </ScreenBoundary>
    ),
    children: [
      { path: '/', element: <Start /> },
      { path: '/home', element: <HomeScreen /> },
      { path: '/product_scene', element: <IdentifierScreen /> },
      upcoming('/special'),
      upcoming('/smartexpo'),
      upcoming('/solution'),
      upcoming('/solution/:id'),
      { path: '/identification', element: <PrefixScreen /> },
      upcoming('/introduce'),
      upcoming('/develop_document'),
      upcoming('/application'),
      upcoming('/application/list'),
      upcoming('/application/list/detail/:id'),
      upcoming('/application/detail/:id'),
      upcoming('/application/confirmOrder'),
      upcoming('/application/payment'),
      upcoming('/application/payResult'),
      upcoming('/application/:id'),
      upcoming('/news'),
      upcoming('/news/detail/:id'),
      { path: '/personal_update', element: <SettingsScreen /> },
      upcoming('/cooperation_case'),
      upcoming('/cooperation_case/detail/:id'),
      upcoming('/new_identification'),
      upcoming('/ecology'),
      upcoming('/apporder'),
      upcoming('/success'),
      { path: '/equipment/detail', element: <EquipmentScreen /> },
      upcoming('/contact'),
      { path: '*', element: <UnknownPathScreen /> },
    ],
  },
];
