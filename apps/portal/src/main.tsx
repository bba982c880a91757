import { portalPageAt } from '@lima-id/api';
import '@lima-id/ui/fonts.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { lengthenSlices } from './lengthenSlices.ts';
import { Pages } from './Pages.tsx';
import { adoptStyles } from './prerender/adoptStyles.ts';
import { preloadScreen } from './screens.tsx';
import { createQueryClient } from './shared/api/queryClient.ts';
import { AppProviders } from './shared/layout/AppProviders.tsx';
import { OneStep } from './shared/layout/OneStep.tsx';
import { startListening } from './shared/page/earlyPresses.ts';
import { homeAddress } from './shared/page/homeAddress.ts';
import { watchLinkIntent } from './shared/page/linkIntent.ts';
import { onFirstAct } from './shared/page/onFirstAct.ts';
import { ownAddress } from './shared/page/ownAddress.ts';
import { takeStart } from './shared/page/prepared.ts';
import { setRefusedStyles } from './shared/page/setRefusedStyles.ts';
import { showLaterPartsInTurn } from './shared/page/showLaterParts.ts';
import { keepPressesSteady } from './shared/page/steadyPresses.ts';
import { whenResting } from './shared/page/whenResting.ts';
import { watchRestoredPage } from './shared/session/restoredPage.ts';
import { loadTrouble } from './shared/trouble/loadTrouble.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');

const { pathname, search, hash } = window.location;
// The portal's root address shows the home page, whose code is in the first bundle.
if (pathname === '/') window.history.replaceState(window.history.state, '', homeAddress + search + hash);

// The code for failures and late responses: the first view does not need it, and without a connection it could not be fetched
// later. Nor does the answer to the first press wait for it.
onFirstAct(() => whenResting(() => void loadTrouble().catch(() => undefined)));

keepPressesSteady();
watchRestoredPage();
watchLinkIntent((pathname) => {
  const page = portalPageAt(pathname);
  if (page !== null) preloadScreen(page);
});

const start = takeStart();
const queryClient = createQueryClient();
for (const [key, data] of start?.content ?? []) queryClient.setQueryData(key, data);

lengthenSlices();
const isStyled = adoptStyles();
const portal = (
  <StrictMode>
    <AppProviders queryClient={queryClient} isStyled={isStyled}>
      <BrowserRouter>
        <OneStep>
          <Pages />
        </OneStep>
      </BrowserRouter>
    </AppProviders>
  </StrictMode>
);

// A prerendered page is hydrated as it is, unless a host without a gateway sent the first page of a list for every other.
const isOther = start?.address !== undefined && start.address !== ownAddress(window.location);
if (root.hasChildNodes() && !isOther) {
  setRefusedStyles();
  // In slices, and after a task that has evaluated the scripts: a slow phone can scroll and follow links meanwhile.
  setTimeout(() => {
    startTransition(() => void hydrateRoot(root, portal));
    startListening(root);
  });
} else {
  createRoot(root).render(portal);
  startListening(root);
}
showLaterPartsInTurn();
