import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Tag } from '../Tag/Tag.tsx';
import { Ground } from '../testing/Ground.tsx';
import { Gauge, type GaugeBand } from './Gauge.tsx';

const bands: readonly GaugeBand[] = [
  { to: 60, tone: 'success' },
  { to: 80, tone: 'warning' },
  { to: 100, tone: 'danger' },
];

const meta = {
  title: 'Charts/Gauge 仪表盘',
  id: 'charts-gauge',
  component: Gauge,
  args: { title: '主轴负载', value: 42, unit: '%', bands },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: parameters['width'] ?? 376 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gauge>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Several gauges side by side, as on a page about a machine. */
function Panel({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' }}>
      {children}
    </div>
  );
}

export const Playground: Story = {
  name: '自由尝试',
  tags: ['narrow'],
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: '主轴负载' });
    await expect(meter).toHaveAttribute('aria-valuenow', '42');
    await expect(meter).toHaveAttribute('aria-valuemin', '0');
    await expect(meter).toHaveAttribute('aria-valuemax', '100');
    await expect(meter).toHaveAttribute('aria-valuetext', '42 %，正常');
  },
};

export const States: Story = {
  name: '正常、注意与异常',
  tags: ['narrow'],
  parameters: { width: 1200 },
  render: () => (
    <Panel>
      <Gauge title="1 号机负载" value={42} unit="%" bands={bands} />
      <Gauge title="2 号机负载" value={71.5} unit="%" bands={bands} />
      <Gauge title="3 号机负载" value={93} unit="%" bands={bands} />
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    const meters = within(canvasElement).getAllByRole('meter');
    await expect(meters.map((meter) => meter.getAttribute('aria-valuetext'))).toEqual([
      '42 %，正常',
      '71.5 %，注意',
      '93 %，异常',
    ]);
  },
};

export const WithoutBands: Story = { name: '没有分段', args: { bands: [], value: 64, title: '完成率' } };

export const BothSides: Story = {
  name: '两侧都有异常，负值',
  args: {
    title: '冷库温度',
    unit: '℃',
    value: -18.4,
    min: -40,
    max: 10,
    bands: [
      { to: -30, tone: 'danger', name: '过冷' },
      { to: -24, tone: 'warning', name: '偏冷' },
      { to: -15, tone: 'success', name: '合格' },
      { to: -5, tone: 'warning', name: '偏热' },
      { to: 10, tone: 'danger', name: '过热' },
    ],
  },
};

export const Boundary: Story = {
  name: '恰在界限',
  args: { value: 60 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('meter')).toHaveAttribute('aria-valuetext', '60 %，正常');
  },
};

export const Beyond: Story = {
  name: '超出量程',
  parameters: { width: 1200 },
  render: () => (
    <Panel>
      <Gauge title="高于量程" value={128} unit="%" bands={bands} />
      <Gauge title="低于量程" value={-5} unit="%" bands={bands} />
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    const [above] = within(canvasElement).getAllByRole('meter');
    await expect(above).toHaveAttribute('aria-valuenow', '100');
    await expect(above).toHaveAttribute('aria-valuetext', '128 %，异常');
  },
};

export const Unusual: Story = {
  name: '量程颠倒、没有量程与乱序的分段',
  parameters: { width: 1200 },
  render: () => (
    <Panel>
      <Gauge
        title="量程颠倒"
        value={30}
        min={100}
        max={0}
        bands={[
          { to: Number.POSITIVE_INFINITY, tone: 'danger' },
          { to: Number.NaN, tone: 'warning' },
          { to: 50, tone: 'success' },
        ]}
      />
      <Gauge title="没有量程" value={7} min={7} max={7} />
      <Gauge title="分段不满" value={90} min={Number.NaN} max={Number.POSITIVE_INFINITY} bands={bands.slice(0, 1)} />
    </Panel>
  ),
};

export const LongNames: Story = {
  name: '长名称与很大的值',
  tags: ['narrow'],
  args: {
    title: '商用有氧训练器械与配套控制系统总装车间全年累计解析量',
    value: 98_765_432_100,
    max: 120_000_000_000,
    unit: '次',
    aside: (
      <Tag tone="success" dot>
        今日
      </Tag>
    ),
    bands: [
      { to: 60_000_000_000, tone: 'success', name: '在合同约定的解析量之内' },
      { to: 100_000_000_000, tone: 'warning', name: '接近合同约定的解析量，请联系客户经理扩容' },
      { to: 120_000_000_000, tone: 'danger', name: '超出合同约定的解析量' },
    ],
    source: '示例数据',
    updated: '2026-05-05 23:59',
  },
};

export const Empty: Story = { name: '暂无数据', args: { value: null } };

export const Loading: Story = { name: '加载中', args: { value: null, loading: true } };

export const OnInk: Story = {
  name: '深色底',
  parameters: { width: 1200 },
  render: () => (
    <Ground>
      <Panel>
        <Gauge title="1 号机负载" ground="ink" value={42} unit="%" bands={bands} />
        <Gauge title="2 号机负载" ground="ink" value={71} unit="%" bands={bands} />
        <Gauge title="3 号机负载" ground="ink" value={93} unit="%" bands={bands} />
        <Gauge title="完成率" ground="ink" value={64} unit="%" />
        <Gauge title="加载中" ground="ink" value={null} loading />
        <Gauge title="暂无数据" ground="ink" value={null} />
      </Panel>
    </Ground>
  ),
};

const panel = (
  <Panel>
    <Gauge title="2 号机负载" value={71} unit="%" bands={bands} />
    <Gauge title="完成率" value={64} unit="%" />
  </Panel>
);

export const Dark: Story = {
  name: '深色主题',
  globals: { mode: 'dark' },
  parameters: { width: 1200 },
  render: () => panel,
};

export const Large: Story = {
  name: '大字高对比',
  globals: { mode: 'large' },
  tags: ['narrow'],
  parameters: { width: 1200 },
  render: () => panel,
};

export const Table: Story = {
  name: '展开数据表',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: '查看数据表' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const table = within(canvas.getByRole('table', { name: '主轴负载' }));
    await expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      '名称数值（%）',
      '主轴负载42',
      '量程0 – 100',
      '正常0 – 60',
      '注意60 – 80',
      '异常80 – 100',
    ]);
    button.blur();
  },
};
