import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const meta = {
  title: 'Inputs/TextArea 多行文本框',
  id: 'components-textarea',
  component: TextArea,
  args: { label: '咨询内容', placeholder: '请描述您的需求', limit: 300, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const paragraph =
  '我们在宁津县有两座厂房，计划为 2026 年下线的跑步机和动感单车赋码，希望了解批量赋码与防伪查询的费用。';

export const Playground: Story = {};

export const Grows: Story = {
  name: '随内容增高',
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '咨询内容' });
    const before = field.getBoundingClientRect().height;
    await userEvent.type(field, '一\n二\n三\n四\n五');
    await expect(field.getBoundingClientRect().height).toBe(before + 44);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('一\n二\n三\n四\n五');
    await expect(within(canvasElement).getByText('9/300')).toBeVisible();
  },
};

export const Full: Story = {
  name: '最多 15 行',
  args: { defaultValue: Array.from({ length: 20 }, (_, index) => `第 ${index + 1} 行`).join('\n') },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '咨询内容' });
    await expect(field.getBoundingClientRect().height).toBe(15 * 22 + 40);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
};

export const NearLimit: Story = {
  name: '接近上限',
  args: { limit: 20, defaultValue: '一二三四五六七八九十一二三四五' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('还可输入5字');
  },
};

export const OverLimit: Story = {
  name: '超出上限',
  args: { limit: 20, defaultValue: '一二三四五六七八九十一二三四五六七八九十一二', error: '咨询内容不能超过20字' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: '咨询内容' })).toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent('已超出2字');
    await expect(canvas.getByText('22/20')).toBeVisible();
  },
};

export const Counted: Story = {
  name: '按规则计数',
  args: { limit: 20, count: (text) => [...text.trim()].length, defaultValue: '  尽快开通👍  ' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('5/20')).toBeVisible();
    // How an emoji looks depends on the machine.
    const field = canvas.getByRole('textbox', { name: '咨询内容' });
    await userEvent.clear(field);
    await userEvent.paste('  尽快开通  ');
    await expect(canvas.getByText('4/20')).toBeVisible();
    field.blur();
  },
};

function Controlled(args: TextAreaProps) {
  const [value, setValue] = useState('');
  return <TextArea {...args} value={value} onValueChange={(text) => setValue(text.replaceAll('\t', ' '))} />;
}

export const Filled: Story = {
  name: '受控',
  render: (args) => <Controlled {...args} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '咨询内容' });
    await userEvent.click(field);
    await userEvent.paste(paragraph);
    await expect(field).toHaveValue(paragraph);
  },
};

export const Disabled: Story = {
  name: '禁用',
  args: { defaultValue: paragraph, disabled: true, description: '提交后不可更改' },
};
