import {
  type AxisRange,
  abnormalTypes,
  buildTrend,
  chooseAxis,
  chooseValueAxis,
  hourMs,
  readChinaTime,
  type Trend,
  type TrendPoint,
} from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Tag } from '../Tag/Tag.tsx';
import { Ground } from '../testing/Ground.tsx';
import { expectInPlot } from '../testing/inPlot.ts';
import { underMedia } from '../testing/mediaRules.ts';
import { TrendLine } from './TrendLine.tsx';

const at = (text: string) => readChinaTime(text) ?? 0;
const range = (quickTime: AxisRange['quickTime'], from: string, to: string): AxisRange => ({
  quickTime,
  startTime: at(from),
  endTime: at(`${to} 23:59:59`),
});

const today = range('today', '2026-05-05', '2026-05-05');
const week = range('week', '2026-05-11', '2026-05-17');
const month = range('month', '2026-05-01', '2026-05-31');
const twelveDays = range('month', '2026-05-01', '2026-05-12');
const quarter = range('quarter', '2026-04-01', '2026-06-30');
const sixDays = range('custom', '2026-05-05', '2026-05-10');
const sevenDays = range('custom', '2026-05-05', '2026-05-11');

/** A figure with a daily and a weekly cycle. */
const swing = (index: number, period: number, lift = 0) =>
  Math.round(90 + lift + 55 * Math.sin((index / period) * 2 * Math.PI) + 14 * Math.sin(index * 2.4));

const hours = (values: readonly number[]): TrendPoint[] => values.map((value, hour) => ({ time: `${hour}:00`, value }));
const moments = (spec: AxisRange, value: (index: number) => number): TrendPoint[] =>
  chooseAxis(spec).slots.map((ms, index) => ({
    time: new Date(ms + 8 * hourMs).toISOString().slice(0, 16).replace('T', ' '),
    value: value(index),
  }));
const trendOf = (spec: AxisRange, value: (index: number) => number) => buildTrend(spec, moments(spec, value), 0);

const dayOfPlant = hours([
  42, 39, 36, 35, 37, 48, 88, 126, 142, 150, 138, 96, 112, 148, 156, 151, 134, 102, 86, 74, 66, 58, 51, 46,
]);
const plant = buildTrend(today, dayOfPlant, 0);

const byKind = {
  quality: [14, 18, 12, 22, 26, 9, 6],
  equipment: [9, 11, 14, 8, 12, 4, 3],
  material: [6, 4, 7, 9, 5, 2, 1],
  other: [2, 3, 1, 4, 2, 1, 0],
} as const;
const kinds = (['quality', 'equipment', 'material', 'other'] as const).map((kind) => ({
  ...abnormalTypes[kind],
  trend: trendOf(week, (index) => byKind[kind][index] ?? 0),
}));

/** A line through given figures, one per slot; null is a gap, as when a sensor sent no data. */
function measured(
  spec: AxisRange,
  values: readonly (number | null)[],
  valueAxis = chooseValueAxis(values.map((value) => value ?? 0)),
): Trend {
  const axis = chooseAxis(spec);
  const points = values.flatMap((value, index) => (value === null ? [] : [{ at: axis.slots[index] ?? 0, value }]));
  return { axis, valueAxis, points };
}

const meta = {
  title: 'Charts/TrendLine 趋势折线图',
  id: 'charts-trendline',
  component: TrendLine,
  args: { title: '趋势', unit: 'kWh', lines: [{ name: '全部岗位', trend: plant }] },
} satisfies Meta<typeof TrendLine>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Moves the pointer to a point of the plot, in shares of its width and height. */
async function point(canvasElement: HTMLElement, across: number, down = 0.5) {
  const plot = await waitFor(() => {
    const found = canvasElement.querySelector('[data-part=drawing]');
    if (found === null) throw new Error('The plot is not there yet.');
    return found;
  });
  const { left, top, width, height } = plot.getBoundingClientRect();
  await fireEvent.pointerMove(plot, { clientX: left + width * across, clientY: top + height * down });
}

export const Playground: Story = { name: '自由尝试' };

export const Pointed: Story = {
  name: '指针停在一个时刻',
  play: async ({ canvasElement }) => {
    await point(canvasElement, 0.61);
    await expect(within(canvasElement).getByText('156')).toBeVisible();
  },
};

export const Updated: Story = {
  name: '来源与更新时间',
  args: { source: '宁津一厂生产数据采集系统', updated: '2026-05-05 23:59' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('数据来源：宁津一厂生产数据采集系统')).toBeVisible();
    await expect(canvas.getByText('数据更新于 2026-05-05 23:59')).toBeVisible();
  },
};

export const AbnormalTypes: Story = {
  name: '异常类型，四条线',
  args: { unit: '次', lines: kinds },
};

