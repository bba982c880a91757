import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { ModalChange } from '../Dialog/Dialog.tsx';
import { Link } from '../Link/Link.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SidePanel, type SidePanelProps } from './SidePanel.tsx';

const fields = (
  <div style={{ display: 'grid', gap: 20 }}>
    <TextField label="用户名" required defaultValue="taiyue_chen" />
    <TextField label="手机号" required defaultValue="138 0000 0118" />
    <TextField label="邮箱" required placeholder="name@company.cn" />
  </div>
);

const meta = {
  title: 'Overlays/SidePanel 侧边面板',
  id: 'components-sidepanel',
  component: SidePanel,
  args: {
    open: true,
    onOpenChange: fn(),
    title: '注册账号',
    children: fields,
    footer: <Button size="lg">注册</Button>,
    note: (
      <>
        已有账号？<Link href="/login">去登录</Link>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 844 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened(props: SidePanelProps) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ padding: 24 }}>
      <Button onClick={() => setOpen(true)}>注册</Button>
      <SidePanel {...props} open={open} onOpenChange={setOpen} />
    </div>
  );
}

export const Playground: Story = { name: '自由尝试', render: (args) => <Opened {...args} /> };

export const Register: Story = {
  name: '表单',
  play: async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await expect(screen.getByRole('dialog', { name: '注册账号' })).toBeVisible();
  },
};

export const TwoButtons: Story = {
  name: '两个按钮与说明',
  args: {
    title: '筛选',
    description: '选中的条件会一起生效。',
    note: undefined,
    footer: (
      <>
        <Button variant="secondary">清空</Button>
        <Button>查看 18 个应用</Button>
      </>
    ),
  },
  play: async () => {
    const panel = screen.getByRole('dialog', { name: '筛选' });
    await expect(panel).toHaveAccessibleDescription('选中的条件会一起生效。');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const Plain: Story = {
  name: '没有底栏',
  args: { footer: undefined, note: undefined, children: '填写须知：请使用企业统一社会信用代码注册。' },
  play: async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const LongContent: Story = {
  name: '内容超过一屏，头与底不动',
  args: {
    title: '力码平台用户服务协议与个人信息保护政策（2026 年修订版）',
    children: Array.from({ length: 60 }, (_, index) => <p key={index}>第 {index + 1} 条：提交的资料仅用于审核。</p>),
    footer: <Button size="lg">我同意</Button>,
    note: undefined,
  },
  play: async () => {
    const panel = screen.getByRole('dialog');
    const body = panel.querySelector('[data-part="body"]');
    await expect(body).toHaveAttribute('tabindex', '0');
    await expect(within(panel).getByRole('button', { name: '我同意' })).toBeVisible();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

const closing = fn();

export const Uncontrolled: Story = {
  name: '自己记住是否打开，焦点在指定的控件',
  args: {
    open: undefined,
    defaultOpen: true,
    initialFocus: (panel) => panel.querySelector<HTMLElement>('[placeholder]'),
    onOpenChange: fn((open: boolean, { reason, cancel }: ModalChange) => {
      closing(open, reason);
      if (reason === 'scrim') cancel();
    }),
  },
  render: (args) => (
    <>
      <p>注册后可以查询和管理标识。</p>
      <SidePanel {...args} />
    </>
  ),
  play: async () => {
    closing.mockClear();
    const panel = await screen.findByRole('dialog', { name: '注册账号' });
    await waitFor(() => expect(within(panel).getByRole('textbox', { name: /邮箱/ })).toHaveFocus());
    const scrim = panel.parentElement?.querySelector('[data-state="open"]:not([role])');
    await userEvent.pointer([{ target: scrim ?? document.body, keys: '[MouseLeft]' }]);
    await expect(closing.mock.lastCall).toEqual([false, 'scrim']);
    await expect(panel).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(closing.mock.lastCall).toEqual([false, 'escape']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Loading: Story = {
  name: '提交中：不能关闭，说出原因',
  args: { loading: true, onOpenChange: fn() },
  play: async ({ args }) => {
    const panel = screen.getByRole('dialog', { name: '注册账号' });
    await userEvent.keyboard('{Escape}');
    await expect(await within(panel).findByText('正在处理，完成后才能关闭')).toBeInTheDocument();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const Keyboard: Story = {
  name: '焦点进入、按 Escape 关闭后返回',
  render: (args) => <Opened {...args} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '注册' });
    await userEvent.click(opener);
    const panel = await screen.findByRole('dialog', { name: '注册账号' });
    await waitFor(() => expect(within(panel).getByRole('textbox', { name: /用户名/ })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(within(panel).getByRole('button', { name: '关闭' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    opener.blur();
  },
};
