import { hourMs, readChinaTime } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Ground } from '../testing/Ground.tsx';
import { type StateMeasure, type StateSpan, StateTrend, type TimeSpan, type TrendState } from './StateTrend.tsx';

const at = (text: string) => readChinaTime(text) ?? 0;
const stepMs = hourMs / 8;
const span: TimeSpan = { from: at('2026-05-17 18:00'), to: at('2026-05-18 18:00') };

const states: TrendState[] = [
  { code: 'running', name: '运行', variant: 'solid', total: '12.9 小时' },
  { code: 'idle', name: '待机', variant: 'pale', total: '2.8 小时' },
  { code: 'fault', name: '故障停机', variant: 'alert', total: '33 分钟' },
  { code: 'off', name: '关机', variant: 'open', total: '7.7 小时' },
];

/** States by the time at which each begins. */
const course: readonly (readonly [from: string, state: string])[] = [
  ['2026-05-17 18:00', 'running'],
  ['2026-05-17 21:30', 'idle'],
  ['2026-05-17 22:30', 'off'],
  ['2026-05-18 06:07:30', 'idle'],
  ['2026-05-18 07:00', 'running'],
  ['2026-05-18 10:22:30', 'idle'],
  ['2026-05-18 11:00', 'running'],
  ['2026-05-18 14:07:30', 'fault'],
  ['2026-05-18 14:45', 'idle'],
  ['2026-05-18 15:07:30', 'running'],
];
const runs = course.map(([from, state], index): StateSpan => {
  const next = course[index + 1]?.[0];
  return { state, from: at(from), to: next === undefined ? span.to : at(next) };
});

const slots = Array.from({ length: (span.to - span.from) / stepMs }, (_, index) => span.from + index * stepMs);
const stateOf = (moment: number) => runs.find(({ from, to }) => from <= moment && moment < to)?.state ?? 'off';

function loadAt(moment: number, index: number): number {
  const state = stateOf(moment);
  if (state !== 'running') return state === 'idle' ? 5 : 0;
  if (moment >= at('2026-05-18 13:37:30') && moment < at('2026-05-18 14:07:30')) return 84 + (index % 4) * 4;
  return Math.round(54 + 16 * Math.sin(index / 4) + 8 * Math.sin(index * 1.9));
}

function heats(): number[] {
  let heat = 38;
  return slots.map((moment, index) => {
    const load = loadAt(moment, index);
    heat += ((load > 80 ? 120 : 26 + load * 0.72) - heat) * 0.16;
    return Math.round(heat * 10) / 10;
  });
}
const heat = heats();

const load: StateMeasure = {
  name: '电机负载',
  unit: '%',
  points: slots.map((moment, index) => ({ at: moment, value: loadAt(moment, index) })),
  limits: [{ value: 85, name: '提醒 85', tone: 'warning', side: 'high' }],
  note: '最高 96 %（14:00）',
};
const temperature: StateMeasure = {
  name: '电机温度',
  unit: '℃',
  points: slots.map((moment, index) => ({ at: moment, value: heat[index] ?? 0 })),
  limits: [
    { value: 90, name: '报警 90', tone: 'danger', side: 'high' },
    { value: 75, name: '提醒 75', tone: 'warning', side: 'high' },
  ],
  note: `最高 ${Math.max(...heat)} ℃（14:00）`,
};

const meta = {
  title: 'Charts/StateTrend 状态与读数图',
  id: 'charts-statetrend',
  component: StateTrend,
  args: {
    title: '状态',
    unit: '过去 24 小时',
    span,
    stepMs,
    states,
    runs,
    gaps: [],
    measures: [load, temperature],
    source: '设备控制器经采集网关上报',
    note: '图上每点是 7.5 分钟的平均值',
  },
} satisfies Meta<typeof StateTrend>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A plot of the column, once it is drawn: the band is the first. */
async function plotOf(canvasElement: HTMLElement, index: number): Promise<Element> {
  return await waitFor(() => {
    const found = canvasElement.querySelectorAll('[data-part=drawing]')[index];
    if (found === undefined) throw new Error('The plot is not there yet.');
    return found;
  });
}

async function point(canvasElement: HTMLElement, index: number, across: number): Promise<void> {
  const plot = await plotOf(canvasElement, index);
  const { left, top, width, height } = plot.getBoundingClientRect();
  await fireEvent.pointerMove(plot, { clientX: left + width * across, clientY: top + height / 2 });
}

export const Playground: Story = { name: '自由尝试' };

