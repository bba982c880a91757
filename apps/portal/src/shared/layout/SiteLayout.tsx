import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { onContactRequest } from '../contact/contactEvents.ts';
import { ScanProvider } from '../lookup/ScanProvider.tsx';
import { LoadingBar } from '../page/LoadingBar.tsx';
import { ScreenBoundary } from '../page/ScreenBoundary.tsx';
import { ScreenLoading } from '../page/ScreenLoading.tsx';
import { useScrollPlace } from '../page/useScrollPlace.ts';
import { SiteHeader } from './SiteHeader.tsx';
import { EndPlace, Main, SkipLink } from './SiteLayout.styles.ts';

const PageEnd = lazy(() => import('./PageEnd.tsx'));

/** The frame of every page: header, the page, footer, side menu. */
export function SiteLayout() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);
  useScrollPlace();

  useEffect(() => onContactRequest(({ subject }) => void navigate('/contact', { state: { subject } })), [navigate]);

  // A new page is read from its beginning by those who do not see it change.
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <ScanProvider>
      <SkipLink href="#main">跳到主要内容</SkipLink>
      <LoadingBar />
      <SiteHeader />
      <Main id="main" ref={main} tabIndex={-1}>
        <ScreenBoundary>
          <Suspense fallback={<ScreenLoading />}>
            <Outlet />
          </Suspense>
        </ScreenBoundary>
      </Main>
      <Suspense fallback={<EndPlace />}>
        <PageEnd />
      </Suspense>
    </ScanProvider>
  );
}
