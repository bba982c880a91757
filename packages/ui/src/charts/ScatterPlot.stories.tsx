import { abnormalTypes } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Ground } from '../testing/Ground.tsx';
import { expectInPlot } from '../testing/inPlot.ts';
import { type ScatterGroup, ScatterPlot } from './ScatterPlot.tsx';

/** Machines around a speed and a temperature, spread in a fixed way. */
const machines = (name: string, speed: number, heat: number, count = 14): ScatterGroup => ({
  name,
  points: Array.from({ length: count }, (_, index) => ({
    x: Math.round(speed + 90 * Math.sin(index * 2.4) + 12 * index),
    y: Math.round((heat + 4 * Math.cos(index * 1.7) + 0.6 * index) * 10) / 10,
    name: `${index + 1} 号机`,
  })),
});

const groups = [
  machines('总装线', 1480, 46),
  machines('喷涂线', 1620, 52),
  machines('焊接站', 1390, 58),
  machines('机加区', 1700, 41),
];

const meta = {
  title: 'Charts/ScatterPlot 散点图',
  id: 'charts-scatterplot',
  component: ScatterPlot,
  args: {
    title: '转速与温升',
    xAxis: { name: '转速', unit: 'r/min' },
    yAxis: { name: '温升', unit: '℃' },
    groups: groups.slice(0, 1),
  },
} satisfies Meta<typeof ScatterPlot>;
export default meta;

type Story = StoryObj<typeof meta>;

const marks = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const found = canvasElement.querySelector('[data-part=drawing]');
    if (found === null) throw new Error('The plot is not there yet.');
    return { plot: found, paths: [...found.querySelectorAll('path[fill^="#"]')] };
  });

/** Moves the pointer to the first point of the first group, which is in the upper left corner of its path's subpath. */
async function pointAtFirst(canvasElement: HTMLElement) {
  const { plot, paths } = await marks(canvasElement);
  const [path] = paths;
  const start = /^M([\d.-]+) ([\d.-]+)/.exec(path?.getAttribute('d') ?? '');
  const group = path?.parentElement as unknown as SVGGraphicsElement;
  const place = new DOMPoint(Number(start?.[1]) + 4, Number(start?.[2]) + 4).matrixTransform(
    group.getScreenCTM() ?? undefined,
  );
  await fireEvent.pointerMove(plot, { clientX: place.x, clientY: place.y });
}

export const Playground: Story = { name: '自由尝试' };

export const Groups: Story = {
  name: '四组，颜色与形状不同',
  args: { groups, source: '宁津一厂生产数据采集系统', updated: '2026-05-05 23:59' },
  play: async ({ canvasElement }) => {
    await expectInPlot(canvasElement);
    const { paths } = await marks(canvasElement);
    // One path per group, however many points it has.
    await expect(paths).toHaveLength(4);
  },
};

export const Pointed: Story = {
  name: '指针停在一个点',
  args: { groups },
  play: async ({ canvasElement }) => {
    await pointAtFirst(canvasElement);
    await expect(canvasElement.querySelector('[data-part=tip]')).toHaveTextContent(
      '总装线 1 号机转速 1,480 r/min温升 50.0 ℃',
    );
  },
};

export const Kinds: Story = {
  name: '异常类型的颜色',
  args: {
    title: '时长与次数',
    xAxis: { name: '次数', unit: '次' },
    yAxis: { name: '时长', unit: '分钟' },
    groups: Object.values(abnormalTypes).map(({ name, color }, kind) => ({
      name,
      color,
      points: Array.from({ length: 8 }, (_, index) => ({
        x: 4 + ((index * 5 + kind * 3) % 17),
        y: 20 + ((index * 23 + kind * 31) % 90),
      })),
    })),
  },
};

export const Unusual: Story = {
  name: '未测得的值、一个点与相同的值',
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <ScatterPlot
        title="未测得的值"
        height={240}
        xAxis={{ name: '转速', unit: 'r/min' }}
        yAxis={{ name: '温升', unit: '℃' }}
        groups={[
          {
            name: '总装线',
            points: [
              { x: 1480, y: 46 },
              { x: Number.NaN, y: 44 },
              { x: 1510, y: Number.POSITIVE_INFINITY },
              { x: 1530, y: -12 },
            ],
          },
        ]}
      />
      <ScatterPlot
        title="一个点"
        height={200}
        xAxis={{ name: '转速' }}
        yAxis={{ name: '温升' }}
        groups={[{ name: '总装线', points: [{ x: 1480, y: 0 }] }]}
      />
      <ScatterPlot
        title="相同的值"
        height={200}
        xAxis={{ name: '转速' }}
        yAxis={{ name: '温升' }}
        groups={[{ name: '总装线', points: Array.from({ length: 5 }, () => ({ x: -3, y: 7 })) }]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectInPlot(canvasElement);
    const canvas = within(canvasElement);
    const [button] = canvas.getAllByRole('button', { name: '查看数据表' });
    if (button === undefined) throw new Error('No table is offered.');
    await userEvent.click(button);
    await expect(canvas.getByRole('row', { name: '总装线 2 – 44' })).toBeVisible();
    await userEvent.click(button);
    button.blur();
  },
};

export const LongNames: Story = {
  name: '长名称与很大的值',
  args: {
    title: '商用有氧训练器械与配套控制系统总装车间产量与能耗',
    xAxis: { name: '商用有氧训练器械与配套控制系统总装车间全年累计产量', unit: '台' },
    yAxis: { name: '单位产品综合能耗折算标准煤', unit: '千克' },
    groups: [
      {
        name: '商用有氧训练器械与配套控制系统总装线',
        points: [1, 2, 3, 4, 5].map((step) => ({ x: step * 98_765_432, y: step * 1_234_567 })),
      },
      { name: '户外健身路径部件加工中心', points: [{ x: 240_000_000, y: 5_900_000 }] },
    ],
  },
};

export const Empty: Story = { name: '暂无数据', args: { groups: [] } };

export const Loading: Story = { name: '加载中', args: { loading: true, groups: [] } };

export const OnInk: Story = {
  name: '深色底',
  args: { ground: 'ink', groups },
  decorators: [
    (Story) => (
      <Ground>
        <Story />
      </Ground>
    ),
  ],
};

export const Dark: Story = { name: '深色主题', globals: { mode: 'dark' }, args: { groups } };

export const Large: Story = { name: '大字高对比', globals: { mode: 'large' }, args: { groups } };

export const Table: Story = {
  name: '展开数据表',
  args: { groups },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: '查看数据表' });
    // The plot is no tab stop: the button is the first one.
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const table = within(canvas.getByRole('table', { name: '转速与温升' }));
    await expect(table.getByRole('columnheader', { name: '转速（r/min）' })).toBeVisible();
    await expect(table.getByRole('row', { name: '1 号机 总装线 1,480 50.0' })).toBeVisible();
    await expect(table.getAllByRole('row')).toHaveLength(57);
    button.blur();
  },
};
