import { useRoutes } from 'react-router-dom';
import { routes } from './routes.tsx';

/** The page that the address names. */
export function Pages() {
  return useRoutes(routes);
}
