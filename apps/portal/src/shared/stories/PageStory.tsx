import { LinkProvider } from '@lima-id/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../api/queryClient.ts';
import { RouterLink } from '../layout/RouterLink.tsx';
import { SiteLayout } from '../layout/SiteLayout.tsx';
import { FailedScreen } from '../page/FailedScreen.tsx';
import { SiteOrigin } from '../page/siteOrigin.ts';

interface PageStoryProps {
  /** The page shown at `path`. */
  screen: ComponentType;
  path: string;
  /** What the route says of its page. */
  handle?: unknown;
  /** Where links that leave the page lead. */
  elsewhere?: ComponentType;
}

/** A page of the portal in its frame, with a router and server state of its own: the same picture wherever it runs. */
export function PageStory({ screen, path, handle, elsewhere }: PageStoryProps) {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          Component: SiteLayout,
          children: [
            { path, Component: screen, handle, ErrorBoundary: FailedScreen },
            { path: '*', Component: elsewhere ?? screen },
          ],
        },
      ],
      { initialEntries: [path] },
    ),
  );
  return (
    <SiteOrigin value="https://www.example.cn">
      <LinkProvider component={RouterLink}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LinkProvider>
    </SiteOrigin>
  );
}