export const AbnormalTypesPointed: Story = {
  name: '异常类型，指针停在一天',
  args: { unit: '次', lines: kinds },
  play: async ({ canvasElement }) => {
    await point(canvasElement, 0.68);
    await expect(canvasElement.querySelector('[data-part=tip]')).toHaveTextContent(
      '05-15质量 26 次设备 12 次物料 5 次其他 2 次',
    );
  },
};

export const TwoLines: Story = {
  name: '两条线，今日 24 小时',
  args: {
    lines: [
      { name: '喷涂线', trend: plant },
      {
        name: '焊接站',
        trend: buildTrend(today, hours(dayOfPlant.map(({ value }) => Math.round(value * 0.6 + 20))), 0),
      },
    ],
  },
};

export const WeekOfHours: Story = {
  name: '两条线，168 个小时',
  args: {
    lines: [0, 40].map((lift) => {
      const axis = chooseAxis(sevenDays);
      const slots = Array.from({ length: 168 }, (_, index) => (axis.slots[0] ?? 0) + index * hourMs);
      const points = slots.map((ms, index) => ({ at: ms, value: swing(index, 24, lift) }));
      const ticks = axis.ticks;
      const trend = {
        axis: { ...axis, kind: 'dateTime' as const, slots, ticks },
        valueAxis: chooseValueAxis([220]),
        points,
      };
      return { name: lift === 0 ? '总装线' : '机加区', trend };
    }),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull());
    // Independent of the number of points: one path per line, plus the ticks.
    await expect(canvasElement.querySelectorAll('[data-part=drawing] *').length).toBeLessThan(50);
  },
};

export const Week: Story = {
  name: '本周',
  args: { lines: [{ name: '全部岗位', trend: trendOf(week, (index) => swing(index, 7)) }] },
};

export const Month: Story = {
  name: '本月',
  args: { lines: [{ name: '全部岗位', trend: trendOf(month, (index) => swing(index, 7)) }] },
};

