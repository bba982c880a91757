import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ShareDonut } from './ShareDonut.tsx';

const meta = {
  title: 'Charts/ShareDonut',
  component: ShareDonut,
  args: {
    title: '品类构成',
    parts: [
      { name: '有氧器械', share: 46 },
      { name: '力量器械', share: 28 },
      { name: '户外与小件', share: 16 },
      { name: '康复与其他', share: 10 },
    ],
    centerLabel: '2025 年',
    centerValue: '1,532 亿',
    source: '示例数据',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShareDonut>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '自由尝试' };

export const One: Story = { name: '只有一类', args: { parts: [{ name: '有氧器械', share: 100 }] } };

export const ManyParts: Story = {
  name: '超过六类，其余合并',
  args: {
    parts: [30, 20, 15, 12, 10, 8, 3, 2].map((share, index) => ({ name: `器材类别${index + 1}`, share })),
  },
};

export const LongNames: Story = {
  name: '长名称',
  args: {
    parts: [
      { name: '商用有氧训练器械与配套控制系统', share: 64.5 },
      { name: '力量训练器械', share: 35.5 },
    ],
  },
};

export const Empty: Story = { name: '暂无数据', args: { parts: [] } };

export const Table: Story = {
  name: '展开数据表',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: '查看数据表' });
    await userEvent.click(button);
    await expect(canvas.getByRole('row', { name: '有氧器械 46%' })).toBeVisible();
    button.blur();
  },
};
