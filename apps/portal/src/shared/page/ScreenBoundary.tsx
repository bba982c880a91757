import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { FailedScreen } from './FailedScreen.tsx';

/** Shows what happened in place of a page that cannot be built; the next visit to any page tries again. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={FailedScreen} resetKeys={[key]}>
      {children}
    </ErrorBoundary>
  );
}