export const Quarter: Story = {
  name: '本季度',
  args: { lines: [{ name: '全部岗位', trend: trendOf(quarter, (index) => swing(index, 7)) }] },
  play: async ({ canvasElement }) => {
    await point(canvasElement, 0.5);
    // Paper is narrower than the screen, and the drawing is not measured again for it.
    const { paper, marks, height } = underMedia('print', () => {
      canvasElement.style.width = '200px';
      const plot = canvasElement.querySelector('[data-part=drawing]');
      const drawn = [...(plot?.querySelectorAll('path, line, text') ?? [])].map((mark) => mark.getBoundingClientRect());
      const measured = {
        paper: canvasElement.getBoundingClientRect().right,
        marks: drawn.filter(({ width, height: high }) => width + high > 0).map(({ right }) => right),
        height: plot?.getBoundingClientRect().height ?? 0,
      };
      canvasElement.style.width = '';
      return measured;
    });
    await expect(marks.length).toBeGreaterThan(10);
    await expect(Math.max(...marks)).toBeLessThanOrEqual(paper);
    await expect(height).toBeLessThan(240);
    // React hears of a pointer that leaves by `pointerout`.
    await fireEvent.pointerOut(canvasElement.querySelector('[data-part=drawing]') ?? canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[data-part=tip]')).toBeNull());
  },
};

export const CustomHours: Story = {
  name: '自定义 6 天，按小时',
  args: { lines: [{ name: '全部岗位', trend: trendOf(sixDays, (index) => swing(index, 24)) }] },
};

export const CustomDays: Story = {
  name: '自定义 7 天，按天',
  args: { lines: [{ name: '全部岗位', trend: trendOf(sevenDays, (index) => swing(index, 7)) }] },
};

export const UntilNow: Story = {
  name: '今日到 9 点',
  args: { lines: [{ name: '全部岗位', trend: buildTrend(today, dayOfPlant.slice(0, 10), at('2026-05-05 09:20')) }] },
};

export const Gaps: Story = {
  name: '缺少数据的时段',
  args: {
    title: '温度',
    unit: '℃',
    lines: [
      {
        name: '车厢',
        trend: measured(today, [18, 18, 19, null, null, 22, 24, 26, null, 23, null, null, 20, 19, 18, 18, 19, 20]),
      },
    ],
  },
};

export const Range: Story = {
  name: '正常范围与上限',
  args: {
    title: '温度',
    unit: '℃',
    height: 240,
    aside: (
      <Tag tone="success" dot>
        18–26 ℃
      </Tag>
    ),
    range: { from: 10, to: 30, name: '正常范围' },
    threshold: { value: 35, name: '上限 35 ℃' },
    lines: [
      { name: '车厢', trend: measured(today, [18, 19, 21, 24, 26, 23, 20, 19, 18, 20, 23, 25], chooseValueAxis([40])) },
    ],
  },
};

const sensors = [
  { title: '温度', unit: '℃', tag: '18–26 ℃', values: [18, 19, 21, 24, 26, 23, 20, 19, 18, 20, 23, 25], reach: 40 },
  { title: '湿度', unit: '%RH', tag: '41–49 %RH', values: [42, 44, 46, 48, 45, 43, 41, 44, 47, 49, 46, 44], reach: 80 },
  {
    title: '冲击',
    unit: 'g',
    tag: '峰值 1.8 g',
    values: [0.4, 0.6, 0.3, 1.8, 0.5, 0.4, 0.7, 0.3, 0.4, 1.2, 0.5, 0.3],
    reach: 4,
  },
] as const;

export const Sensors: Story = {
  name: '传感器：同高、同一时间轴',
  render: () => (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' }}>
      {sensors.map(({ title, unit, tag, values, reach }) => (
        <TrendLine
          key={title}
          title={title}
          unit={unit}
          height={180}
          aside={
            <Tag tone="success" dot>
              {tag}
            </Tag>
          }
          lines={[{ name: title, trend: measured(twelveDays, values, chooseValueAxis([reach])) }]}
        />
      ))}
    </div>
  ),
};

export const OnePoint: Story = {
  name: '只有一个点',
  args: { lines: [{ name: '全部岗位', trend: buildTrend(today, [{ time: '0', value: 42 }], 0) }] },
};

export const OneSlot: Story = {
  name: '只有一天',
  args: { lines: [{ name: '全部岗位', trend: trendOf(range('week', '2026-05-11', '2026-05-11'), () => 42) }] },
};

export const Zeros: Story = {
  name: '全部为零',
  args: { lines: [{ name: '全部岗位', trend: trendOf(week, () => 0) }] },
};

const frost = {
  max: 10,
  ticks: [-20, -10, 0, 10].map((value) => ({ value, label: String(value) })),
};

export const Negative: Story = {
  name: '负值',
  args: {
    title: '温度',
    unit: '℃',
    lines: [{ name: '冷库', trend: measured(week, [-4, -12, -18, -9, 2, 6, -3], frost) }],
  },
};

export const Unusual: Story = {
  name: '负值、未测得的值与超出的上限',
  args: {
    title: '温度',
    unit: '℃',
    threshold: { value: 35, name: '上限 35 ℃' },
    lines: [
      { name: '车厢', trend: measured(week, [12, Number.NaN, 7, Number.POSITIVE_INFINITY, 3, 9, 30]) },
      { name: '冷库', trend: measured(week, [-4, -8, -2, null, 1, 2, -3], chooseValueAxis([2])) },
    ],
  },
  play: async ({ canvasElement }) => {
    await expectInPlot(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '查看数据表' }));
    await expect(canvas.getByRole('row', { name: '05-12 – -8' })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /05-14/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '查看数据表' }));
    (document.activeElement as HTMLElement).blur();
  },
};

export const VeryLarge: Story = {
  name: '很大的值',
  args: {
    unit: '次',
    lines: [{ name: '解析量', trend: trendOf(week, (index) => 98_765_432_100 + index * 1_234_567_890) }],
  },
};

export const LongNames: Story = {
  name: '长名称',
  args: {
    title: '商用有氧训练器械与配套控制系统总装车间单位产品能耗趋势',
    lines: ['商用有氧训练器械与配套控制系统总装线', '力量训练器械焊接与喷涂一体化站', '户外健身路径部件加工中心'].map(
      (name, line) => ({
        name,
        trend: trendOf(week, (index) => swing(index + line * 2, 7, line * 30)),
      }),
    ),
  },
};

/** A week of days, of which one was not measured. */
const plainWeek = [412, 436, 428, null, 451, 398, 376].map((y, index) => ({ x: `2026-05-1${index + 1}`, y }));

export const Points: Story = {
  name: '普通数据点',
  render: () => <TrendLine title="能耗" unit="kWh" points={plainWeek} />,
  play: async ({ canvasElement }) => {
    await point(canvasElement, 0.99);
    await expect(canvasElement.querySelector('[data-part=tip]')).toHaveTextContent('05-17能耗 376 kWh');
  },
};

const morning = at('2026-05-05 08:00');
const minutes = (count: number, step: number, start: number, value: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => ({
    x: new Date(morning + (start + index * step) * 60_000),
    y: value(index),
  }));

