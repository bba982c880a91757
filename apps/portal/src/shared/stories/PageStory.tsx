import { LinkProvider } from '@lima-id/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { createQueryClient } from '../api/queryClient.ts';
import { BareLayout } from '../layout/BareLayout.tsx';
import { RouterLink } from '../layout/RouterLink.tsx';
import { SiteLayout } from '../layout/SiteLayout.tsx';
import { SiteOrigin } from '../page/siteOrigin.ts';

interface PageStoryProps {
  /** The page shown at `path`. */
  screen: ReactNode;
  path: string;
  /** Shown for links that leave the page. */
  elsewhere?: ReactNode;
  /** The page brings a frame of its own. */
  framed?: boolean;
}

function Bare() {
  return (
    <BareLayout>
      <Outlet />
    </BareLayout>
  );
}

/** A page of the portal in its frame, with its own router and server state: the same picture on every machine. */
export function PageStory({ screen, path, elsewhere, framed = false }: PageStoryProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <SiteOrigin value="https://www.example.cn">
      <LinkProvider component={RouterLink}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={[path]}>
            <Routes>
              <Route element={framed ? <Bare /> : <SiteLayout />}>
                <Route path={path} element={screen} />
                <Route path="*" element={elsewhere ?? screen} />
              </Route>
            </Routes>
          </MemoryRouter>
        </QueryClientProvider>
      </LinkProvider>
    </SiteOrigin>
  );
}
