import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { ModalChange } from '../Dialog/Dialog.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const meta = {
  title: 'Overlays/ConfirmDialog 确认框',
  id: 'components-confirmdialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: '提交新的注册资料？',
    description: '再次提交将覆盖之前的信息，是否继续？',
    confirmLabel: '提交申请',
    onConfirm: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 600 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened({ onOpenChange, ...props }: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ padding: 24 }}>
      <Button variant="danger" onClick={() => setOpen(true)}>
        取消订单
      </Button>
      <ConfirmDialog
        {...props}
        open={open}
        onOpenChange={(next, change) => {
          onOpenChange?.(next, change);
          setOpen(next);
        }}
      />
    </div>
  );
}

const cancelOrder = {
  title: '取消订单 LM2026051800427？',
  description: '取消后不能恢复，需要时请重新下单。',
  confirmLabel: '取消订单',
  cancelLabel: '再想想',
  tone: 'danger',
} as const;

export const Playground: Story = { name: '自由尝试', args: cancelOrder, render: (args) => <Opened {...args} /> };

export const Question: Story = { name: '问题与后果' };

export const Danger: Story = { name: '不能撤销的操作', args: cancelOrder };

export const LoginNow: Story = {
  name: '立即登录',
  args: { title: '您尚未登录，是否立即登录？', description: undefined, confirmLabel: '立即登录' },
};

export const Busy: Story = {
  name: '正在进行，不能关闭',
  args: { ...cancelOrder, onConfirm: fn(() => new Promise(() => undefined)) },
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '取消订单' }));
    const dialog = await screen.findByRole('alertdialog', { name: cancelOrder.title });
    await expect(dialog).toHaveAccessibleDescription(cancelOrder.description);
    const confirm = within(dialog).getByRole('button', { name: '取消订单' });
    await userEvent.click(confirm);
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await expect(confirm).toHaveFocus();
    await expect(within(dialog).getByRole('button', { name: '再想想' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    await expect(dialog).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(within(dialog).getByText('正在处理，完成后才能关闭')).toBeInTheDocument();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const Failed: Story = {
  name: '失败后留在原处',
  args: {
    ...cancelOrder,
    onConfirm: fn(() => Promise.reject(new Error('订单状态已变化，请刷新后查看'))),
    failureText: (error) => (error instanceof Error ? error.message : undefined),
  },
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '取消订单' }));
    const dialog = await screen.findByRole('alertdialog');
    const confirm = within(dialog).getByRole('button', { name: '取消订单' });
    await userEvent.click(confirm);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('订单状态已变化，请刷新后查看');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(confirm).not.toHaveAttribute('aria-busy');
    confirm.blur();
  },
};

export const FailedPlainly: Story = {
  name: '失败而没有原因',
  args: { ...cancelOrder, onConfirm: fn(() => Promise.reject(new TypeError('internal'))) },
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '取消订单' }));
    const dialog = await screen.findByRole('alertdialog');
    const confirm = within(dialog).getByRole('button', { name: '取消订单' });
    await userEvent.click(confirm);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('请求出错，请稍后再试');
    confirm.blur();
  },
};

export const Keyboard: Story = {
  name: '焦点先在返回，成功后关闭',
  args: { ...cancelOrder, onConfirm: fn(() => Promise.resolve()) },
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '取消订单' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '再想想' })).toHaveFocus());
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: '取消订单' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, expect.objectContaining({ reason: 'confirm' }));
    await waitFor(() => expect(opener).toHaveFocus());
    opener.blur();
  },
};

const leaving = fn();

