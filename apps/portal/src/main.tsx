import '@lima-id/ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { routes } from './routes.tsx';
import { createQueryClient } from './shared/api/queryClient.ts';
import { AppProviders } from './shared/layout/AppProviders.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');

/** The page that the address names. */
function Pages() {
  return useRoutes(routes);
}

createRoot(root).render(
  <StrictMode>
    <AppProviders queryClient={createQueryClient()}>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </AppProviders>
  </StrictMode>,
);