export const Pointed: Story = {
  name: '指针停在一个时刻',
  play: async ({ canvasElement }) => {
    await point(canvasElement, 2, 0.82);
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-part=guide]')).toHaveLength(3));
    await expect(canvasElement.querySelectorAll('[data-part=tip]')).toHaveLength(1);
    await expect(canvasElement.querySelector('[data-part=tip]')).toHaveTextContent(
      /^05-18 1\d:\d\d · 运行电机负载 \d+ %/,
    );
  },
};

/** Three hours in the evening without data. */
const silence: TimeSpan = { from: at('2026-05-17 19:00'), to: at('2026-05-17 22:00') };
const isSilent = (moment: number) => moment >= silence.from && moment < silence.to;
const withGap = (measure: StateMeasure): StateMeasure => ({
  ...measure,
  points: measure.points.flatMap((one) => {
    if (one === null || !isSilent(one.at)) return [one];
    return one.at === silence.from ? [null] : [];
  }),
});
const interrupted = runs.flatMap((run): StateSpan[] => [
  ...(run.from < silence.from ? [{ ...run, to: Math.min(run.to, silence.from) }] : []),
  ...(run.to > silence.to ? [{ ...run, from: Math.max(run.from, silence.to) }] : []),
]);

export const Gaps: Story = {
  name: '没有数据的时段',
  args: {
    runs: interrupted,
    gaps: [silence],
    gapTotal: '3.0 小时',
    measures: [load, temperature].map(withGap),
  },
  play: async ({ canvasElement }) => {
    await plotOf(canvasElement, 1);
    await expect(within(canvasElement).getByText('无数据')).toBeVisible();
    await point(canvasElement, 1, 0.14);
    await waitFor(() => expect(canvasElement.querySelector('[data-part=tip]')).toHaveTextContent('05-17 20:'));
    await expect(canvasElement.querySelector('[data-part=tip]')).toHaveTextContent('无数据');
  },
};

export const Keyboard: Story = {
  name: '用方向键查看',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = await canvas.findByRole('slider', { name: '时间' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuenow', '191');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^05-17 18:00 · 运行，电机负载 \d+ %，电机温度 [\d.]+ ℃$/),
    );
    await userEvent.keyboard('{PageUp}{ArrowRight}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuenow', '24');
    await waitFor(() => expect(canvasElement.querySelector('[data-part=tip]')).toHaveTextContent('05-17 21:00 · 运行'));
  },
};

export const LowLimits: Story = {
  name: '低限与相近的限',
  args: {
    measures: [
      {
        name: '润滑油压',
        unit: 'kPa',
        points: slots.map((moment, index) => ({ at: moment, value: Math.round(60 + 44 * Math.sin(index / 14)) })),
        limits: [
          { value: 30, name: '提醒 30', tone: 'warning', side: 'low' },
          { value: 24, name: '报警 24', tone: 'danger', side: 'low' },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await plotOf(canvasElement, 1);
  },
};

const dayMs = 24 * hourMs;

export const Week: Story = {
  name: '七天',
  args: {
    unit: '过去 7 天',
    span: { from: span.to - 7 * dayMs, to: span.to },
    runs: Array.from({ length: 7 }, (_, day) =>
      runs.map((run): StateSpan => ({ ...run, from: run.from - day * dayMs, to: run.to - day * dayMs })),
    )
      .reverse()
      .flat(),
    measures: [
      {
        ...temperature,
        points: Array.from({ length: 7 * slots.length }, (_, index) => ({
          at: span.to - 7 * dayMs + index * stepMs,
          value: heat[index % heat.length] ?? 0,
        })),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await plotOf(canvasElement, 1);
  },
};

export const BandOnly: Story = {
  name: '只有状态',
  args: { measures: [] },
  play: async ({ canvasElement }) => {
    await plotOf(canvasElement, 0);
  },
};

export const Empty: Story = { name: '暂无数据', args: { runs: [], measures: [], gaps: [span], gapTotal: '24.0 小时' } };

export const Loading: Story = { name: '加载中', args: { loading: true } };

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

export const Dark: Story = { name: '深色主题', globals: { mode: 'dark' } };

export const Large: Story = { name: '大字高对比', globals: { mode: 'large' } };

export const Table: Story = {
  name: '展开数据表',
  args: { measures: [load, { ...temperature, listed: true }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: '查看数据表' });
    await userEvent.click(button);
    const table = within(canvas.getByRole('table', { name: '状态' }));
    await expect(table.getByRole('columnheader', { name: '电机温度（℃）' })).toBeVisible();
    await expect(table.getAllByRole('row')).toHaveLength(slots.length + 1);
    // What is only listed has no plot.
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-part=drawing]')).toHaveLength(2));
    button.blur();
  },
};
