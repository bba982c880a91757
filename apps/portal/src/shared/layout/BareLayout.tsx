import { type ReactNode, Suspense } from 'react';
import { LoadingBar } from '../page/LoadingBar.tsx';
import { ScreenLoading } from '../page/ScreenLoading.tsx';
import { useScrollPlace } from '../page/useScrollPlace.ts';

/** Rendered with the page, once its code has loaded: its `main` can be focused then. */
function Beginning() {
  useScrollPlace();
  return null;
}

/** The frame of a page that stands alone, without the site's header and footer. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <LoadingBar />
      <Suspense fallback={<ScreenLoading />}>
        {children}
        <Beginning />
      </Suspense>
    </>
  );
}
