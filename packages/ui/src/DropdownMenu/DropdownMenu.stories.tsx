import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.styles.ts';
import {
  ChevronDownIcon,
  CopyIcon,
  DownloadIcon,
  ExternalIcon,
  MoreIcon,
  PauseIcon,
  QrCodeIcon,
  ShowIcon,
  TrashIcon,
} from '../icons/icons.tsx';
import { type LinkComponentProps, LinkProvider } from '../Link/Link.tsx';
import { DropdownMenu, type MenuEntry } from './DropdownMenu.tsx';

const rowMenu: MenuEntry[] = [
  { value: 'open', label: '打开', icon: <ShowIcon />, shortcut: 'Enter' },
  { value: 'label', label: '打印标签', icon: <QrCodeIcon />, shortcut: 'P' },
  { value: 'copy', label: '复制编码', icon: <CopyIcon />, shortcut: 'C' },
  { value: 'public', label: '看公开页', icon: <ExternalIcon />, href: '#public' },
  { value: 'pause', label: '暂停使用', icon: <PauseIcon />, shortcut: 'Ctrl+S', disabled: true },
  { kind: 'separator' },
  { value: 'void', label: '作废', icon: <TrashIcon />, tone: 'danger' },
];

const exporting: MenuEntry[] = [
  { value: 'share', label: '分享给同事' },
  {
    kind: 'submenu',
    value: 'export',
    label: '导出',
    icon: <DownloadIcon />,
    items: [
      { value: 'xlsx', label: 'Excel 工作簿' },
      { value: 'csv', label: 'CSV 文件' },
      { kind: 'separator' },
      { value: 'labels', label: '标签 PDF' },
    ],
  },
  {
    kind: 'submenu',
    value: 'move',
    label: '移到批次',
    items: [{ value: 'B20260502-03', label: 'B20260502-03' }],
  },
  { value: 'history', label: '操作日志' },
];

const meta = {
  title: 'Overlays/DropdownMenu 下拉菜单',
  id: 'components-dropdownmenu',
  component: DropdownMenu,
  args: {
    trigger: (
      <Button variant="secondary" iconAfter={<ChevronDownIcon size={16} />}>
        更多操作
      </Button>
    ),
    items: rowMenu,
    onSelect: fn(),
    onCheckedChange: fn(),
    onValueChange: fn(),
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 340, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (name = '更多操作') => screen.getByRole('button', { name });
const row = (name: string, role = 'menuitem') => screen.getByRole(role, { name });
const isGone = (name: string) => waitFor(() => expect(screen.queryByRole('menu', { name })).toBeNull());

/** Opens the menu by a key, which moves the focus to its first row. */
async function openByKey(key = '{Enter}', name = '更多操作') {
  trigger(name).focus();
  await userEvent.keyboard(key);
  return screen.findByRole('menu', { name });
}

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ args }) => {
    await userEvent.click(trigger());
    // By pointer no row is marked.
    await expect(await screen.findByRole('menu', { name: '更多操作' })).toHaveFocus();
    await expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(row('复制编码'));
    await expect(args.onSelect).toHaveBeenLastCalledWith('copy');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await isGone('更多操作');
    await expect(trigger()).toHaveFocus();
    await expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    trigger().blur();
  },
};

export const RowMenu: Story = {
  name: '表格行的菜单',
  args: {
    size: 'sm',
    placement: 'below-end',
    trigger: (
      <IconButton aria-label="更多操作">
        <MoreIcon />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await openByKey();
    await expect(row('打开')).toHaveFocus();
    await expect(row('打开')).toHaveAttribute('aria-keyshortcuts', 'Enter');
    await expect(row('暂停使用')).toHaveAttribute('aria-keyshortcuts', 'Control+S');
  },
};

export const Keyboard: Story = {
  name: '键盘：箭头循环、Home、End、字母查找',
  play: async ({ args }) => {
    await openByKey('{ArrowUp}');
    await expect(row('作废')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(row('打开')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowUp}');
    // What cannot be selected can still be read.
    await expect(row('暂停使用')).toHaveFocus();
    await expect(row('暂停使用')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter} ');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Home}');
    await expect(row('打开')).toHaveFocus();
    await userEvent.keyboard('复');
    await expect(row('复制编码')).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 600));
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith('copy');
    await expect(trigger()).toHaveFocus();
    trigger().blur();
  },
};

