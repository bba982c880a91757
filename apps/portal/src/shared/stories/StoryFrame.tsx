import { LinkProvider } from '@lima-id/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, type MemoryRouterProps } from 'react-router-dom';
import { createQueryClient } from '../api/queryClient.ts';
import { RouterLink } from '../layout/RouterLink.tsx';
import { SiteOrigin } from '../page/siteOrigin.ts';

/** A fixed origin for pictures, whatever the host. */
export const storyOrigin = 'https://www.example.cn';

interface StoryFrameProps {
  /** The history, or its initial entry; the last one is shown. */
  address?: NonNullable<MemoryRouterProps['initialEntries']>[number];
  /** The site's origin; the browser's own by default. */
  origin?: string;
  children: ReactNode;
}

/** The providers of every page, with their own history and server state: links of the router, replies of the gateway. */
export function StoryFrame({ address = '/', origin, children }: StoryFrameProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <SiteOrigin value={origin}>
      <LinkProvider component={RouterLink}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
        </QueryClientProvider>
      </LinkProvider>
    </SiteOrigin>
  );
}
