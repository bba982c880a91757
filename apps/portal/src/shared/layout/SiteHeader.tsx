import { Header } from '@lima-id/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOpenScan } from '../lookup/ScanProvider.tsx';
import { isActive, navigation } from './navigation.ts';

/** The login page's two modes, carried in its navigation state. */
export const loginMode = { login: 1, register: 2 } as const;

/** The header of every page. Accounts are not open yet, so everybody is a visitor. */
export function SiteHeader() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const openScan = useOpenScan();
  return (
    <Header
      logoHref="/home"
      items={navigation.map((entry) => ({
        label: entry.label,
        href: entry.href,
        external: entry.external ?? false,
        active: isActive(entry, pathname),
      }))}
      user={null}
      onLogin={() => void navigate('/login', { state: { mode: loginMode.login } })}
      onRegister={() => void navigate('/login', { state: { mode: loginMode.register } })}
      onScan={openScan}
    />
  );
}
