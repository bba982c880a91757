import { Outlet } from 'react-router-dom';
import { LoadingBar } from '../page/LoadingBar.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** The frame of nearly every page: header, the page, footer, side menu. */
export function SiteLayout() {
  return (
    <SiteFrame
      head={
        <>
          <LoadingBar />
          <SiteHeader />
        </>
      }
    >
      <Outlet />
    </SiteFrame>
  );
}
