import '@lima-id/ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Pages } from './Pages.tsx';
import { createQueryClient } from './shared/api/queryClient.ts';
import { AppProviders } from './shared/layout/AppProviders.tsx';
import { homeAddress, ownAddress } from './shared/page/ownAddress.ts';
import { takeStart } from './shared/page/prepared.ts';
import { loadTrouble } from './shared/trouble/loadTrouble.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');

const { pathname, search, hash } = window.location;
// The portal's own address shows the home page, which came with it.
if (pathname === '/') window.history.replaceState(window.history.state, '', homeAddress + search + hash);

// What says that something failed or is late: a first look at a page needs none of it, and without a connection it could not come.
for (const event of ['pointerdown', 'keydown']) {
  window.addEventListener(event, () => void loadTrouble().catch(() => undefined), { once: true });
}

const start = takeStart();
const queryClient = createQueryClient();
for (const [key, data] of start?.content ?? []) queryClient.setQueryData(key, data);

const portal = (
  <StrictMode>
    <AppProviders queryClient={queryClient}>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </AppProviders>
  </StrictMode>
);

// A page that came drawn is taken over as it is, unless a host without a gateway sent the first page of a list for every other.
const isOther = start?.address !== undefined && start.address !== ownAddress(window.location);
if (root.hasChildNodes() && !isOther) hydrateRoot(root, portal);
else createRoot(root).render(portal);
