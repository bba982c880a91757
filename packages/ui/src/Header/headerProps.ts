import type { ComponentPropsWithRef, ReactNode } from 'react';

/** An entry of the main navigation. */
export interface HeaderItem {
  label: string;
  href: string;
  /** Another site: opens in a new tab. */
  external?: boolean | undefined;
  /** The section of this page. */
  active?: boolean | undefined;
}

/** The logged-in visitor. */
export interface HeaderUser {
  name: string;
  /** Avatar URL; without one, the name's first character is shown. */
  portrait?: string | undefined;
  /** `console`: 企业控制台. `prefix`: 申请标识前缀. */
  button: 'console' | 'prefix' | 'none';
  /** Target of the button. */
  buttonHref?: string | undefined;
  /** Target of 个人设置; without it the menu has no such entry. */
  settingsHref?: string | undefined;
  /** Further entries of the menu, below the settings: orders, invoices. */
  links?: readonly { label: string; href: string }[] | undefined;
}

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The logo, 32 px high and without a text alternative; by default the brand's name in the texts. */
  logo?: ReactNode;
  /** Name of the link that the logo is, such as 药联首页; by default the one of the texts. */
  logoLabel?: string | undefined;
  /** Target of the logo. */
  logoHref: string;
  items: readonly HeaderItem[];
  /** Null when not logged in. */
  user: HeaderUser | null;
  onLogin(): void;
  onRegister(): void;
  onLogout?: (() => void) | undefined;
  /** Called by the scan button on phones; without it there is none. */
  onScan?: (() => void) | undefined;
  /** Address of the page's content, `#main`: the header then begins with a skip link. */
  skipTo?: string | undefined;
}
