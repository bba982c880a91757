// @vitest-environment jsdom
import { act, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { FilterSheet } from '../FilterBar/FilterSheet.tsx';
import { PhoneMenu } from '../Header/PhoneMenu.tsx';
import { subscribeToPanels } from '../hooks/openPanels.ts';
import { SidePanel } from '../SidePanel/SidePanel.tsx';
import { notificationTexts } from './Notification.texts.ts';
import { NotificationProvider, useNotification } from './Notification.tsx';
import { notificationMs } from './NotificationNotice.tsx';

const place = document.createElement('div');
const onOpenChange = vi.fn<() => void>();
let root: Root;

const message = { tone: 'info', title: '订单已提交' } as const;

/** Shows a notification for as long as it is mounted, or until it expires. */
function Sent({ stays }: { stays: boolean }) {
  const { notify } = useNotification();
  useEffect(() => notify({ ...message, stays }), [notify, stays]);
  return null;
}

/** A page with a notification, unless there is none. */
const show = (page: ReactNode, sent: 'stays' | 'expires' | 'none' = 'stays') =>
  act(async () =>
    root.render(
      <NotificationProvider>
        {page}
        {sent === 'none' ? null : <Sent stays={sent === 'stays'} />}
      </NotificationProvider>,
    ),
  );

const closeButton = () => document.querySelector<HTMLElement>(`button[aria-label="${notificationTexts.close}"]`);
const panels = '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"], dialog[open]';
const panelAround = () => closeButton()?.closest(panels) ?? null;
const notice = () => closeButton()?.closest('[data-tone]') ?? null;
const painted = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))));
/** The menu of phones is a modal only after it has been painted. */
const opened = () =>
  act(async () => {
    await vi.waitFor(() => expect(document.querySelector(panels)).not.toBeNull());
  });
const field = <input aria-label="名称" />;
const input = () => document.querySelector<HTMLElement>('input[aria-label="名称"]');

/** Presses a key; for Tab, the focus moves to the next control that is not inert, as in a browser, unless the page prevents it. */
async function press(key: 'Tab' | 'Escape') {
  await act(async () => {
    const active = document.activeElement ?? document.body;
    const isOpen = active.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    if (!isOpen || key !== 'Tab') return;
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
      (control) => control.closest('[inert]') === null,
    );
    controls[controls.findIndex((control) => control === active) + 1]?.focus();
  });
}

/** More than any of these modals has controls. */
const mostPresses = 12;

const dialogs: [string, (open: boolean) => ReactNode][] = [
  [
    'a dialog',
    (open) => (
      <Dialog open={open} onOpenChange={onOpenChange} title="编辑">
        {field}
      </Dialog>
    ),
  ],
  [
    'a side panel',
    (open) => (
      <SidePanel open={open} onOpenChange={onOpenChange} title="编辑">
        {field}
      </SidePanel>
    ),
  ],
  [
    'a confirmation',
    (open) => (
      <ConfirmDialog open={open} onOpenChange={onOpenChange} title="删除" confirmLabel="删除" onConfirm={onOpenChange}>
        {field}
      </ConfirmDialog>
    ),
  ],
];

const sheets: typeof dialogs = [
  [
    'the filter of phones',
    (open) =>
      open ? (
        <FilterSheet title="筛选应用" groups={[]} value={{}} onApply={onOpenChange} onClose={onOpenChange} />
      ) : null,
  ],
  [
    'the menu of phones',
    (open) =>
      open ? (
        <PhoneMenu
          logo="力码"
          logoHref="/"
          items={[]}
          user={null}
          onLogin={onOpenChange}
          onRegister={onOpenChange}
          onClose={onOpenChange}
        />
      ) : null,
  ],
];

const modals = [...dialogs, ...sheets];

const two = (upper: boolean) => (
  <>
    <Dialog open title="下面">
      下面的内容
    </Dialog>
    <Dialog open={upper} title="上面">
      {field}
    </Dialog>
  </>
);

/** A modal, and a button that opens or closes it and sends a notification at once. */
function Sending({ from, modal }: { from: boolean; modal: (open: boolean) => ReactNode }) {
  const { notify } = useNotification();
  const [open, setOpen] = useState(from);
  function send() {
    setOpen(!from);
    notify({ ...message, stays: true });
  }
  return (
    <>
      {modal(open)}
      <button type="button" data-send="" onClick={send}>
        提交
      </button>
    </>
  );
}
const send = () => act(async () => document.querySelector<HTMLElement>('[data-send]')?.click());

