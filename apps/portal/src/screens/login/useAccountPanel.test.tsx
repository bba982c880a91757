// @vitest-environment jsdom
import { ToastProvider } from '@lima-id/ui';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '../../brand/brand.ts';
import { buttonNamed } from '../../shared/testing/buttonNamed.ts';
import { useAccountPanel } from './useAccountPanel.ts';
import { useLoginTab } from './useLoginTab.ts';

const network = vi.hoisted(() => ({ isLost: false }));
const load = vi.hoisted(() => () => {
  if (network.isLost) throw new Error('The connection is lost.');
  return { default: () => null };
});
// A test for each: what has loaded stays.
vi.mock('./RecoverPanel.tsx', load);
vi.mock('./RegisterPanel.tsx', load);

const place = document.createElement('div');
let root = createRoot(place);

function Login() {
  const { pathname, search } = useLocation();
  const { tab, go, back } = useLoginTab();
  const shown = useAccountPanel(tab === 'recover' || tab === 'register' ? tab : null, back);
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      <button type="button" onClick={() => go('recover')}>
        忘记密码
      </button>
      <button type="button" onClick={() => go('register')}>
        立即注册
      </button>
      {shown?.open === true && <p>{tab}</p>}
    </>
  );
}

const address = () => place.querySelector('output')?.textContent;
const panel = () => place.querySelector('p')?.textContent;
const press = (name: string) => act(async () => buttonNamed(place, name).click());

async function open(entry: string): Promise<void> {
  await act(async () =>
    root.render(
      <ToastProvider>
        <MemoryRouter initialEntries={[entry]}>
          <Login />
        </MemoryRouter>
      </ToastProvider>,
    ),
  );
}

/** Waits until the page has said that the code of the panel failed to load, and has taken its address back. */
async function failed(): Promise<void> {
  await vi.waitFor(() => expect(place.textContent).toContain(brand.unreachable));
  await vi.waitFor(() => expect(address()).toBe('/login'));
  expect(panel()).toBeUndefined();
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  network.isLost = true;
  root = createRoot(place);
});

afterEach(() => act(async () => root.unmount()));

describe('useAccountPanel', () => {
  it('opens the panel at the next press when its code failed to load before', async () => {
    await open('/login');
    await press('忘记密码');
    await failed();
    network.isLost = false;
    await press('忘记密码');
    expect(address()).toBe('/login?tab=recover');
    await vi.waitFor(() => expect(panel()).toBe('recover'));
  });

  it('can be pressed when the panel that the address names failed to load', async () => {
    await open('/login?tab=register');
    await failed();
    network.isLost = false;
    await press('立即注册');
    await vi.waitFor(() => expect(panel()).toBe('register'));
  });
});
