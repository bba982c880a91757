// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { SidePanel } from '../SidePanel/SidePanel.tsx';

const place = document.createElement('div');
let unmount: () => Promise<void> = async () => undefined;

async function show(content: ReactNode) {
  const root = createRoot(place);
  unmount = () => act(async () => root.unmount());
  const render = (next: ReactNode) => act(async () => root.render(next));
  await render(content);
  return render;
}

const dialog = (name: string) =>
  [...document.querySelectorAll('[role="dialog"]')].find((element) => element.textContent?.includes(name)) ?? null;
const control = (name: string) => dialog(name)?.querySelector('input') ?? null;
const isInert = (element: Element | null) => (element?.closest('[inert]') ?? null) !== null;
const page = document.createElement('main');

/** Two dialogs beside each other, and the button that opens the first. */
const two = (first: boolean, second: boolean, props: Partial<DialogProps> = {}) => (
  <>
    <button type="button">打开</button>
    <Dialog {...props} open={first} title="第一个">
      <input aria-label="名称" />
    </Dialog>
    <Dialog open={second} title="第二个">
      <input aria-label="电话" />
    </Dialog>
  </>
);

describe('Modal', () => {
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    document.body.append(place, page);
  });
  afterEach(async () => {
    await unmount();
    document.body.innerHTML = '';
  });

  it('makes the page inert while it is open, and no longer when it closes or is unmounted', async () => {
    const render = await show(two(false, false));
    expect(isInert(page)).toBe(false);
    await render(two(true, false));
    expect(isInert(page)).toBe(true);
    expect(isInert(control('第一个'))).toBe(false);
    expect(isInert(document.querySelector('[data-state="open"]:not([role])'))).toBe(false);
    expect(document.body.style.pointerEvents).toBe('');
    expect(document.documentElement.style.overflow).toBe('hidden');
    await render(two(false, false));
    expect(isInert(page)).toBe(false);
    await vi.waitFor(() => expect(document.documentElement.style.overflow).toBe(''));
    await render(two(true, false));
    expect(isInert(page)).toBe(true);
    await render(null);
    expect(isInert(page)).toBe(false);
    expect(document.documentElement.style.overflow).toBe('');
  });

  it.each([
    ['the upper one', 'the lower one', [true, false]],
    ['the lower one', 'the upper one', [false, true]],
  ] as const)('keeps the page inert until both are closed when %s closes before %s', async (_, __, left) => {
    const render = await show(two(true, false));
    await render(two(true, true));
    expect(isInert(control('第一个'))).toBe(true);
    expect(isInert(control('第二个'))).toBe(false);
    await render(two(left[0], left[1]));
    expect(isInert(page)).toBe(true);
    expect(isInert(control(left[0] ? '第一个' : '第二个'))).toBe(false);
    await render(two(false, false));
    expect(isInert(page)).toBe(false);
    expect(document.querySelectorAll('[inert]')).toHaveLength(0);
  });

  it('gives the focus to its first control, and back to the opener when it closes', async () => {
    const render = await show(two(false, false));
    const opener = place.querySelector('button');
    opener?.focus();
    await render(two(true, false));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('名称');
    await render(two(false, false));
    await vi.waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('returns the focus when a control took it as it was added', async () => {
    const withFocus = (open: boolean) => (
      <>
        <button type="button">打开</button>
        <Dialog open={open} title="编辑">
          <input aria-label="编号" />
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what a page may do */}
          <input aria-label="名称" autoFocus />
        </Dialog>
      </>
    );
    const render = await show(withFocus(false));
    const opener = place.querySelector('button');
    opener?.focus();
    await render(withFocus(true));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('名称');
    await render(withFocus(false));
    await vi.waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('takes the focus back when the page takes it', async () => {
    await show(two(true, false));
    const before = document.activeElement;
    const field = document.createElement('input');
    // Added after the opening: not inert.
    document.body.append(field);
    field.focus();
    expect(document.activeElement).toBe(before);
    expect(dialog('第一个')?.contains(before)).toBe(true);
  });

  it('has its rules written before it is opened, without an element', async () => {
    const rules = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    await show(
      <SidePanel open={false} title="注册">
        内容
      </SidePanel>,
    );
    expect(place.childElementCount).toBe(0);
    expect(rules()).toContain('--away');
    expect(rules()).toContain('position:fixed');
  });
});
