import { lazy, type ReactNode, Suspense } from 'react';
import { LeadPlace } from '../lead/LeadPlace.tsx';
import { ScanProvider } from '../lookup/ScanProvider.tsx';
import { ScreenBoundary } from '../page/ScreenBoundary.tsx';
import { ScreenLoading } from '../page/ScreenLoading.tsx';
import { useScrollPlace } from '../page/useScrollPlace.ts';
import { EndPlace, Main, SkipLink } from './SiteFrame.styles.ts';

const PageEnd = lazy(() => import('./PageEnd.tsx'));

interface SiteFrameProps {
  /** Stands above the page. */
  head: ReactNode;
  /** Whether the side menu stands beside it. */
  sideMenu?: boolean;
  /** The page. */
  children: ReactNode;
}

/** The frame of a page of the site: the skip link, the footer, and the dialogs that every page can open. */
export function SiteFrame({ head, sideMenu = true, children }: SiteFrameProps) {
  useScrollPlace();
  return (
    <ScanProvider>
      <SkipLink href="#main">跳到主要内容</SkipLink>
      {head}
      <Main id="main" tabIndex={-1}>
        <ScreenBoundary>
          <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
        </ScreenBoundary>
      </Main>
      <Suspense fallback={<EndPlace />}>
        <PageEnd sideMenu={sideMenu} />
      </Suspense>
      <LeadPlace />
    </ScanProvider>
  );
}
