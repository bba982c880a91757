import type { LookupRequest } from '@lima-id/api';
import { monitoringData, monitoringNow, noMonitoring, treadmillRecord } from '@lima-id/api/msw';
import { dayMs, type Element, hourMs, type MonitoringData, messages } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answered, answerReadings, MonitoringStory, reported, server, stoppedClock } from './storyFrame.tsx';

const clock = stoppedClock();
const minuteMs = 60_000;

const meta = {
  title: 'Screens/Identifier 标识查询/Monitoring 运行监测',
  id: 'screens-identifier-monitoring',
  component: MonitoringStory,
  args: { data: reported(monitoringData()) },
  parameters: { layout: 'padded', ...server() },
  beforeEach: clock.stop,
} satisfies Meta<typeof MonitoringStory>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const patience = { timeout: 15_000 };

/** Waits for the code of the scene, and for its plots. */
async function drawn(canvasElement: HTMLElement): Promise<Canvas> {
  const canvas = within(canvasElement);
  await canvas.findByText('电机负载', { selector: '[data-part=name] > b' }, patience);
  await waitFor(() => expect(canvasElement.querySelectorAll('[data-part=drawing] > svg')).toHaveLength(3), patience);
  return canvas;
}

function rest(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** What a cell of the newest figures says. */
const cellOf = (canvas: Canvas, label: string) => canvas.getByText(label, { selector: 'dt' }).parentElement;

export const Live: Story = {
  name: '实时',
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement);
    await expect(canvas.getByText('实时 · 3 秒前')).toBeVisible();
    await expect(cellOf(canvas, '当前状态')).toHaveTextContent('当前状态运行中15:06 起，2 小时 54 分');
    await expect(cellOf(canvas, '速度 · 坡度')).toHaveTextContent('12.4km/h3%');
    await expect(cellOf(canvas, '电机温度')).toHaveTextContent('62.7℃报警线 90 ℃');
    await expect(canvas.getByRole('heading', { level: 2, name: '距下次保养' })).toBeVisible();
    await expect(canvas.getByText('小时后首次保养')).toBeVisible();
  },
};

export const Ticking: Story = {
  name: '时间自己走，一分钟后转黄',
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement);
    clock.pass(2_000);
    await canvas.findByText('实时 · 5 秒前', {}, patience);
    clock.pass(58_000);
    await canvas.findByText('1 分钟前', {}, patience);
    await expect(canvas.getByRole('status')).toHaveTextContent('采集网关 18:00 后没有上报。');
    await expect(cellOf(canvas, '最后状态')).toHaveTextContent('18:00 上报');
  },
};

const stopped = { lastAt: monitoringNow - 18 * minuteMs };

export const Stale: Story = {
  name: '数据已停',
  args: { data: reported(monitoringData('day', stopped)) },
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement);
    await expect(canvas.getByText('18 分钟前')).toBeVisible();
    await expect(canvas.getByText('采集网关 17:42 后没有上报。')).toBeVisible();
    await expect(canvas.getByText('无数据')).toBeVisible();
    await expect(cellOf(canvas, '电机负载')).toHaveTextContent('17:42 上报');
  },
};

export const Gap: Story = {
  name: '有缺口的一天',
  args: { data: reported(monitoringData('day', { gap: { fromHours: 9, toHours: 5 } })) },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
  },
};

function withHeat(figure: number): MonitoringData {
  const data = monitoringData();
  return {
    ...data,
    current: { state: 'fault', at: data.now - 3_000, since: data.now - 5 * minuteMs },
    measures: data.measures.map((measure) =>
      measure.name === 'temperature' ? { ...measure, last: { ...measure.last, figure } } : measure,
    ),
  };
}

export const BeyondLimit: Story = {
  name: '超过报警线',
  args: { data: reported(withHeat(93.3)) },
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement);
    await expect(cellOf(canvas, '电机温度')).toHaveTextContent('电机温度 93.3 ℃，已达到报警线 90 ℃');
    await expect(cellOf(canvas, '当前状态')).toHaveTextContent('故障停机17:55 起，5 分钟');
  },
};

export const NeverConnected: Story = {
  name: '没有接入',
  args: { data: reported(noMonitoring()) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('这台设备还没有接入运行数据', {}, patience)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /联系企业接入/ })).toHaveAttribute('href', 'https://www.example.cn/');
    await expect(canvas.getByRole('link', { name: '查看接入说明' })).toHaveAttribute('href', '/develop_document');
  },
};

export const Silent: Story = {
  name: '三天没有上报',
  args: { data: reported(monitoringData('day', { lastAt: monitoringNow - 4 * dayMs })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('采集网关 05-14 18:00 后没有上报，已超过 3 天', {}, patience);
    await expect(canvas.getByRole('heading', { level: 2, name: '最近报警' })).toBeVisible();
  },
};

export const Loading: Story = {
  name: '正在读取',
  args: { data: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(messages.empty.loading), patience);
  },
};

const retried = fn();

export const Failed: Story = {
  name: '读取失败',
  args: { data: { state: 'failed', message: '监测数据暂时无法读取，请稍后再试', retry: retried } },
  play: async ({ canvasElement }) => {
    retried.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }, patience));
    await expect(retried).toHaveBeenCalledOnce();
    rest();
  },
};

const asked = fn();

