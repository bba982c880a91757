import { ClockProvider, LinkProvider, ThemeProvider, ToastProvider } from '@lima-id/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { serverTime } from '../clock/serverTime.ts';
import { Notices } from '../notice/Notices.tsx';
import { PageWait } from '../trouble/PageWait.tsx';
import { RouterLink } from './RouterLink.tsx';

interface AppProvidersProps {
  queryClient: QueryClient;
  /** Whether the document has the global styles. */
  isStyled?: boolean;
  children: ReactNode;
}

/** The providers of every screen except the router: theme, the server's clock, links, notifications, server state. */
export function AppProviders({ queryClient, isStyled = false, children }: AppProvidersProps) {
  return (
    <ThemeProvider hasGlobalStyles={isStyled}>
      <ClockProvider now={serverTime}>
        <LinkProvider component={RouterLink}>
          <QueryClientProvider client={queryClient}>
            <ToastProvider>{children}</ToastProvider>
            <Notices />
            <PageWait place="above" />
          </QueryClientProvider>
        </LinkProvider>
      </ClockProvider>
    </ThemeProvider>
  );
}
