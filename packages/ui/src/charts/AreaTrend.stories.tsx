import { abnormalTypes } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Ground } from '../testing/Ground.tsx';
import { expectInPlot } from '../testing/inPlot.ts';
import { AreaTrend } from './AreaTrend.tsx';

/** Figures of the days from 11 May on. */
const days = (values: readonly (number | null)[]) => values.map((y, index) => ({ x: `2026-05-${11 + index}`, y }));

const energy = days([412, 436, 428, 405, 451, 398, 376]);
const lines = [
  { name: '总装线', points: days([411, 423, 437, 402, 431, 388, 371]) },
  { name: '喷涂线', points: days([286, 301, 295, 322, 318, 240, 196]) },
  { name: '焊接站', points: days([209, 215, 188, 232, 241, 170, 158]) },
  { name: '机加区', points: days([143, 151, 138, 149, 160, 121, 98]) },
];

const stops = {
  quality: [14, 18, 12, 22, 26, 9, 6],
  equipment: [9, 11, 14, 8, 12, 4, 3],
  material: [6, 4, 7, 9, 5, 2, 1],
  other: [2, 3, 1, 4, 2, 1, 0],
} as const;
const kinds = (['quality', 'equipment', 'material', 'other'] as const).map((kind) => ({
  ...abnormalTypes[kind],
  points: days(stops[kind]),
}));

const meta = {
  title: 'Charts/AreaTrend 面积图',
  id: 'charts-areatrend',
  component: AreaTrend,
  args: { title: '能耗', unit: 'kWh', points: energy },
} satisfies Meta<typeof AreaTrend>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Moves the pointer to a share of the width of the plot. */
async function point(canvasElement: HTMLElement, across: number) {
  const plot = await waitFor(() => {
    const found = canvasElement.querySelector('[data-part=drawing]');
    if (found === null) throw new Error('The plot is not there yet.');
    return found;
  });
  const { left, top, width, height } = plot.getBoundingClientRect();
  await fireEvent.pointerMove(plot, { clientX: left + width * across, clientY: top + height / 2 });
}

export const Playground: Story = { name: '自由尝试' };

export const Overlaid: Story = {
  name: '重叠',
  render: () => <AreaTrend title="能耗" unit="kWh" series={lines.slice(0, 2)} />,
};

export const Stacked: Story = {
  name: '堆叠',
  render: () => (
    <AreaTrend title="能耗" unit="kWh" stacked series={lines} source="示例数据" updated="2026-05-17 23:59" />
  ),
  play: async ({ canvasElement }) => expectInPlot(canvasElement),
};

export const StackedPointed: Story = {
  name: '堆叠，指针停在一天',
  render: () => <AreaTrend title="异常次数" unit="次" stacked series={kinds} />,
  play: async ({ canvasElement }) => {
    await point(canvasElement, 0.68);
    await expect(canvasElement.querySelector('[data-part=tip]')).toHaveTextContent(
      '05-15质量 26 次设备 12 次物料 5 次其他 2 次合计 45 次',
    );
  },
};

export const Limits: Story = {
  name: '正常范围与上限',
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <AreaTrend
        title="能耗"
        unit="kWh"
        height={240}
        points={energy}
        range={{ from: 350, to: 440, name: '正常范围' }}
        threshold={{ value: 500, name: '上限 500 kWh' }}
      />
      <AreaTrend
        title="各线能耗"
        unit="kWh"
        height={240}
        stacked
        series={lines}
        range={{ from: 800, to: 1100, name: '正常范围' }}
        threshold={{ value: 1200, name: '上限 1,200 kWh' }}
      />
    </div>
  ),
};

export const SixParts: Story = {
  name: '堆叠，六条线',
  render: () => (
    <AreaTrend
      title="能耗"
      unit="kWh"
      stacked
      series={[
        ...lines,
        { name: '测试台', points: days([92, 88, 96, 101, 99, 64, 40]) },
        { name: '空压站', points: days([61, 66, 58, 70, 72, 51, 33]) },
      ]}
    />
  ),
};

export const Gaps: Story = {
  name: '缺少数据与时刻不同的线',
  render: () => (
    <AreaTrend
      title="能耗"
      unit="kWh"
      stacked
      series={[
        { name: '总装线', points: days([411, 423, null, 402, 431, 388, 371]) },
        { name: '喷涂线', points: days([286, null, 295, null, 318, null, 196]).filter(({ y }) => y !== null) },
      ]}
    />
  ),
  play: async ({ canvasElement }) => expectInPlot(canvasElement),
};

export const Unusual: Story = {
  name: '一个点、负值与无法读取的值',
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <AreaTrend title="一个点" unit="kWh" height={160} points={energy.slice(0, 1)} />
      <AreaTrend
        title="堆叠的一个点"
        unit="kWh"
        height={160}
        stacked
        series={lines.map((line) => ({ ...line, points: line.points.slice(0, 1) }))}
      />
      <AreaTrend
        title="温度"
        unit="℃"
        height={240}
        points={days([4, -12, Number.NaN, -9, 2, Number.POSITIVE_INFINITY, -3])}
      />
    </div>
  ),
};

export const LongNames: Story = {
  name: '长名称',
  render: () => (
    <AreaTrend
      title="商用有氧训练器械与配套控制系统总装车间单位产品能耗"
      unit="kWh"
      stacked
      series={[
        '商用有氧训练器械与配套控制系统总装线',
        '力量训练器械焊接与喷涂一体化站',
        '户外健身路径部件加工中心',
      ].map((name, line) => ({ name, points: lines[line]?.points ?? [] }))}
    />
  ),
};

export const Empty: Story = { name: '暂无数据', args: { points: [] } };

export const Loading: Story = { name: '加载中', args: { loading: true, points: [] } };

export const OnInk: Story = {
  name: '深色底',
  render: () => (
    <Ground>
      <div style={{ display: 'grid', gap: 32 }}>
        <AreaTrend title="能耗" unit="kWh" ground="ink" height={240} stacked series={lines} />
        <AreaTrend title="异常次数" unit="次" ground="ink" height={240} stacked series={kinds} />
        <AreaTrend title="能耗" unit="kWh" ground="ink" height={240} series={lines.slice(0, 2)} />
      </div>
    </Ground>
  ),
};

const grounds = (
  <div style={{ display: 'grid', gap: 32 }}>
    <AreaTrend title="能耗" unit="kWh" height={240} points={energy} />
    <AreaTrend title="各线能耗" unit="kWh" height={240} stacked series={lines} />
  </div>
);

export const Dark: Story = { name: '深色主题', globals: { mode: 'dark' }, render: () => grounds };

export const Large: Story = { name: '大字高对比', globals: { mode: 'large' }, render: () => grounds };

export const Table: Story = {
  name: '展开数据表，有合计',
  render: () => <AreaTrend title="异常次数" unit="次" stacked series={kinds} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: '查看数据表' });
    // The plot is no tab stop: the button is the first one.
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const table = within(canvas.getByRole('table', { name: '异常次数' }));
    await expect(table.getByRole('columnheader', { name: '合计（次）' })).toBeVisible();
    await expect(table.getByRole('row', { name: '05-15 26 12 5 2 45' })).toBeVisible();
    button.blur();
  },
};
