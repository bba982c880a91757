import type { Meta, StoryObj } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, userEvent, within } from 'storybook/test';
import { Dialog, NotificationProvider, Select, SidePanel, ToastProvider } from '../index.ts';
import { specimens } from './specimens.tsx';

const meta = { title: 'Foundations/Checks 检查/Bare 无外层组件', id: 'foundations-bare' } satisfies Meta;
export default meta;

/** What jsdom and happy-dom do not have, by the object that has it in a browser. */
const missing: readonly (readonly [object, readonly string[]])[] = [
  [window, ['ResizeObserver', 'IntersectionObserver', 'matchMedia']],
  [Document.prototype, ['fonts']],
  [Element.prototype, ['scrollIntoView', 'scrollTo', 'scrollBy', 'animate', 'setPointerCapture', 'checkVisibility']],
  [HTMLElement.prototype, ['showPopover', 'hidePopover']],
  [HTMLDialogElement.prototype, ['showModal', 'close']],
  [HTMLImageElement.prototype, ['decode']],
  [HTMLMediaElement.prototype, ['play']],
  [URL, ['createObjectURL', 'revokeObjectURL']],
];

/** Takes it all away; returns how to put it back. */
function takeAway(): () => void {
  const taken = missing.flatMap(([owner, names]) =>
    names.map((name) => [owner, name, Object.getOwnPropertyDescriptor(owner, name)] as const),
  );
  for (const [owner, name] of taken)
    Object.defineProperty(owner, name, { value: undefined, configurable: true, writable: true });
  return () => {
    for (const [owner, name, before] of taken) {
      if (before === undefined) Reflect.deleteProperty(owner, name);
      else Object.defineProperty(owner, name, before);
    }
  };
}

function All() {
  const root = { className: '', style: {}, 'data-given': '', ref: () => undefined };
  return (
    <ToastProvider>
      <NotificationProvider>
        {Object.entries(specimens).map(([name, specimen]) => (
          <section key={name} aria-label={name}>
            {specimen(root)}
          </section>
        ))}
        <Select
          label="试选"
          options={[
            { value: 'a', label: '甲' },
            { value: 'b', label: '乙' },
          ]}
        />
      </NotificationProvider>
    </ToastProvider>
  );
}

const nothing = () => undefined;

export const Everything: StoryObj<typeof meta> = {
  name: '没有浏览器的测量与动画也不出错',
  render: () => <p>在 jsdom 与 happy-dom 里也能用</p>,
  play: async ({ canvasElement }) => {
    const host = document.createElement('div');
    canvasElement.append(host);
    const faults: unknown[] = [];
    const note = (error: unknown) => faults.push(error);
    const putBack = takeAway();
    const root = createRoot(host, { onUncaughtError: note, onCaughtError: note });
    const late = (event: ErrorEvent | PromiseRejectionEvent) => note('reason' in event ? event.reason : event.error);
    window.addEventListener('error', late);
    window.addEventListener('unhandledrejection', late);
    try {
      flushSync(() => root.render(<All />));
      const select = within(host).getByRole('combobox', { name: '试选' });
      await userEvent.click(select);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(select).toHaveTextContent('乙');
      flushSync(() =>
        root.render(
          <Dialog open onOpenChange={nothing} title="编辑">
            <SidePanel open onOpenChange={nothing} title="明细" />
          </Dialog>,
        ),
      );
      await new Promise((resolve) => setTimeout(resolve, 300));
      flushSync(() => root.unmount());
      await expect(faults).toEqual([]);
    } finally {
      putBack();
      window.removeEventListener('error', late);
      window.removeEventListener('unhandledrejection', late);
      host.remove();
    }
  },
};