export const PointsOfSeries: Story = {
  name: '普通数据点，两条线的时刻不同',
  render: () => (
    <TrendLine
      title="温度"
      unit="℃"
      range={{ from: 18, to: 26, name: '正常范围' }}
      threshold={{ value: 30, name: '上限 30 ℃' }}
      series={[
        { name: '喷涂线', points: minutes(19, 10, 0, (index) => 22 + 5 * Math.sin(index / 3)) },
        { name: '焊接站', points: minutes(12, 15, 5, (index) => 20 + 4 * Math.cos(index / 2)) },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expectInPlot(canvasElement);
    await point(canvasElement, 0.5);
  },
};

export const PointsOfYears: Story = {
  name: '普通数据点，各年',
  render: () => (
    <TrendLine
      title="注册标识"
      unit="万个"
      points={[38, 96, 214, 402, 655, 981].map((y, index) => ({ x: `${2020 + index}-01-01`, y }))}
    />
  ),
};

const damaged = [
  { x: '2026-05-13', y: 18 },
  { x: '2026-05-11', y: 12 },
  { x: 'yesterday', y: 400 },
  { x: Number.NaN, y: 400 },
  { x: new Date(Number.NaN), y: 400 },
  { x: '2026-05-12', y: Number.POSITIVE_INFINITY },
  { x: '2026-05-13', y: 21 },
  { x: '2026-05-14', y: Number.NaN },
  { x: '2026-05-15', y: -6 },
];

export const PointsDamaged: Story = {
  name: '普通数据点：乱序、重复与无法读取的值',
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <TrendLine title="温度" unit="℃" height={240} points={damaged} />
      <TrendLine title="一个点" unit="℃" height={160} points={damaged.slice(0, 1)} />
      <TrendLine title="没有点" unit="℃" height={160} points={damaged.slice(2, 5)} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectInPlot(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByText('暂无数据')).toBeVisible();
    const [button] = canvas.getAllByRole('button', { name: '查看数据表' });
    if (button === undefined) throw new Error('No table is offered.');
    await userEvent.click(button);
    const rows = within(canvas.getByRole('table', { name: '温度' })).getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual(['时间温度（℃）', '05-1112', '05-1321', '05-15-6']);
    await userEvent.click(button);
    button.blur();
  },
};

export const Empty: Story = { name: '暂无数据', args: { lines: [{ name: '全部岗位', trend: null }] } };

export const Loading: Story = { name: '加载中', args: { loading: true, lines: [] } };

export const OnInk: Story = {
  name: '深色底',
  args: { ground: 'ink', unit: '次', lines: kinds, source: '示例数据' },
  decorators: [
    (Story) => (
      <Ground>
        <Story />
      </Ground>
    ),
  ],
  play: async ({ canvasElement }) => point(canvasElement, 0.4),
};

export const OnInkStates: Story = {
  name: '深色底：一条线、加载中、暂无数据',
  render: () => (
    <Ground>
      <div style={{ display: 'grid', gap: 32 }}>
        <TrendLine title="趋势" unit="kWh" ground="ink" height={240} lines={[{ name: '全部岗位', trend: plant }]} />
        <TrendLine title="趋势" unit="kWh" ground="ink" height={160} lines={[]} loading />
        <TrendLine title="趋势" unit="kWh" ground="ink" height={160} lines={[]} />
      </div>
    </Ground>
  ),
};

export const Table: Story = {
  name: '展开数据表',
  args: { unit: '次', lines: kinds },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: '查看数据表' });
    // The plot is no tab stop: the button is the first one.
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const table = within(canvas.getByRole('table', { name: '趋势' }));
    await expect(table.getByRole('columnheader', { name: '质量（次）' })).toBeVisible();
    await expect(table.getByRole('row', { name: '05-15 26 12 5 2' })).toBeVisible();
    await expect(table.getAllByRole('row')).toHaveLength(8);
    button.blur();
  },
};

export const Download: Story = {
  name: '下载数据',
  args: { unit: '次', lines: kinds },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const made: Blob[] = [];
    const names: string[] = [];
    const createObjectURL = URL.createObjectURL.bind(URL);
    const click = HTMLAnchorElement.prototype.click;
    URL.createObjectURL = (blob: Blob) => {
      made.push(blob);
      return createObjectURL(blob);
    };
    HTMLAnchorElement.prototype.click = function noteName(this: HTMLAnchorElement) {
      names.push(this.download);
    };
    const [unfold] = [canvas.getByRole('button', { name: '查看数据表' })];
    await userEvent.click(unfold);
    const button = canvas.getByRole('button', { name: '下载数据（CSV）' });
    await userEvent.click(button);
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
    await expect(names).toEqual(['趋势.csv']);
    const bytes = new Uint8Array((await made[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
    await expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    await expect(new TextDecoder().decode(bytes)).toContain('05-15,26,12,5,2\r\n');
    button.blur();
  },
};
