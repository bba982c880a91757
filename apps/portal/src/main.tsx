import '@lima-id/ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes.tsx';
import { createQueryClient } from './shared/api/queryClient.ts';
import { AppProviders } from './shared/layout/AppProviders.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <AppProviders queryClient={createQueryClient()}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </AppProviders>
  </StrictMode>,
);
