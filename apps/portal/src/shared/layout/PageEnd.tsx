import { SideMenu } from '@lima-id/ui';
import { useEffect } from 'react';
import { brand } from '../../brand/brand.ts';
import { requestContact } from '../contact/contactEvents.ts';
import { keepFocusNear } from '../page/keepFocusNear.ts';
import { ClearOfBars } from './ClearOfBars.styles.ts';
import { BarSpace, MenuPlace } from './PageEnd.styles.ts';
import { PrintedPage } from './PrintedPage.styles.ts';
import { SiteFooter } from './SiteFooter.tsx';

/** What stands after and beside every page: the footer and, on most, the side menu. Printed pages have neither. */
export default function PageEnd({ sideMenu }: { sideMenu: boolean }) {
  // With the footer, whose code loads after the page: before the first press there is nothing to keep.
  useEffect(() => {
    const main = document.querySelector('main');
    return main === null ? undefined : keepFocusNear(main);
  }, []);
  return (
    <>
      <PrintedPage />
      <ClearOfBars />
      <SiteFooter />
      {sideMenu ? (
        <>
          <BarSpace />
          <MenuPlace>
            <SideMenu
              miniProgram={brand.qr.miniProgram}
              phone={brand.phone}
              onContact={() => requestContact({ subject: '在线咨询' })}
            />
          </MenuPlace>
        </>
      ) : null}
    </>
  );
}
