import { LinkProvider } from '@lima-id/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, type MemoryRouterProps } from 'react-router-dom';
import { createQueryClient } from '../api/queryClient.ts';
import { RouterLink } from '../layout/RouterLink.tsx';
import { SiteOrigin } from '../page/siteOrigin.ts';

/** An origin for pictures that must not depend on where they are taken. */
export const storyOrigin = 'https://www.example.cn';

interface StoryFrameProps {
  /** Where the history begins, or all of it; the last is shown. */
  address?: NonNullable<MemoryRouterProps['initialEntries']>[number];
  /** Under which origin the site is reached; the browser's own when left out. */
  origin?: string;
  children: ReactNode;
}

/** What every page stands in, with a history and server state of its own: links of the router, answers of the gateway. */
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
