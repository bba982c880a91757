import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Inputs/NumberField 数字框',
  id: 'components-numberfield',
  component: NumberField,
  args: { label: '付款金额', unit: '元', step: 0.01, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox');

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), '１,２００.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('１,２００.5');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1200.5');
    (document.activeElement as HTMLElement).blur();
  },
};

export const Keyboard: Story = {
  name: '方向键增减',
  args: { label: '份数', unit: '份', step: 1, min: 1, max: 20, defaultValue: '9' },
  play: async ({ args, canvasElement }) => {
    field(canvasElement).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('10');
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('20');
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1');
    field(canvasElement).blur();
  },
};

export const Steppers: Story = {
  name: '带加减按钮',
  args: { label: '份数', unit: '份', step: 1, min: 1, max: 20, defaultValue: '2', steppers: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '增加份数' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3');
    const less = canvas.getByRole('button', { name: '减少份数' });
    await userEvent.click(less);
    await userEvent.click(less);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1');
    await expect(less).toBeDisabled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const NoNumber: Story = {
  name: '不是数字：原样保留并提示',
  args: { error: '请输入正确的金额' },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '一千二');
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveValue('一千二');
    await expect(field(canvasElement)).toHaveAccessibleDescription('元 请输入正确的金额');
    (document.activeElement as HTMLElement).blur();
  },
};

export const Disabled: Story = { name: '禁用', args: { disabled: true, defaultValue: '1200.00' } };

export const Large: Story = {
  name: '大号，只读',
  args: { size: 'lg', readOnly: true, defaultValue: '1200.00', description: '与订单金额一致' },
};
