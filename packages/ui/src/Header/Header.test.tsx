// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Header, type HeaderUser } from './Header.tsx';

const place = document.createElement('div');
let unmount: () => Promise<void> = async () => undefined;

const nothing = () => undefined;
const items = [{ label: '首页', href: '/home', active: true }];
const member: HeaderUser = {
  name: '张三',
  button: 'console',
  buttonHref: '/console',
  settingsHref: '/settings',
  links: [],
};
const rules = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');

describe('Header', () => {
  afterEach(async () => {
    await unmount();
    document.body.innerHTML = '';
  });

  async function show(user: HeaderUser | null, logoLabel?: string) {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    document.body.append(place);
    const root = createRoot(place);
    unmount = () => act(async () => root.unmount());
    await act(async () =>
      root.render(
        <Header
          logoLabel={logoLabel}
          logoHref="/"
          items={items}
          user={user}
          onLogin={nothing}
          onRegister={nothing}
          onLogout={nothing}
        />,
      ),
    );
  }

  async function openMenu(): Promise<HTMLDialogElement> {
    await act(async () => place.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click());
    const menu = document.querySelector('dialog');
    if (menu === null) throw new Error('There is no menu.');
    return menu;
  }

  it.each([
    ['a visitor', null],
    ['a member', member],
  ])('has the rules of its menu written before %s opens it', async (_, user) => {
    await show(user);
    const written = rules();
    expect(document.querySelector('dialog')).toBeNull();
    await openMenu();
    expect(rules()).toBe(written);
  });

  it.each([
    ['力码首页', undefined],
    ['药联首页', '药联首页'],
  ])('calls the logo %s, also in the menu, when its label is %o', async (name, logoLabel) => {
    await show(null, logoLabel);
    await openMenu();
    const logos = [...document.querySelectorAll('a[data-part="logo"]')];
    expect(logos.map((logo) => logo.getAttribute('aria-label'))).toEqual([name, name]);
  });

  it('shows its menu, with the focus in it, before it makes the page inert', async () => {
    await show(null);
    const menu = await openMenu();
    expect(menu.open).toBe(false);
    expect(menu.contains(document.activeElement)).toBe(true);
    await vi.waitFor(() => expect(menu.open).toBe(true));
  });

  it.each([
    ['its button', () => document.activeElement?.dispatchEvent(new MouseEvent('click', { bubbles: true }))],
    [
      'Escape',
      () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    ],
  ])('leaves the page as it is when %s closes the menu before the paint', async (_, close) => {
    await show(null);
    const menu = await openMenu();
    const showModal = vi.spyOn(menu, 'showModal');
    await act(async () => void close());
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(document.querySelector('dialog')).toBeNull();
    expect(showModal).not.toHaveBeenCalled();
  });
});
