import type { Clock } from '@lima-id/ui';
import { LinkProvider } from '@lima-id/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createQueryClient } from '../../shared/api/queryClient.ts';
import { RouterLink } from '../../shared/layout/RouterLink.tsx';
import { SiteHeader } from '../../shared/layout/SiteHeader.tsx';
import PrefixScreen from './PrefixScreen.tsx';
import type { SendPicture } from './sendPicture.ts';

/** Where a visit went when it left the page. */
function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <main>
      <h1>另一页</h1>
      <p>{pathname}</p>
      <p>{Object.keys(Object(state)).join(' ')}</p>
    </main>
  );
}

interface ScreenStoryProps {
  now?: Clock;
  send?: SendPicture;
}

/** The page under the header, in a browser history of its own. */
export function ScreenStory(props: ScreenStoryProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <LinkProvider component={RouterLink}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/identification']}>
          <SiteHeader />
          <Routes>
            <Route
              path="/identification"
              element={
                <main>
                  <PrefixScreen {...props} />
                </main>
              }
            />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </LinkProvider>
  );
}
