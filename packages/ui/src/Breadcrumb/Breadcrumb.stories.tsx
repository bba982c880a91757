import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Navigation/Breadcrumb 面包屑',
  id: 'components-breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: '标识解析', href: '/new_identification' },
      { label: '查询结果' },
      { label: '88.118.001/GT-2026-000123', code: true },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: '当前位置' }));
    await expect(nav.getByText('88.118.001/GT-2026-000123')).toHaveAttribute('aria-current', 'page');
    await expect(nav.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Pages: Story = {
  name: '普通页面',
  args: { items: [{ label: '应用市场', href: '/application' }, { label: '全部应用' }] },
};

export const LongCode: Story = {
  name: '长编码，窄处换行',
  args: {
    items: [
      { label: '标识解析', href: '/new_identification' },
      { label: '查询结果' },
      { label: '88.118.001/GT-2026-000123-SUPPLEMENT-REPLACEMENT-PART-0001', code: true },
    ],
  },
};
