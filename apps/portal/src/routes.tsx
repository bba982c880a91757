import { isPortalPage, type Page, type PageName, pageEntries, portalPageAt } from '@lima-id/api';
import { useEffect } from 'react';
import { Navigate, type RouteObject, useLocation, useNavigate } from 'react-router-dom';
import { screens, unknownPath } from './screens.tsx';
import { consoleHome, consoleStart, homeWithoutConsole } from './shared/console/consoleHome.ts';
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

/** The address of the console redirects to that of the brand, or to the page that takes its place. */
function ConsoleStart() {
  const navigate = useNavigate();
  useEffect(() => {
    const start = consoleStart(consoleHome, window.location.origin);
    if (start === homeWithoutConsole) void navigate(start, { replace: true });
    else window.location.replace(start);
  }, [navigate]);
  return null;
}

/** A page's path in React Router's syntax, in which digits are a segment like any other. */
function routePath(path: string): string {
  return path.replace(/\{\w+(\??)\}/, ':id$1');
}

const frame = (
  <ScreenBoundary>
    <SiteLayout />
  </ScreenBoundary>
);

/** Pages in the site's frame. */
const framed = (children: RouteObject[]): RouteObject[] => [{ element: frame, children }];

/** The routes of a page. Other spellings are redirected to the canonical one, as the gateway does. */
function routesOf(name: PageName, { path, alsoAt = [] }: Page): RouteObject[] {
  const isBare = barePages.has(name);
  const screen = screens[name];
  const element = isBare ? (
    <ScreenBoundary>
      <BareLayout>{screen}</BareLayout>
    </ScreenBoundary>
  ) : (
    screen
  );
  const own = [path, ...alsoAt].map((one) => ({ path: routePath(one), element, caseSensitive: true }));
  return isBare ? own : framed(own);
}

const pageRoutes = new Map(pageEntries.map(([name, page]) => [name, routesOf(name, page)]));
const startRoutes = framed([
  { path: '/', element: <Start /> },
  { path: '/console', element: <ConsoleStart /> },
]);
const unknownRoutes = framed([{ path: '*', element: unknownPath }]);

/**
 * The routes for a path: those of its page alone, as the gateway decides it. React Router would compile the paths of all pages to match one of
 * them, some 50 ms on a slow phone.
 */
export function routesAt(pathname: string): RouteObject[] {
  const page = portalPageAt(pathname);
  const own = page === null ? undefined : pageRoutes.get(page);
  return own ?? (isPortalPage(pathname) ? startRoutes : unknownRoutes);
}
