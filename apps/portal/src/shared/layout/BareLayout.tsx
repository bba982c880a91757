import { type ReactNode, Suspense } from 'react';
import { LoadingBar } from '../page/LoadingBar.tsx';
import { ScreenLoading } from '../page/ScreenLoading.tsx';

/** The frame of a page that stands alone, without the site's header and footer. The page calls `useScrollPlace` itself. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <LoadingBar />
      <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
    </>
  );
}
