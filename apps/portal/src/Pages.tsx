import { useLocation, useRoutes } from 'react-router-dom';
import { routesAt } from './routes.tsx';

/** The page that the address names, as the gateway decides it: a document that it sent is hydrated as the page that it is. */
export function Pages() {
  const { pathname } = useLocation();
  return useRoutes(routesAt(pathname));
}
