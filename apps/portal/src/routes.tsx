import { isPortalPage, type PageName, pageEntries } from '@lima-id/api';
import { matchRoutes, Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { screens, unknownPath } from './screens.tsx';
import { BareLayout } from './shared/layout/BareLayout.tsx';
import { SiteLayout } from './shared/layout/SiteLayout.tsx';
import { ScreenBoundary } from './shared/page/ScreenBoundary.tsx';

/** Pages without the site's frame, or with a frame of their own. */
const barePages: ReadonlySet<PageName> = new Set(['login', 'special']);

/** The portal's root address redirects to the home page, with the visit's state. */
function Start() {
  const { state } = useLocation();
  return <Navigate to="/home" replace state={state} />;
}

/** Redirects to the canonical spelling of an address, as the gateway does. */
const inOneWay = (route: RouteObject): RouteObject => ({ ...route, caseSensitive: true });

/** A page's path in React Router's syntax, in which digits are a segment like any other. */
export function routePath(path: string): string {
  return path.replace(/\{\w+(\??)\}/, ':id$1');
}

const pageOfRoute = new Map<RouteObject, PageName>();
const bareRoutes: RouteObject[] = [];
const siteRoutes: RouteObject[] = [{ path: '/', element: <Start /> }];
for (const [name, { path, alsoAt = [] }] of pageEntries) {
  const isBare = barePages.has(name);
  const screen = screens[name];
  const element = isBare ? (
    <ScreenBoundary>
      <BareLayout>{screen}</BareLayout>
    </ScreenBoundary>
  ) : (
    screen
  );
  const routesOf = isBare ? bareRoutes : siteRoutes;
  for (const one of [path, ...alsoAt]) {
    const route = inOneWay({ path: routePath(one), element });
    routesOf.push(route);
    pageOfRoute.set(route, name);
  }
}

/** Pages in the site's frame. */
function framed(children: RouteObject[]): RouteObject {
  return {
    element: (
      <ScreenBoundary>
        <SiteLayout />
      </ScreenBoundary>
    ),
    children,
  };
}

/** Every address of the portal. */
export const routes: RouteObject[] = [...bareRoutes, framed(siteRoutes)];

/** Every other address. */
export const unknownRoutes: RouteObject[] = [framed([{ path: '*', element: unknownPath }])];

/** The page that a path leads to; null for unknown paths and the root. */
export function pageAt(pathname: string): PageName | null {
  const [match] = (isPortalPage(pathname) ? matchRoutes(routes, pathname) : null)?.slice(-1) ?? [];
  return (match && pageOfRoute.get(match.route)) ?? null;
}
