import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps, type ModalChange } from './Dialog.tsx';

const buttons = (
  <>
    <Button variant="secondary">取消</Button>
    <Button>提交申请</Button>
  </>
);

const meta = {
  title: 'Overlays/Dialog 对话框',
  id: 'components-dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: '提交前请核对',
    description: '再次提交将覆盖之前的信息，是否继续？',
    footer: buttons,
    children: '已有一份审核记录，提交于 2026-05-18 10:20。',
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 600 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ padding: 24 }}>
      <Button onClick={() => setOpen(true)}>联系我们</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </div>
  );
}

export const Playground: Story = { name: '自由尝试', render: (args) => <Opened {...args} /> };

export const Confirm: Story = { name: '确认' };

export const Plain: Story = { name: '没有说明和按钮', args: { description: undefined, footer: undefined } };

export const Wide: Story = { name: '较宽', args: { width: 720 } };

export const LongContent: Story = {
  name: '内容超过一屏',
  args: {
    children: Array.from({ length: 40 }, (_, index) => <p key={index}>第 {index + 1} 条：提交的资料仅用于审核。</p>),
    footer: buttons,
  },
};

export const Keyboard: Story = {
  name: '焦点进入、按 Escape 关闭后返回',
  args: { children: <input aria-label="企业名称" />, description: undefined },
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '联系我们' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: '提交前请核对' });
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: '企业名称' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('button', { name: '关闭' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    opener.blur();
  },
};

const closing = fn();

export const Uncontrolled: Story = {
  name: '自己记住是否打开，说出关闭的原因',
  args: {
    open: undefined,
    defaultOpen: true,
    onOpenChange: fn((open: boolean, { reason, cancel }: ModalChange) => {
      closing(open, reason);
      if (reason !== 'closeButton') cancel();
    }),
  },
  render: (args) => (
    <>
      <p>已有一份审核记录，提交于 2026-05-18 10:20。</p>
      <Dialog {...args} />
    </>
  ),
  play: async () => {
    closing.mockClear();
    const dialog = await screen.findByRole('dialog', { name: '提交前请核对' });
    await userEvent.keyboard('{Escape}');
    await expect(closing.mock.lastCall).toEqual([false, 'escape']);
    const scrim = dialog.parentElement?.querySelector('[data-state="open"]:not([role])');
    // A press with the right button closes nothing, and is not the reason of what comes next.
    await userEvent.pointer([{ target: scrim ?? document.body, keys: '[MouseRight]' }]);
    await expect(dialog).toBeVisible();
    await userEvent.pointer([{ target: scrim ?? document.body, keys: '[MouseLeft]' }]);
    await expect(closing.mock.lastCall).toEqual([false, 'scrim']);
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    await expect(closing.mock.lastCall).toEqual([false, 'closeButton']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

function Sending(props: DialogProps) {
  const reason = useRef<HTMLInputElement>(null);
  return (
    <Dialog {...props} loading initialFocus={reason}>
      <TextField label="订单号" />
      <TextField label="退款原因" ref={reason} />
    </Dialog>
  );
}

export const FocusOnFound: Story = {
  name: '焦点在按条件找到的控件',
  args: {
    description: undefined,
    initialFocus: (panel) => panel.querySelector<HTMLElement>('[name="reason"]'),
    children: (
      <>
        <TextField label="订单号" />
        <TextField label="退款原因" name="reason" />
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '提交前请核对' });
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: '退款原因' })).toHaveFocus());
  },
};

export const Busy: Story = {
  name: '提交中：不能关闭，焦点在指定的控件',
  args: { onOpenChange: fn(), description: undefined },
  render: (args) => <Sending {...args} />,
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: '提交前请核对' });
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: '退款原因' })).toHaveFocus());
    const refusal = '正在处理，完成后才能关闭';
    await userEvent.keyboard('{Escape}');
    const first = await within(dialog).findByText(refusal);
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    // Announced again: the second attempt has an element of its own.
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(within(dialog).getByText(refusal)).toBeInTheDocument();
    await expect(dialog).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
