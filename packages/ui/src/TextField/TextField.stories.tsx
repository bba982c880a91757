import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column } from '../testing/Ground.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Inputs/TextField 文本框',
  id: 'components-textfield',
  component: TextField,
  args: { label: '企业名称', placeholder: '请输入企业名称', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithDescription: Story = {
  name: '说明',
  args: { description: '须与营业执照一致' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '企业名称' });
    await expect(field).toHaveAccessibleDescription('须与营业执照一致');
  },
};

export const Focused: Story = {
  name: '聚焦',
  args: { onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '企业名称' });
    await userEvent.click(within(canvasElement).getByText('企业名称'));
    await expect(field).toHaveFocus();
    await userEvent.type(field, '山东泰岳健身');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('山东泰岳健身');
  },
};

export const Required: Story = {
  name: '必填',
  args: { required: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: '企业名称' })).toBeRequired();
  },
};

export const Failed: Story = {
  name: '错误',
  args: { label: '手机号', defaultValue: '138 0000', error: '请输入正确的手机号', description: '用于接收审核结果' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '手机号' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('请输入正确的手机号 用于接收审核结果');
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('请输入正确的手机号');
  },
};

export const Disabled: Story = {
  name: '禁用',
  args: { label: '企业前缀', defaultValue: '88.118.001', disabled: true, description: '前缀发放后不可更改' },
};

export const ReadOnly: Story = {
  name: '只读',
  args: { label: '企业前缀', defaultValue: '88.118.001', readOnly: true, face: 'code' },
};

export const Sizes: Story = {
  name: '尺寸',
  render: () => (
    <Column>
      <TextField label="企业名称" placeholder="40 px" />
      <TextField label="用户名或手机号" size="lg" placeholder="48 px" />
    </Column>
  ),
};

export const LabelHidden: Story = {
  name: '不显示名称',
  args: { labelHidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: '企业名称' })).toBeVisible();
  },
};

export const LongText: Story = {
  name: '长文字',
  args: {
    label: '法定代表人姓名（须与营业执照上登记的姓名完全一致，少数民族姓名请保留间隔号）',
    defaultValue: '山东泰岳健身科技有限公司宁津县第二分公司研发与检测中心联合实验室',
    error: '企业名称与营业执照上的名称不一致，请核对后重新填写；如已更名，请先上传变更登记材料',
  },
};
