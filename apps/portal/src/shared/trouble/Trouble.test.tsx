// @vitest-environment jsdom
import { ConfirmDialog, Dialog, SidePanel } from '@lima-id/ui';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buttonNamed } from '../testing/buttonNamed.ts';
import type { SlowRequest } from './slowRequests.ts';
import { SlowView } from './Trouble.tsx';

const goOn = '继续等';
const giveUp = '取消这次请求';
const slow: readonly SlowRequest[] = [{ what: 'answer', since: 0, cancel: () => undefined }];
const place = document.createElement('div');
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const show = (page: ReactNode, isSlow: boolean) =>
  act(async () =>
    root.render(
      <>
        {page}
        <SlowView slow={isSlow ? slow : []} place="above" />
      </>,
    ),
  );

const field = <input aria-label="名称" />;
const input = () => document.querySelector<HTMLInputElement>('input[aria-label="名称"]');
const panelAround = () => buttonNamed(document, goOn).closest('[role="dialog"], [role="alertdialog"]');

const modals = [
  [
    'a dialog',
    (open: boolean) => (
      <Dialog open={open} title="编辑">
        {field}
      </Dialog>
    ),
  ],
  [
    'a side panel',
    (open: boolean) => (
      <SidePanel open={open} title="编辑">
        {field}
      </SidePanel>
    ),
  ],
  [
    'a confirmation',
    (open: boolean) => (
      <ConfirmDialog open={open} title="删除" confirmLabel="删除" onConfirm={() => undefined}>
        {field}
      </ConfirmDialog>
    ),
  ],
] as const;

describe('the notice of a slow answer', () => {
  it.each(modals)('can have the focus when %s is open, and gives it back when it goes', async (_, modal) => {
    await show(modal(true), false);
    input()?.focus();
    await show(modal(true), true);
    expect(document.activeElement).toBe(input());
    buttonNamed(document, goOn).focus();
    expect(document.activeElement).toBe(buttonNamed(document, goOn));
    await show(modal(true), false);
    expect(document.activeElement).toBe(input());
  });

  it.each(modals)('moves into %s that opens while it is shown, and out again when that closes', async (_, modal) => {
    await show(modal(false), true);
    expect(panelAround()).toBeNull();
    await show(modal(true), true);
    await vi.waitFor(() => expect(panelAround()?.contains(input())).toBe(true));
    await show(modal(false), true);
    await vi.waitFor(() => expect(panelAround()).toBeNull());
    expect(buttonNamed(document, goOn).isConnected).toBe(true);
  });

  it.each(modals)('leads on to the first control of %s when Tab is pressed on its last button', async (_, modal) => {
    await show(modal(true), true);
    await vi.waitFor(() => expect(panelAround()?.contains(input())).toBe(true));
    const last = buttonNamed(document, giveUp);
    last.focus();
    last.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }));
    expect(document.activeElement).toBe(input());
  });

  it('is in the upper of two dialogs', async () => {
    await show(
      <>
        <Dialog open title="下面">
          下面的内容
        </Dialog>
        <Dialog open title="上面">
          {field}
        </Dialog>
      </>,
      true,
    );
    await vi.waitFor(() => expect(panelAround()?.contains(input())).toBe(true));
  });

  it('gives the focus back to the page when it goes without a dialog', async () => {
    await show(field, true);
    input()?.focus();
    buttonNamed(document, goOn).focus();
    await show(field, false);
    expect(document.activeElement).toBe(input());
  });
});
