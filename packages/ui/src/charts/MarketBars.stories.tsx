import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Ground } from '../testing/Ground.tsx';
import { MarketBars } from './MarketBars.tsx';

const sizes = [1017, 1142, 1208, 1296, 1405, 1532, 1690];
const years = sizes.map((value, index) => ({ year: 2020 + index, value, forecast: index === sizes.length - 1 }));

const meta = {
  title: 'Charts/MarketBars 市场规模柱状图',
  id: 'charts-marketbars',
  component: MarketBars,
  args: { title: '中国健身器材市场规模', years, unit: '亿元', source: '示例数据' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 688 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MarketBars>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('1,690')).toBeVisible();
  },
};

export const WithoutForecast: Story = { name: '没有预测', args: { years: years.slice(0, 6) } };

export const Few: Story = { name: '只有两年', args: { years: years.slice(4, 6) } };

export const Zeros: Story = { name: '全部为零', args: { years: years.map((entry) => ({ ...entry, value: 0 })) } };

export const VeryLarge: Story = {
  name: '很大的值',
  args: { years: years.map((entry) => ({ ...entry, value: entry.value * 1_000_000 })) },
};

export const Loading: Story = { name: '加载中', args: { years: [], loading: true } };

export const OnInk: Story = {
  name: '深色底',
  args: { ground: 'ink' },
  decorators: [
    (Story) => (
      <Ground>
        <Story />
      </Ground>
    ),
  ],
};

export const Empty: Story = { name: '暂无数据', args: { years: [] } };

export const Table: Story = {
  name: '展开数据表',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: '查看数据表' });
    await userEvent.click(button);
    const table = within(canvas.getByRole('table', { name: '中国健身器材市场规模' }));
    await expect(table.getByRole('row', { name: '2026E 1,690' })).toBeVisible();
    await expect(table.getAllByRole('row')).toHaveLength(8);
    button.blur();
  },
};