describe('NotificationProvider', () => {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    onOpenChange.mockReset();
    document.body.append(place);
    root = createRoot(place);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.innerHTML = '';
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each(modals)('closes a notification by Tab and Escape when %s is open, which stays open', async (_, modal) => {
    await show(modal(true));
    await opened();
    expect(panelAround()).not.toBeNull();
    const panel = panelAround();
    const walked: (Element | null)[] = [];
    for (let presses = 0; presses < mostPresses && document.activeElement !== closeButton(); presses += 1) {
      walked.push(document.activeElement);
      await press('Tab');
    }
    expect(document.activeElement).toBe(closeButton());
    await press('Escape');
    expect(closeButton()).toBeNull();
    expect(document.activeElement).toBe(walked.at(-1));
    expect(panel?.contains(document.activeElement)).toBe(true);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it.each(modals)('moves a notification as it is into %s that opens, and out when it closes', async (_, modal) => {
    await show(modal(false));
    await painted();
    expect(panelAround()).toBeNull();
    const moved = notice();
    expect(moved?.getAttribute('role')).toBe('status');
    await show(modal(true));
    await opened();
    expect(panelAround()).not.toBeNull();
    expect(notice()).toBe(moved);
    await show(modal(false));
    expect(panelAround()).toBeNull();
    expect(notice()).toBe(moved);
    // It would be announced again.
    expect(moved?.hasAttribute('role')).toBe(false);
  });

  it.each(dialogs)('closes a notification at its time when %s opens and closes meanwhile', async (_, modal) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
    await show(modal(false), 'expires');
    await pass(notificationMs / 3);
    await show(modal(true), 'expires');
    await pass(notificationMs / 3);
    expect(panelAround()).not.toBeNull();
    await show(modal(false), 'expires');
    await pass(notificationMs / 3 - 1);
    expect(notice()).not.toBeNull();
    await pass(1);
    expect(notice()).toBeNull();
  });

  it.each(modals)(
    'announces a notification that is sent as %s closes, and then stands in the page',
    async (_, modal) => {
      await show(<Sending from modal={modal} />, 'none');
      await opened();
      await send();
      expect(panelAround()).toBeNull();
      expect(notice()?.getAttribute('role')).toBe('status');
      await painted();
      expect(notice()?.getAttribute('role')).toBe('status');
    },
  );

  it.each(dialogs)('announces a notification that is sent as %s opens, and then stands in it', async (_, modal) => {
    await show(<Sending from={false} modal={modal} />, 'none');
    await send();
    expect(panelAround()).not.toBeNull();
    expect(notice()?.getAttribute('role')).toBe('status');
  });

  it.each(modals)('is told that %s closes while its panel is still in the page', async (_, modal) => {
    await show(modal(true));
    await opened();
    const panel = panelAround();
    const wasInPage: (boolean | undefined)[] = [];
    const stop = subscribeToPanels(() => wasInPage.push(panel?.isConnected));
    await show(null);
    stop();
    expect(wasInPage).toEqual([true]);
  });

  it.each(dialogs)('keeps the focus in a notification when %s around it is gone', async (_, modal) => {
    await show(modal(true));
    await act(async () => closeButton()?.focus());
    await show(null);
    expect(panelAround()).toBeNull();
    expect(document.activeElement).toBe(closeButton());
    await press('Escape');
    expect(notice()).toBeNull();
  });

  it.each(modals)('shows notifications in the top layer only in %s, also after they moved there', async (_, modal) => {
    const shownIn: (Element | null)[] = [];
    HTMLElement.prototype.showPopover = function noteShown(this: HTMLElement) {
      if (this.contains(notice())) shownIn.push(this.closest(panels));
    };
    try {
      await show(modal(false));
      expect(shownIn).toEqual([]);
      await show(modal(true));
      await opened();
      const panel = panelAround();
      expect(shownIn).toEqual([panel]);
      await show(modal(true), 'none');
      await show(modal(true));
      expect(shownIn).toEqual([panel, panel]);
      await show(modal(false));
      expect(shownIn).toHaveLength(2);
    } finally {
      Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    }
  });

  it('has notifications in reach in a dialog over another one, when none was shown before', async () => {
    await show(two(false), 'none');
    await show(two(true), 'none');
    await show(two(true));
    expect(panelAround()?.contains(input())).toBe(true);
    expect(closeButton()?.closest('[inert], [aria-hidden="true"]')).toBeNull();
  });

  it('shows notifications in the upper of two dialogs, and in the lower when that closes', async () => {
    await show(two(true));
    expect(panelAround()?.contains(input())).toBe(true);
    await show(two(false));
    expect(panelAround()?.textContent).toContain('下面的内容');
  });

  it('leaves notifications in the page when a dialog is in a shadow tree, which has no styles for them', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    const container = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(container);
    const inTree = (
      <Dialog open container={container} title="编辑">
        {field}
      </Dialog>
    );
    await show(createPortal(inTree, container));
    expect(container.querySelector('[role="dialog"]')).not.toBeNull();
    expect(place.contains(closeButton())).toBe(true);
  });

  it.each(dialogs)('leads on to the first control of %s when Tab is pressed on the notification', async (_, modal) => {
    await show(modal(true));
    await act(async () => closeButton()?.focus());
    await press('Tab');
    expect(document.activeElement).toBe(input());
  });

  it.each(dialogs)('lets the second Escape close %s when the first has closed the notification', async (_, modal) => {
    await show(modal(true));
    await act(async () => closeButton()?.focus());
    await press('Escape');
    expect(onOpenChange).not.toHaveBeenCalled();
    await press('Escape');
    expect(onOpenChange).toHaveBeenCalledOnce();
  });
});
