'use client';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { afterPaint, onMediaChange, openModal } from '../hooks/browser.ts';
import { isComposing } from '../hooks/isComposing.ts';
import { PageLock } from '../hooks/PageLock.tsx';
import { useModalLayer } from '../hooks/useLayer.ts';
import { ChevronRightIcon, CloseIcon } from '../icons/icons.tsx';
import { Link } from '../Link/Link.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { breakpoint } from '../tokens/typeScale.ts';
import { RoleButton, UserPortrait } from './AccountMenu.tsx';
import { Actions, Bar, NarrowButton, Sheet, SheetFoot } from './Header.styles.ts';
import { headerTexts } from './Header.texts.ts';
import type { HeaderProps } from './headerProps.ts';

interface PhoneMenuProps
  extends Pick<
    HeaderProps,
    'logo' | 'logoLabel' | 'logoHref' | 'items' | 'user' | 'onLogin' | 'onRegister' | 'onLogout'
  > {
  onClose(): void;
}

const nothing = () => null;

/** Writes the rules of the menu before it is opened: the opening would make the browser work out the styles of the whole page once more. */
export const PhoneMenuRules = memo(function PhoneMenuRules() {
  return (
    <>
      <Sheet as={nothing} />
      <SheetFoot as={nothing} />
    </>
  );
});

/**
 * The navigation on phones as a full-screen menu. The native modal dialog traps the focus and makes the page inert, after the paint that shows
 * it: the browser works out the styles of the whole page for that, and the menu covers the page before.
 */
export function PhoneMenu({
  logo,
  logoLabel,
  logoHref,
  items,
  user,
  onLogin,
  onRegister,
  onLogout,
  onClose,
}: PhoneMenuProps) {
  const texts = useTexts('header', headerTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  useModalLayer(true);

  // A layout effect is cleaned up while the dialog is still in the document: notices in it leave it before.
  useLayoutEffect(() => {
    const element = dialog.current;
    // React does not write the attribute. Without it the browser would give the focus to the logo first.
    closeButton.current?.setAttribute('autofocus', '');
    closeButton.current?.focus();
    let close: (() => void) | undefined;
    const cancel = afterPaint(() => {
      close = element === null ? undefined : openModal(element);
    });
    return () => {
      cancel();
      close?.();
    };
  }, []);

  useEffect(() => {
    // After rotating or resizing, the header has the navigation; the page must not stay inert without a visible dialog.
    return onMediaChange(`(min-width: ${breakpoint.tabletMin}px)`, onClose);
  }, [onClose]);

  function closing(act: (() => void) | undefined) {
    return () => {
      onClose();
      act?.();
    };
  }

  return (
    <Sheet
      ref={dialog}
      aria-label={texts.menu}
      // Before it is a modal, whose browser closes it.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isComposing(event)) onClose();
      }}
      onClose={() => {
        // The event is asynchronous: the dialog may have been opened again in the meantime.
        if (dialog.current?.open !== true) onClose();
      }}
    >
      <PageLock />
      <Bar>
        <Link href={logoHref} data-part="logo" aria-label={logoLabel ?? texts.home} onClick={onClose}>
          {logo ?? <span data-part="word">{texts.brand}</span>}
        </Link>
        <Actions>
          <NarrowButton ref={closeButton} aria-label={texts.closeMenu} onClick={onClose}>
            <CloseIcon size={22} />
          </NarrowButton>
        </Actions>
      </Bar>
      <nav aria-label={texts.landmark}>
        <ul>
          {items.map((item) => (
            <li key={item.href}>
              <Link
                href={item.href}
                {...(item.external ? { external: true } : {})}
                {...(item.active ? { 'aria-current': 'true' as const, 'data-active': '' } : {})}
                onClick={onClose}
              >
                <span>{item.label}</span>
                <ChevronRightIcon size={16} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SheetFoot>
        {user === null ? (
          <>
            <Button variant="secondary" size="lg" onClick={closing(onLogin)}>
              {texts.login}
            </Button>
            <Button size="lg" onClick={closing(onRegister)}>
              {texts.register}
            </Button>
          </>
        ) : (
          <>
            <span data-part="who">
              <UserPortrait user={user} />
              <span>{user.name}</span>
              {user.settingsHref === undefined ? null : (
                <Link href={user.settingsHref} onClick={onClose}>
                  {texts.settings}
                </Link>
              )}
            </span>
            {user.links === undefined ? null : (
              <span data-part="own">
                {user.links.map(({ label, href }) => (
                  <Link key={href} href={href} onClick={onClose}>
                    {label}
                  </Link>
                ))}
              </span>
            )}
            <RoleButton user={user} size="lg" />
            <Button variant="secondary" size="lg" onClick={closing(onLogout)}>
              {texts.logout}
            </Button>
          </>
        )}
      </SheetFoot>
    </Sheet>
  );
}