export const Uncontrolled: Story = {
  name: '自己记住是否打开，说出离开的原因',
  args: {
    ...cancelOrder,
    open: undefined,
    defaultOpen: true,
    onOpenChange: fn((open: boolean, { reason, cancel }: ModalChange) => {
      leaving(open, reason);
      if (reason === 'escape') cancel();
    }),
  },
  render: (args) => (
    <>
      <p>订单 LM2026051800427 等待付款。</p>
      <ConfirmDialog {...args} />
    </>
  ),
  play: async () => {
    leaving.mockClear();
    const dialog = await screen.findByRole('alertdialog', { name: cancelOrder.title });
    await userEvent.keyboard('{Escape}');
    await expect(leaving.mock.lastCall).toEqual([false, 'escape']);
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: '再想想' }));
    await expect(leaving.mock.lastCall).toEqual([false, 'cancelButton']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

interface RowsProps {
  /** Milliseconds until the row of a confirmed deletion is gone. */
  lateMs?: number;
  /** The list names its heading as the place for the focus. */
  named?: boolean;
  /** A press does not focus the button, as in Safari. */
  unfocused?: boolean;
}

function Rows({ lateMs = 0, named = false, unfocused = false }: RowsProps) {
  const [rows, setRows] = useState(['GT-2026-05-A', 'GT-2026-05-B', 'GT-2026-05-C']);
  const [asked, setAsked] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = () => setRows((before) => before.filter((row) => row !== asked));
  return (
    <section aria-label="批次" style={{ padding: 24 }}>
      <h2 ref={heading}>批次</h2>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            {row}
            <Button
              variant="text"
              onMouseDown={(event) => {
                if (unfocused) event.preventDefault();
              }}
              onClick={() => setAsked(row)}
            >
              删除 {row}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title="删除这个批次？"
        confirmLabel="删除批次"
        tone="danger"
        onConfirm={() => {
          if (lateMs === 0) remove();
          else setTimeout(remove, lateMs);
        }}
        {...(named ? { returnFocus: heading } : {})}
      />
    </section>
  );
}

async function removeRow(canvasElement: HTMLElement, row: string) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: `删除 ${row}` }));
  await userEvent.click(await screen.findByRole('button', { name: '删除批次' }));
  await waitFor(() => expect(within(canvasElement).queryByRole('button', { name: `删除 ${row}` })).toBeNull());
}

export const Deleted: Story = {
  name: '删除一行后焦点到下一行',
  render: () => <Rows />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await removeRow(canvasElement, 'GT-2026-05-B');
    await waitFor(() => expect(canvas.getByRole('button', { name: '删除 GT-2026-05-C' })).toHaveFocus());
    // The last row is followed by none: the row before it.
    await removeRow(canvasElement, 'GT-2026-05-C');
    await waitFor(() => expect(canvas.getByRole('button', { name: '删除 GT-2026-05-A' })).toHaveFocus());
    await removeRow(canvasElement, 'GT-2026-05-A');
    await waitFor(() => expect(canvas.getByRole('region', { name: '批次' })).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
  },
};

export const DeletedLater: Story = {
  name: '列表稍后才更新，焦点也不丢',
  render: () => <Rows lateMs={300} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await removeRow(canvasElement, 'GT-2026-05-A');
    await waitFor(() => expect(canvas.getByRole('button', { name: '删除 GT-2026-05-B' })).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
  },
};

export const DeletedUnfocused: Story = {
  name: '按钮没有得到焦点时（Safari），焦点到页面指定的标题',
  render: () => <Rows named unfocused />,
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { name: '批次' });
    await removeRow(canvasElement, 'GT-2026-05-B');
    await waitFor(() => expect(heading).toHaveFocus());
    heading.blur();
  },
};

export const DeletedToHeading: Story = {
  name: '删除后焦点到页面指定的标题',
  render: () => <Rows named />,
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { name: '批次' });
    await removeRow(canvasElement, 'GT-2026-05-B');
    await waitFor(() => expect(heading).toHaveFocus());
    heading.blur();
    // Without a deletion the focus returns to the opener.
    const opener = within(canvasElement).getByRole('button', { name: '删除 GT-2026-05-A' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));
    await waitFor(() => expect(opener).toHaveFocus());
    opener.blur();
  },
};

export const WithContent: Story = {
  name: '带明细与长文字',
  args: {
    title: '删除 3 个已经导入但尚未激活的编码批次？',
    description: '这些批次中的 12,400 个编码将不能再激活，已经打印的标签会在扫码时提示编码无效；此操作不能撤销。',
    confirmLabel: '删除 3 个批次',
    tone: 'danger',
    children: (
      <ul>
        <li>GT-2026-05-A · 4,000 个</li>
        <li>GT-2026-05-B · 4,400 个</li>
        <li>GT-2026-05-C · 4,000 个</li>
      </ul>
    ),
  },
};
