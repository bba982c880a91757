import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Ground } from '../testing/Ground.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Feedback/Spinner 加载中',
  id: 'components-spinner',
  component: Spinner,
  args: { label: '正在等待付款' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('正在等待付款');
  },
};

export const LabelHidden: Story = {
  name: '只读出名称',
  args: { labelHidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('正在等待付款');
  },
};

export const OnInk: Story = {
  name: '深底',
  args: { ground: 'ink' },
  decorators: [
    (Story) => (
      <Ground>
        <Story />
      </Ground>
    ),
  ],
};
