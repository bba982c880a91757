// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
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

  it.each([
    ['a visitor', null],
    ['a member', member],
  ])('has the rules of its menu written before %s opens it', async (_, user) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    document.body.append(place);
    const root = createRoot(place);
    unmount = () => act(async () => root.unmount());
    await act(async () =>
      root.render(
        <Header logoHref="/" items={items} user={user} onLogin={nothing} onRegister={nothing} onLogout={nothing} />,
      ),
    );
    const written = rules();
    expect(document.querySelector('dialog')).toBeNull();
    await act(async () => place.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click());
    expect(document.querySelector('dialog')).not.toBeNull();
    expect(rules()).toBe(written);
  });
});
