import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip 文字提示',
  id: 'components-tooltip',
  component: Tooltip,
  args: {
    text: '向企业前缀下的所有对象发出召回通知',
    children: <Button variant="secondary">召回</Button>,
    delayMs: 0,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const closed = fn();

const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: '召回' });

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement)).toHaveAccessibleDescription('向企业前缀下的所有对象发出召回通知');
    await expect(within(canvasElement).queryByRole('tooltip')).toBeNull();
  },
};

export const Shown: Story = {
  name: '键盘聚焦时显示',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(button(canvasElement)).toHaveFocus();
    await expect(await within(canvasElement).findByRole('tooltip')).toBeVisible();
  },
};

export const Escape: Story = {
  name: '按 Escape 收起',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await within(canvasElement).findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await expect(within(canvasElement).queryByRole('tooltip')).toBeNull();
    button(canvasElement).blur();
  },
};

export const Hovered: Story = {
  name: '指针可以移到提示上',
  play: async ({ canvasElement }) => {
    await userEvent.hover(button(canvasElement));
    const tip = await within(canvasElement).findByRole('tooltip');
    await fireEvent.pointerLeave(tip.parentElement ?? canvasElement, { pointerType: 'mouse' });
    await userEvent.hover(tip);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(tip).toBeVisible();
    await userEvent.unhover(tip);
    await waitFor(() => expect(within(canvasElement).queryByRole('tooltip')).toBeNull());
  },
};

export const LongText: Story = {
  name: '长文字，在下方',
  args: {
    side: 'below',
    text: '召回后，扫码的人会在标识页顶部看到红色提示，包括召回原因、处理方式和联系方式；已出库的对象也会收到通知。',
  },
  play: async () => {
    await userEvent.tab();
  },
};

export const InADialog: Story = {
  name: '在对话框里：Escape 只收起它',
  render: (args) => (
    <Dialog open onOpenChange={closed} title="召回产品">
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async () => {
    await screen.findByRole('dialog', { name: '召回产品' });
    await waitFor(() => expect(screen.getByRole('button', { name: '召回' })).toHaveFocus());
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(closed).not.toHaveBeenCalled();
  },
};