export const Week: Story = {
  name: '看七天',
  parameters: server((request: LookupRequest) => {
    asked(request.monitoring);
    return answerReadings(request);
  }),
  play: async ({ canvasElement }) => {
    asked.mockClear();
    const canvas = await drawn(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: '7 天' }));
    await canvas.findByText('过去 7 天', {}, patience);
    await expect(asked.mock.calls).toEqual([[{ window: 'week' }]]);
    await drawn(canvasElement);
    rest();
  },
};

export const Month: Story = {
  name: '看三十天',
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: '30 天' }));
    await canvas.findByText('过去 30 天', {}, patience);
    await expect(canvas.getByText(/图上每点是 1 小时的平均值/)).toBeVisible();
    await drawn(canvasElement);
    rest();
  },
};

export const LoadingWindow: Story = {
  name: '换范围加载中，原数据保留',
  parameters: server(() => 'pending'),
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: '7 天' }));
    await waitFor(() => expect(canvas.getByText(messages.empty.loading)).toBeVisible());
    await expect(canvas.getByText('过去 24 小时')).toBeVisible();
    rest();
  },
};

let refusals = 0;

export const WindowFailed: Story = {
  name: '换范围失败，重试后成功',
  parameters: server((request) =>
    refusals++ === 0
      ? { refusal: { status: 503, message: '监测数据暂时无法读取，请稍后再试' } }
      : answerReadings(request),
  ),
  beforeEach: () => {
    refusals = 0;
  },
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: '7 天' }));
    await canvas.findByText('监测数据暂时无法读取，请稍后再试', {}, patience);
    await expect(canvas.getByText('下面仍是过去 24 小时的数据，读取于 18:00。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await canvas.findByText('过去 7 天', {}, patience);
    await drawn(canvasElement);
    rest();
  },
};

export const FailedWindow: Story = {
  name: '换范围失败，原数据保留',
  parameters: server(() => ({ refusal: { status: 503, message: '监测数据暂时无法读取，请稍后再试' } })),
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: '7 天' }));
    await canvas.findByText('监测数据暂时无法读取，请稍后再试', {}, patience);
    rest();
  },
};

export const OldAtFirst: Story = {
  name: '随页面来的数据已旧：先再读一次',
  args: { data: reported({ ...monitoringData('day', stopped), now: monitoringNow - 10 * minuteMs }) },
  parameters: server(() => answered(monitoringData())),
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement);
    await canvas.findByText('实时 · 3 秒前', {}, patience);
  },
};

export const AllAlarms: Story = {
  name: '全部报警',
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement);
    const alarms = within(canvas.getByRole('region', { name: '最近报警' }));
    await expect(alarms.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(alarms.getByRole('button', { name: '全部 8 条' }));
    await expect(alarms.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(alarms.getByRole('button', { name: '收起' }));
    await expect(alarms.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(alarms.getByRole('button', { name: '全部 8 条' }));
    rest();
  },
};

function overdue(): MonitoringData {
  const data = monitoringData();
  const items = data.service.items.map((item, index) =>
    index === 0
      ? {
          ...item,
          state: 'overdue' as const,
          sinceHours: 212,
          leftHours: 0,
          overHours: 12,
          used: 1,
          message: '保养已超期 12 小时，请尽快安排',
        }
      : item,
  );
  return { ...data, service: { ...data.service, items }, alarms: { total: 0, lasting: 0, records: [] } };
}

export const Overdue: Story = {
  name: '保养超期，没有报警',
  args: { data: reported(overdue()) },
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement);
    await expect(canvas.getAllByText('保养已超期 12 小时，请尽快安排')).toHaveLength(2);
    await expect(canvas.getByText('还没有报警记录。')).toBeVisible();
  },
};

const stored: Element[] = [
  { dataId: 'power', dataType: 'String', label: '累计用电', value: '1,286 kWh', trace: false, traceIdentifier: '' },
];

export const Others: Story = {
  name: '另有平台保存的信息，没有保养项目',
  args: {
    data: reported(
      { ...monitoringData(), service: { runningHours: 82, since: monitoringNow - 80 * hourMs, items: [] } },
      stored,
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement);
    await expect(canvas.getByText('1,286 kWh')).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: '用方向键查看一个时刻',
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement);
    const slider = canvas.getByRole('slider', { name: '时间' });
    slider.focus();
    await userEvent.keyboard('{PageDown}{PageDown}{ArrowRight}');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^05-18 1\d:\d\d · .+，电机负载 \d+ %，电机温度 [\d.]+ ℃$/),
    );
  },
};

export const Table: Story = {
  name: '展开数据表',
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '查看数据表' }));
    const table = within(canvas.getByRole('table', { name: '状态' }));
    // The measures without a plot are in the table too.
    await expect(table.getByRole('columnheader', { name: '坡度（%）' })).toBeVisible();
    rest();
  },
};

export const WithoutWebsite: Story = {
  name: '没有接入，企业没有网址',
  args: {
    data: reported(noMonitoring()),
    record: { ...treadmillRecord, companyDetails: { ...treadmillRecord.companyDetails, website: '' } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '联系企业接入' }, patience)).toHaveAttribute(
      'href',
      '/contact',
    );
  },
};

export const Dark: Story = { ...Live, name: '实时：深色主题', globals: { mode: 'dark' } };

export const Large: Story = { ...Stale, name: '数据已停：大字高对比', globals: { mode: 'large' } };
