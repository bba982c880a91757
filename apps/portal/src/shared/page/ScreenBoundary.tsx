import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { FailedScreen } from './FailedScreen.tsx';

/** Error boundary: shows the failure in place of the page; the next navigation retries. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={FailedScreen} resetKeys={[key]}>
      {children}
    </ErrorBoundary>
  );
}
