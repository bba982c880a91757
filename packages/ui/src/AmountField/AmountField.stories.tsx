import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AmountField } from './AmountField.tsx';

const meta = {
  title: 'Inputs/AmountField 金额框',
  id: 'components-amountfield',
  component: AmountField,
  args: { label: '付款金额', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>('textbox');

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.type(input, '1234567.8');
    await expect(input).toHaveValue('1,234,567.8');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234567.8');
    await userEvent.tab();
    await expect(input).toHaveValue('1,234,567.80');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234567.80');
    (document.activeElement as HTMLElement).blur();
  },
};

export const Caret: Story = {
  name: '在中间修改',
  args: { defaultValue: '1234567.00' },
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    input.focus();
    // After 1,23: typed characters are inserted there, with the caret after them.
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('12,394,567.00');
    await expect(input.selectionStart).toBe(5);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('1,234,567.00');
    await expect(input.selectionStart).toBe(4);
    // Backspace over a separator deletes the digit before it.
    input.setSelectionRange(6, 6);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('123,567.00');
    await expect(input.selectionStart).toBe(3);
    await userEvent.keyboard('{Delete}');
    await expect(input).toHaveValue('12,367.00');
    input.blur();
  },
};

export const Pasted: Story = {
  name: '粘贴',
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    for (const text of ['1,500.00', '¥1,500.00', ' ￥ １，５００．００ ', '1500元']) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(text);
      await expect(input.value).toMatch(/^1,500(\.00)?$/);
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1500');
    input.blur();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1500.00');
  },
};

export const Doubtful: Story = {
  name: '看不准的内容保持原样',
  args: { error: '请输入正确的金额' },
  play: async ({ args, canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    await userEvent.paste('2,8');
    await expect(input).toHaveValue('2,8');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2,8');
    await userEvent.clear(input);
    await userEvent.type(input, '1.239');
    await userEvent.tab();
    await expect(input).toHaveValue('1.239');
    await expect(input).toBeInvalid();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Disabled: Story = { name: '禁用', args: { defaultValue: '2800.00', disabled: true } };

export const ReadOnly: Story = { name: '只读', args: { defaultValue: '2800.00', readOnly: true } };

export const Large: Story = { name: '大尺寸', args: { defaultValue: '90071992547409.91', size: 'lg', required: true } };
