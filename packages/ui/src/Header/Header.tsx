'use client';
import { useCallback, useDeferredValue, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../Button/Button.tsx';
import { MenuIcon, ScanIcon } from '../icons/icons.tsx';
import { Link } from '../Link/Link.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { AccountMenu, RoleButton } from './AccountMenu.tsx';
import { Actions, Bar, NarrowButton, Root } from './Header.styles.ts';
import { headerTexts } from './Header.texts.ts';
import type { HeaderProps } from './headerProps.ts';
import { MainNav } from './MainNav.tsx';
import { PhoneMenu, PhoneMenuRules } from './PhoneMenu.tsx';

export type { HeaderItem, HeaderProps, HeaderUser } from './headerProps.ts';

/**
 * The sticky site header: logo, main navigation, account. On tablets the overflowing items are behind 更多; on phones there are the scan
 * button and a full-screen menu.
 */
export function Header({
  logo,
  logoLabel,
  logoHref,
  items,
  user,
  onLogin,
  onRegister,
  onLogout,
  onScan,
  skipTo,
  ...rest
}: HeaderProps) {
  const texts = useTexts('header', headerTexts);
  const [menuOpen, setMenuOpen] = useState(false);
  const isWritten = useDeferredValue(true, false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const closeMenu = useCallback(() => {
    flushSync(() => setMenuOpen(false));
    menuButton.current?.focus();
  }, []);

  return (
    <Root {...rest}>
      {skipTo === undefined ? null : (
        <a data-part="skip" href={skipTo}>
          {texts.skip}
        </a>
      )}
      <Bar>
        <Link href={logoHref} data-part="logo" aria-label={logoLabel ?? texts.home}>
          {logo ?? <span data-part="word">{texts.brand}</span>}
        </Link>
        <MainNav items={items} />
        <Actions data-wide="">
          {user === null ? (
            <>
              <Button variant="text" size="sm" data-part="login" onClick={onLogin}>
                {texts.login}
              </Button>
              <Button size="sm" onClick={onRegister}>
                {texts.register}
              </Button>
            </>
          ) : (
            <>
              <RoleButton user={user} size="sm" />
              <AccountMenu user={user} onLogout={onLogout} />
            </>
          )}
        </Actions>
        <Actions data-narrow="">
          {onScan === undefined ? null : (
            <NarrowButton aria-label={texts.scan} onClick={onScan}>
              <ScanIcon size={22} />
            </NarrowButton>
          )}
          <NarrowButton
            ref={menuButton}
            aria-label={texts.menu}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={() => setMenuOpen(true)}
          >
            <MenuIcon size={22} />
          </NarrowButton>
        </Actions>
      </Bar>
      {menuOpen ? (
        <PhoneMenu
          logo={logo}
          logoLabel={logoLabel}
          logoHref={logoHref}
          items={items}
          user={user}
          onLogin={onLogin}
          onRegister={onRegister}
          onClose={closeMenu}
          onLogout={onLogout}
        />
      ) : null}
      {isWritten ? <PhoneMenuRules /> : null}
    </Root>
  );
}