export const Closing: Story = {
  name: 'Escape、Tab 与点击别处都会关闭',
  play: async ({ args, canvasElement }) => {
    await openByKey();
    await userEvent.keyboard('{Escape}');
    await isGone('更多操作');
    await expect(trigger()).toHaveFocus();
    // The browser goes on from the button, and backwards stays there.
    for (const shiftKey of [false, true]) {
      await openByKey();
      await expect(await fireEvent.keyDown(row('打开'), { key: 'Tab', shiftKey })).toBe(!shiftKey);
      await isGone('更多操作');
      await expect(trigger()).toHaveFocus();
    }
    await userEvent.click(trigger());
    await screen.findByRole('menu');
    await userEvent.click(canvasElement);
    await isGone('更多操作');
    await userEvent.click(trigger());
    await screen.findByRole('menu');
    await userEvent.click(trigger());
    await isGone('更多操作');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onSelect).not.toHaveBeenCalled();
    trigger().blur();
  },
};

export const Danger: Story = {
  name: '危险操作与不可用的操作',
  play: async () => {
    await openByKey('{ArrowUp}');
    await expect(row('作废')).toHaveFocus();
    await expect(row('作废')).toHaveAttribute('data-tone', 'danger');
  },
};

export const Pointer: Story = {
  name: '焦点跟随指针',
  play: async () => {
    await userEvent.click(trigger());
    const menu = await screen.findByRole('menu');
    await userEvent.hover(row('复制编码'));
    await expect(row('复制编码')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(row('看公开页')).toHaveFocus();
    await userEvent.hover(row('打印标签'));
    await expect(row('打印标签')).toHaveFocus();
    await userEvent.unhover(row('打印标签'));
    await expect(menu).toHaveFocus();
    await userEvent.hover(row('打开'));
  },
};

const columns: MenuEntry[] = [
  {
    kind: 'group',
    label: '显示的列',
    items: [
      { kind: 'checkbox', value: 'model', label: '型号', defaultChecked: true },
      { kind: 'checkbox', value: 'batch', label: '批次', defaultChecked: true },
      { kind: 'checkbox', value: 'waybill', label: '运单号' },
      { kind: 'checkbox', value: 'code', label: '标识编码', checked: true, disabled: true },
    ],
  },
  { kind: 'separator' },
  {
    kind: 'radio',
    name: 'density',
    label: '行高',
    options: [
      { value: 'normal', label: '标准' },
      { value: 'dense', label: '紧凑' },
    ],
    defaultValue: 'normal',
  },
];

export const Settings: Story = {
  name: '多选项与单选项',
  args: { items: columns, trigger: <Button variant="secondary">表格设置</Button> },
  play: async ({ args }) => {
    await openByKey('{Enter}', '表格设置');
    const group = screen.getByRole('group', { name: '显示的列' });
    await expect(within(group).getByRole('menuitemcheckbox', { name: '型号' })).toHaveFocus();
    // Space and a press leave the menu open: there may be more to tick.
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith('model', false);
    await userEvent.click(row('运单号', 'menuitemcheckbox'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith('waybill', true);
    await expect(row('运单号', 'menuitemcheckbox')).toBeChecked();
    await userEvent.click(row('标识编码', 'menuitemcheckbox'));
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
    // Enter closes it.
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith('batch', false);
    await isGone('表格设置');
    // What was ticked is kept.
    await openByKey('{ArrowUp}', '表格设置');
    await expect(row('型号', 'menuitemcheckbox')).not.toBeChecked();
    await expect(screen.getByRole('group', { name: '行高' })).toBeVisible();
    await expect(row('标准', 'menuitemradio')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('density', 'dense');
    await userEvent.click(row('标准', 'menuitemradio'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('density', 'normal');
    await isGone('表格设置');
    await userEvent.click(trigger('表格设置'));
  },
};

function Chosen({ onCheckedChange }: { onCheckedChange: ((value: string, checked: boolean) => void) | undefined }) {
  const [shown, setShown] = useState<readonly string[]>(['model']);
  const names = { model: '型号', batch: '批次' };
  return (
    <DropdownMenu
      trigger={<Button variant="secondary">{`显示 ${shown.length} 列`}</Button>}
      items={Object.entries(names).map(([value, label]) => ({
        kind: 'checkbox',
        value,
        label,
        checked: shown.includes(value),
      }))}
      onCheckedChange={(value, checked) => {
        onCheckedChange?.(value, checked);
        const next = checked ? [...shown, value] : shown.filter((other) => other !== value);
        // One column has to stay.
        if (next.length > 0) setShown(next);
      }}
    />
  );
}

export const Controlled: Story = {
  name: '勾选由外部决定',
  render: ({ onCheckedChange }) => <Chosen onCheckedChange={onCheckedChange} />,
  play: async ({ args }) => {
    await userEvent.click(trigger('显示 1 列'));
    await userEvent.click(row('型号', 'menuitemcheckbox'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith('model', false);
    await expect(row('型号', 'menuitemcheckbox')).toBeChecked();
    await userEvent.click(row('批次', 'menuitemcheckbox'));
    await expect(trigger('显示 2 列')).toBeVisible();
  },
};

export const SubmenuByKey: Story = {
  name: '子菜单：右箭头进入，左箭头返回',
  args: { items: exporting },
  play: async ({ args }) => {
    await openByKey();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    const submenu = await screen.findByRole('menu', { name: '导出' });
    await waitFor(() => expect(row('Excel 工作簿')).toHaveFocus());
    await expect(row('导出')).toHaveAttribute('aria-expanded', 'true');
    // Level with its row, and beside it.
    const [from, to] = [row('导出'), row('Excel 工作簿')].map((element) => element.getBoundingClientRect());
    await waitFor(() => expect(row('Excel 工作簿').getBoundingClientRect().top).toBe(from?.top));
    await expect(to?.left).toBeGreaterThan(from?.right ?? 0);
    await userEvent.keyboard('{ArrowUp}');
    await expect(row('标签 PDF')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row('导出')).toHaveFocus();
    await expect(submenu).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row('Excel 工作簿')).toHaveFocus());
    // One Escape closes one layer.
    await userEvent.keyboard('{Escape}');
    await isGone('导出');
    await expect(row('导出')).toHaveFocus();
    await expect(screen.getByRole('menu', { name: '更多操作' })).toBeVisible();
    await userEvent.keyboard(' {ArrowDown}');
    await waitFor(() => expect(row('CSV 文件')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('csv');
    await isGone('更多操作');
    await expect(trigger()).toHaveFocus();
    await openByKey();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(row('Excel 工作簿')).toHaveFocus());
  },
};

export const SubmenuByPointer: Story = {
  name: '子菜单：指针停留时打开，移到别处收起',
  args: { items: exporting },
  play: async ({ args }) => {
    await userEvent.click(trigger());
    await userEvent.hover(row('导出'));
    await screen.findByRole('menu', { name: '导出' });
    await expect(row('导出')).toHaveFocus();
    // A press on the row does not close what the pointer has opened.
    await userEvent.click(row('导出'));
    await expect(screen.getByRole('menu', { name: '导出' })).toBeVisible();
    // The pointer may cross another row on its way.
    await userEvent.hover(row('移到批次'));
    await userEvent.hover(row('CSV 文件'));
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(row('CSV 文件')).toHaveFocus();
    await userEvent.hover(row('操作日志'));
    await isGone('导出');
    await expect(row('操作日志')).toHaveFocus();
    await userEvent.hover(row('移到批次'));
    await screen.findByRole('menu', { name: '移到批次' });
    await userEvent.click(row('B20260502-03'));
    await expect(args.onSelect).toHaveBeenLastCalledWith('B20260502-03');
    await isGone('更多操作');
    trigger().blur();
  },
};

export const RightToLeft: Story = {
  name: '从右到左的页面',
  args: { items: exporting },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await openByKey();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await waitFor(() => expect(row('Excel 工作簿')).toHaveFocus());
    const [from, to] = [row('导出'), row('Excel 工作簿')].map((element) => element.getBoundingClientRect());
    await expect(to?.right).toBeLessThan(from?.left ?? 0);
    await userEvent.keyboard('{ArrowRight}');
    await expect(row('导出')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row('Excel 工作簿')).toHaveFocus());
  },
};

const followed = fn();

function Routed({ href, children, onClick, ...rest }: LinkComponentProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        followed(href);
      }}
    >
      {children}
    </a>
  );
}

export const Links: Story = {
  name: '有地址的项经由路由',
  args: {
    items: [
      { value: 'settings', label: '账号设置', href: '/personal' },
      { value: 'console', label: '企业控制台', href: 'https://console.example.cn', external: true },
      { value: 'orders', label: '我的订单', href: '/orders', disabled: true },
    ],
    trigger: <Button variant="text">陈立群</Button>,
  },
  render: (args) => (
    <LinkProvider component={Routed}>
      <DropdownMenu {...args} />
    </LinkProvider>
  ),
  play: async ({ args }) => {
    await openByKey('{Enter}', '陈立群');
    await expect(row('账号设置')).toHaveAttribute('href', '/personal');
    await expect(row('企业控制台')).toHaveAttribute('target', '_blank');
    await expect(row('我的订单')).not.toHaveAttribute('href');
    await userEvent.keyboard(' ');
    await expect(followed).toHaveBeenLastCalledWith('/personal');
    await expect(args.onSelect).toHaveBeenLastCalledWith('settings');
    await isGone('陈立群');
    await userEvent.click(trigger('陈立群'));
    await screen.findByRole('menu');
  },
};

const pressed = fn();

export const InACard: Story = {
  name: '菜单里的点按不会点到外面的卡片',
  beforeEach: () => pressed.mockReset(),
  render: (args) => (
    <Card interactive onClick={pressed} onKeyDown={({ key }) => pressed(key)}>
      <DropdownMenu {...args} />
    </Card>
  ),
  play: async ({ args }) => {
    await openByKey();
    await userEvent.keyboard('{ArrowDown}p{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('label');
    await userEvent.click(trigger());
    await userEvent.click(row('打开'));
    await expect(pressed).not.toHaveBeenCalled();
    trigger().blur();
  },
};

export const InADialog: Story = {
  name: '在对话框里：Escape 只收起它',
  render: (args) => (
    <Dialog open onOpenChange={fn()} title="跑步机 GT-6 Pro">
      <div style={{ minHeight: 320 }}>
        <DropdownMenu {...args} />
      </div>
    </Dialog>
  ),
  play: async () => {
    await screen.findByRole('dialog', { name: '跑步机 GT-6 Pro' });
    await openByKey();
    await expect(row('打开')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await isGone('更多操作');
    await expect(screen.getByRole('dialog', { name: '跑步机 GT-6 Pro' })).toBeVisible();
    await expect(trigger()).toHaveFocus();
    await userEvent.click(trigger());
    await screen.findByRole('menu');
  },
};

export const OwnTrigger: Story = {
  name: '由函数给出按钮；打开由外部决定',
  args: {
    label: '标识的操作',
    open: true,
    trigger: (props) => (
      <IconButton aria-label="更多" {...props}>
        <MoreIcon />
      </IconButton>
    ),
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('menu', { name: '标识的操作' })).toBeVisible();
    await userEvent.click(trigger('更多'));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(screen.getByRole('menu', { name: '标识的操作' })).toBeVisible();
  },
};

export const LongTexts: Story = {
  name: '很长的文字',
  args: {
    items: [
      {
        value: 'node',
        label: '移到工业互联网标识解析二级节点（健身器材行业应用服务平台）下的企业前缀',
        icon: <ShowIcon />,
        shortcut: 'Ctrl+M',
      },
      { value: 'code', label: '88.118.001/GT-2026-000123-0000000000000000000000000000000000', icon: <CopyIcon /> },
      { kind: 'submenu', value: 'export', label: '导出为其他系统可以读取的文件格式并发送给同事', items: [] },
    ],
  },
  play: async () => {
    await userEvent.click(trigger());
    const menu = await screen.findByRole('menu');
    await expect(menu.scrollWidth).toBe(menu.clientWidth);
  },
};

export const Many: Story = {
  name: '五百项：滚动，字母查找',
  args: {
    items: Array.from({ length: 500 }, (_, index) => ({
      value: `${index}`,
      label: `GT-2026-${String(index + 1).padStart(6, '0')}`,
    })),
  },
  play: async () => {
    await openByKey('{ArrowUp}');
    const last = row('GT-2026-000500');
    await expect(last).toHaveFocus();
    const menu = screen.getByRole('menu').getBoundingClientRect();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(menu.bottom);
    await userEvent.keyboard('{Home}GT-2026-00012');
    await expect(row('GT-2026-000120')).toHaveFocus();
  },
};

export const Empty: Story = {
  name: '没有可用的操作',
  args: { items: [] },
  play: async ({ args }) => {
    await openByKey();
    await expect(row('暂无可用操作')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};
