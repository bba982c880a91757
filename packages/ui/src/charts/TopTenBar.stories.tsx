import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Ground } from '../testing/Ground.tsx';
import { TopTenBar } from './TopTenBar.tsx';

const names = [
  '喷涂 B 线烘道',
  '焊接机器人 R-07',
  '喷涂 A 线烘道',
  '总装 3 线',
  '激光切管机 L2',
  '焊接机器人 R-05',
  '空压机 K-01',
  '测试台 T-04',
  '总装 1 线',
  '数控折弯 P-2',
  '抛丸机 S-1',
  '包装线 2',
];
const energy = [312, 268, 251, 204, 187, 165, 148, 121, 109, 96, 72, 0];
const entries = names.map((name, index) => ({ name, value: energy[index] ?? 0 }));

const stops = [
  [12, 9, 4, 1],
  [10, 8, 3, 1],
  [9, 5, 6, 0],
  [6, 6, 4, 1],
  [7, 5, 3, 0],
  [5, 5, 3, 1],
  [8, 2, 1, 1],
  [1, 7, 1, 0],
  [3, 2, 3, 0],
  [2, 3, 1, 0],
  [1, 1, 0, 0],
].map(([quality = 0, equipment = 0, material = 0, other = 0], index) => ({
  name: names[index] ?? '',
  value: { quality, equipment, material, other },
}));

const meta = {
  title: 'Charts/TopTenBar 前十排行',
  id: 'charts-toptenbar',
  component: TopTenBar,
  args: { title: 'TOP10 岗位能耗', unit: 'kWh', entries },
} satisfies Meta<typeof TopTenBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem');
    await expect(rows).toHaveLength(10);
    await expect(rows[0]).toHaveTextContent('1喷涂 B 线烘道312');
  },
};

export const Stacked: Story = { name: '按异常类型堆叠', args: { title: 'TOP10 岗位', unit: '次', entries: stops } };

export const Few: Story = { name: '只有两个', args: { entries: entries.slice(0, 2) } };

export const One: Story = { name: '只有一个', args: { entries: entries.slice(0, 1) } };

export const SameName: Story = {
  name: '同名合计，零不入榜',
  args: {
    entries: [
      ...entries.slice(0, 3),
      { name: '总装 3 线', value: 200 },
      { name: '总装 3 线', value: 204 },
      { name: '停用设备', value: 0 },
    ],
  },
};

export const LongNames: Story = {
  name: '长名称',
  args: { entries: entries.map(({ name, value }) => ({ name: `宁津工厂二期车间 ${name}`, value })) },
};

export const VeryLarge: Story = {
  name: '很大的值',
  args: { unit: '次', entries: entries.map(({ name, value }) => ({ name, value: value * 1_234_567_890 })) },
};

export const Zeros: Story = {
  name: '全部为零，没有排名',
  args: { entries: entries.map(({ name }) => ({ name, value: 0 })) },
};

export const Empty: Story = { name: '暂无数据', args: { entries: [] } };

export const Loading: Story = { name: '加载中', args: { entries: [], loading: true } };

export const OnInk: Story = {
  name: '深色底',
  render: () => (
    <Ground>
      <div style={{ display: 'grid', gap: 32 }}>
        <TopTenBar title="TOP10 岗位能耗" unit="kWh" ground="ink" entries={entries} />
        <TopTenBar title="TOP10 岗位" unit="次" ground="ink" entries={stops} source="示例数据" />
      </div>
    </Ground>
  ),
};

export const Table: Story = {
  name: '展开数据表',
  args: { title: 'TOP10 岗位', unit: '次', entries: stops },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: '查看数据表' });
    await userEvent.click(button);
    await expect(canvas.getByRole('row', { name: '喷涂 B 线烘道 12 9 4 1 26' })).toBeVisible();
    button.blur();
  },
};
