import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ResolvingCode } from './ResolvingCode.tsx';

const meta = {
  title: 'Identity/ResolvingCode 解析中',
  id: 'components-resolvingcode',
  component: ResolvingCode,
  args: { identifier: '88.118.001/GT-2026-000123' },
} satisfies Meta<typeof ResolvingCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AtEnterprise: Story = {
  name: '已到达企业节点',
  args: { segment: 'enterprisePrefix', text: '已到达企业节点，正在读取对象档案' },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('88.118.001/GT-2026-000123');
    await expect(status).toHaveTextContent('正在解析标识…');
  },
};

export const AtObject: Story = { name: '正在读取对象', args: { segment: 'objectCode' } };

export const LongText: Story = {
  name: '长编码',
  args: { identifier: '88.118.001/GT-2026-PRO-MAX-000000000123-ASSEMBLY-LINE-07', segment: 'objectCode' },
};
