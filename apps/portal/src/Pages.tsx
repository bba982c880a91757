import { portalPageAt } from '@lima-id/api';
import { insertLoadedStyles } from '@lima-id/ui';
import { useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { routesAt } from './routes.tsx';
import { preloadScreen } from './screens.tsx';
import { expectPages } from './shared/page/expectPages.ts';

/** The page that the address names, as the gateway decides it: a document that it sent is hydrated as the page that it is. */
export function Pages() {
  const { pathname } = useLocation();
  const page = portalPageAt(pathname);
  useEffect(() => (page === null ? undefined : expectPages(page, preloadScreen, insertLoadedStyles)), [page]);
  return useRoutes(routesAt(pathname));
}
