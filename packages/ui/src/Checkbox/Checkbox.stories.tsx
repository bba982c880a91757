import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Column } from '../testing/Ground.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Inputs/Checkbox 复选框',
  id: 'components-checkbox',
  component: Checkbox,
  args: { children: '记住我的选择', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('记住我的选择'));
    await expect(canvas.getByRole('checkbox', { name: '记住我的选择' })).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const States: Story = {
  name: '各种状态',
  render: () => (
    <Column>
      <Checkbox>未选</Checkbox>
      <Checkbox defaultChecked>已选</Checkbox>
      <Checkbox indeterminate>部分</Checkbox>
      <Checkbox disabled>禁用</Checkbox>
      <Checkbox disabled defaultChecked>
        禁用，已选
      </Checkbox>
    </Column>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: '部分' })).toBePartiallyChecked();
  },
};

export const Focused: Story = {
  name: '聚焦',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('checkbox')).toHaveFocus();
  },
};

export const Agreement: Story = {
  name: '协议',
  args: {
    required: true,
    error: '请阅读并同意用户协议',
    children: (
      <>
        我已阅读并同意<Link href="#agreement">《用户协议》</Link>与<Link href="#privacy">《隐私政策》</Link>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: /我已阅读并同意/ });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('请阅读并同意用户协议');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(box).not.toBeChecked();
  },
};

export const LongText: Story = {
  name: '长文字',
  args: {
    children:
      '同意平台在审核期间就证照号码、法定代表人与联系人信息向登记机关核验，并在核验失败时通过短信与邮件通知联系人补充材料',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
};
