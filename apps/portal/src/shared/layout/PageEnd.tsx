import { SideMenu } from '@lima-id/ui';
import { brand } from '../../brand/brand.ts';
import { requestContact } from '../contact/contactEvents.ts';
import { BarSpace, MenuPlace } from './PageEnd.styles.ts';
import { PrintedPage } from './PrintedPage.styles.ts';
import { SiteFooter } from './SiteFooter.tsx';

/** What stands after and beside every page: the footer and, on most, the side menu. Printed pages have neither. */
export default function PageEnd({ sideMenu }: { sideMenu: boolean }) {
  return (
    <>
      <PrintedPage />
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
