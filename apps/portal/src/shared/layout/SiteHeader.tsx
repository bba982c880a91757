import { headerOffer } from '@lima-id/domain';
import { Header, Illustration } from '@lima-id/ui';
import { useLocation } from 'react-router-dom';
import { homeLabel } from '../../brand/homeLabel.ts';
import { consoleHome } from '../console/consoleHome.ts';
import { useOpenScan } from '../lookup/ScanProvider.tsx';
import { personalAddresses, personalLists } from '../personal/personalAddresses.ts';
import type { StoredUser } from '../session/storedUser.ts';
import { useCurrentUser } from '../session/useCurrentUser.ts';
import { useLoginVisit } from '../session/useLoginVisit.ts';
import { isActive, navigation } from './navigation.ts';

/** Where the button of each offer leads. */
const offerAddresses = { console: consoleHome, prefix: '/identification', none: '/' };

const ownLinks = personalLists.map(({ page, label }) => ({ label, href: personalAddresses[page] }));

/** The logged-in user, as the header shows it. */
function headerUser({ username: name, portrait, type, prefix }: StoredUser) {
  const button = headerOffer({ loggedIn: true, type, hasPrefix: prefix !== '' });
  const settingsHref = personalAddresses.profile;
  return { name, portrait, button, buttonHref: offerAddresses[button], settingsHref, links: ownLinks };
}

/** The header of every page, with the offers for the logged-in person. */
export function SiteHeader() {
  const { pathname } = useLocation();
  const user = useCurrentUser();
  const visitLogin = useLoginVisit();
  const openScan = useOpenScan();
  return (
    <Header
      logo={<Illustration name="logo" />}
      logoLabel={homeLabel}
      logoHref="/home"
      items={navigation.map((entry) => ({
        label: entry.label,
        href: entry.href,
        external: entry.external ?? false,
        active: isActive(entry, pathname),
      }))}
      user={user === null ? null : headerUser(user)}
      onLogin={() => visitLogin('login')}
      onRegister={() => visitLogin('register')}
      onLogout={() => void import('../session/logOut.ts').then(({ logOut }) => logOut())}
      onScan={openScan}
    />
  );
}
