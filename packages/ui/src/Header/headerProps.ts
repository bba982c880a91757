import type { ComponentPropsWithRef } from 'react';

/** An entry of the main navigation. */
export interface HeaderItem {
  label: string;
  href: string;
  /** Leads to another site: opens in a new tab. */
  external?: boolean;
  /** The section that this page belongs to. */
  active?: boolean;
}

/** The visitor who is logged in. */
export interface HeaderUser {
  name: string;
  /** Address of the portrait; without one the name's first character stands in its place. */
  portrait?: string;
  /** `console`: 企业控制台. `prefix`: 申请标识前缀. */
  button: 'console' | 'prefix' | 'none';
  /** Where the button leads. */
  buttonHref?: string;
  /** Where 个人设置 leads; without it the menu has no such entry. */
  settingsHref?: string;
  /** What else of theirs the menu leads to, below the settings: orders, invoices. */
  links?: readonly { label: string; href: string }[];
}

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  logoHref: string;
  items: readonly HeaderItem[];
  /** Null for a visitor who is not logged in. */
  user: HeaderUser | null;
  onLogin(): void;
  onRegister(): void;
  onLogout?(): void;
  /** Called by the phone's scan button; without it there is none. */
  onScan?(): void;
  /** Address of the page's content, `#main`: the header then begins with a link to it. */
  skipTo?: string;
}
