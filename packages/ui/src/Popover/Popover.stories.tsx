import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Overlays/Popover 气泡卡片',
  id: 'components-popover',
  component: Popover,
  args: {
    label: '显示的列',
    trigger: <Button variant="secondary">显示的列</Button>,
    children: (
      <>
        <Checkbox defaultChecked>编码</Checkbox>
        <Checkbox defaultChecked>登记时间</Checkbox>
        <Checkbox>企业前缀</Checkbox>
      </>
    ),
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 260, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole('button', { name: '显示的列' });

export const Playground: Story = { name: '自由尝试' };

export const Open: Story = {
  name: '展开',
  play: async () => {
    await userEvent.click(trigger());
    const panel = await screen.findByRole('dialog', { name: '显示的列' });
    await expect(within(panel).getByRole('checkbox', { name: '编码' })).toHaveFocus();
    await expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  },
};

export const OpenAtFirst: Story = {
  name: '一开始就展开',
  args: { defaultOpen: true, onOpenChange: fn() },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '显示的列' });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    trigger().blur();
  },
};

export const Keyboard: Story = {
  name: '按 Escape 关闭后返回',
  play: async ({ args }) => {
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(trigger()).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    trigger().blur();
  },
};

export const LeftByKeyboard: Story = {
  name: '焦点离开时关闭',
  render: (args) => (
    <>
      <Popover {...args} />
      <Button>下一步</Button>
    </>
  ),
  play: async () => {
    await userEvent.click(trigger());
    await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '下一步' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByRole('button', { name: '下一步' }).blur();
  },
};

export const TextOnly: Story = {
  name: '只有文字',
  args: {
    label: '什么是企业前缀',
    trigger: <Button variant="text">什么是企业前缀</Button>,
    children: <p>企业前缀是二级节点发给企业的编号，与对象码一起组成全国唯一的标识。</p>,
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '什么是企业前缀' }));
    await expect(await screen.findByRole('dialog', { name: '什么是企业前缀' })).toHaveFocus();
  },
};

export const InADialog: Story = {
  name: '在对话框里：Escape 只收起它',
  render: (args) => (
    <Dialog open onOpenChange={fn()} title="导出标识">
      <Popover {...args} />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '显示的列' }));
    await screen.findByRole('dialog', { name: '显示的列' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '显示的列' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: '导出标识' })).toBeVisible();
    await expect(trigger()).toHaveFocus();
  },
};
