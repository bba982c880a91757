import { SideMenu } from '@lima-id/ui';
import { brand } from '../../brand/brand.ts';
import { requestContact } from '../contact/contactEvents.ts';
import { BarSpace } from './PageEnd.styles.ts';
import { SiteFooter } from './SiteFooter.tsx';

/** What stands after and beside every page: the footer and the side menu. */
export default function PageEnd() {
  return (
    <>
      <SiteFooter />
      <BarSpace />
      <SideMenu
        miniProgram={brand.qr.miniProgram}
        phone={brand.phone}
        onContact={() => requestContact({ subject: '在线咨询' })}
      />
    </>
  );
}
