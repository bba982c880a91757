import '@lima-id/ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Pages } from './Pages.tsx';
import { createQueryClient } from './shared/api/queryClient.ts';
import { AppProviders } from './shared/layout/AppProviders.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');

const portal = (
  <StrictMode>
    <AppProviders queryClient={createQueryClient()}>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </AppProviders>
  </StrictMode>
);

// A page that came drawn is taken over as it is.
if (root.hasChildNodes()) hydrateRoot(root, portal);
else createRoot(root).render(portal);
