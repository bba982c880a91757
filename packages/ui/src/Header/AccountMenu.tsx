'use client';
import { ButtonLink } from '../Button/Button.tsx';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { Link } from '../Link/Link.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Account, Panel, Portrait } from './Header.styles.ts';
import { headerTexts } from './Header.texts.ts';
import type { HeaderUser } from './headerProps.ts';
import { useDisclosure } from './useDisclosure.ts';

/** The avatar of a visitor, or the first character of the name. */
export function UserPortrait({ user }: { user: HeaderUser }) {
  return (
    <Portrait aria-hidden="true">
      {user.portrait ? <img src={user.portrait} alt="" width={32} height={32} /> : Array.from(user.name)[0]}
    </Portrait>
  );
}

/** The button for a visitor's role: to the console, or to prefix registration. */
export function RoleButton({ user, size }: { user: HeaderUser; size: 'sm' | 'lg' }) {
  const texts = useTexts('header', headerTexts);
  if (user.button === 'none' || user.buttonHref === undefined) return null;
  return (
    <ButtonLink variant="secondary" size={size} href={user.buttonHref}>
      {user.button === 'console' ? texts.console : texts.prefix}
    </ButtonLink>
  );
}

/** Avatar and name with a menu. */
export function AccountMenu({ user, onLogout }: { user: HeaderUser; onLogout: (() => void) | undefined }) {
  const texts = useTexts('header', headerTexts);
  const { open, close, rootProps, buttonProps, panelProps } = useDisclosure();
  return (
    <Account {...rootProps}>
      <button type="button" data-part="account" {...buttonProps}>
        <UserPortrait user={user} />
        <span data-part="name" title={user.name}>
          {user.name}
        </span>
        <VisuallyHidden>{texts.account}</VisuallyHidden>
        <ChevronDownIcon size={16} />
      </button>
      <Panel {...panelProps} hidden={!open}>
        {user.settingsHref === undefined ? null : (
          <Link href={user.settingsHref} onClick={close}>
            {texts.settings}
          </Link>
        )}
        {user.links?.map(({ label, href }) => (
          <Link key={href} href={href} onClick={close}>
            {label}
          </Link>
        ))}
        <button
          type="button"
          onClick={() => {
            close();
            onLogout?.();
          }}
        >
          {texts.logout}
        </button>
      </Panel>
    </Account>
  );
}
