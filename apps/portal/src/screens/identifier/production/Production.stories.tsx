import { contract, type LookupRequest } from '@lima-id/api';
import {
  dataOptionList,
  type MockAnswer,
  mockEndpoint,
  productionElements,
  productionUpdated,
  treadmillRecord,
} from '@lima-id/api/msw';
import { type DataOption, type Element, type IdentifierRecord, messages, readChinaTime } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { goodCaptcha } from '../../../shared/captcha/storyHandlers.ts';
import { withoutNetwork } from '../../../shared/stories/withoutNetwork.ts';
import { noticeGone, recordShown, ScreenStory } from '../storyFrame.tsx';

const scene = 'scene-9';
type Answer = MockAnswer<IdentifierRecord, null>;

/** The answer with these elements in the production scene. */
function answered(elements: Element[]): Answer {
  return { reply: { ...treadmillRecord, sceneConfId: scene, elements } };
}

const figures = ({ production }: LookupRequest) => answered(productionElements(production));

interface Called {
  answer?: (asked: LookupRequest) => Answer;
  options?: () => MockAnswer<DataOption[], null>;
}

/** Answers like the gateway: the record, the options, and what `answer` says for the production scene. */
function calls({ answer = figures, options = () => ({ reply: [...dataOptionList] }) }: Called = {}) {
  return {
    msw: {
      handlers: [
        mockEndpoint(contract.listDataOptions, options),
        mockEndpoint(contract.lookUpIdentifier, (asked) =>
          asked.sceneConfId === undefined ? { reply: treadmillRecord } : answer(asked),
        ),
      ],
    },
  };
}

/** Puts the clock on the last minutes of the figures; it goes on from there. */
function turnClock(moment = productionUpdated) {
  const own = Date.now;
  const ahead = (readChinaTime(moment) ?? Number.NaN) - own();
  Date.now = () => own() + ahead;
  return () => {
    Date.now = own;
  };
}

const meta = {
  title: 'Screens/Identifier 标识查询/Production 生产',
  id: 'screens-identifier-production',
  component: ScreenStory,
  args: { identifier: treadmillRecord.identifier, scene },
  parameters: { layout: 'fullscreen', ...calls() },
  beforeEach: () => turnClock(),
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const patience = { timeout: 15_000 };

/** Waits for the page, its production scene and the charts that are drawn. */
async function opened(canvasElement: HTMLElement): Promise<Canvas> {
  await recordShown(canvasElement, treadmillRecord.identifierName);
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { level: 2, name: '智能生产' }, patience);
  return canvas;
}

/** The page from its beginning, and nothing in it that waits for keys. */
function rest(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
}

async function drawn(canvas: Canvas, title: string): Promise<void> {
  await waitFor(() => expect(canvas.getByText(title, { selector: '[data-part=title]' })).toBeVisible(), patience);
  await waitFor(() => expect(canvas.queryByText(messages.empty.loading)).toBeNull(), patience);
  rest();
}

/** What a key figure says. */
const figureOf = (canvas: Canvas, label: string) =>
  canvas.getByText(label, { selector: 'dt > span' }).closest('dt')?.nextElementSibling;

async function chooseTab(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('tab', { name }, patience));
}

export const FirstLoading: Story = {
  name: '首次加载',
  parameters: calls({ answer: () => 'pending', options: () => 'pending' }),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await canvas.findByText(messages.empty.loading);
  },
};

export const Energy: Story = {
  name: '能耗数据：今日',
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await drawn(canvas, '单位产品能耗');
    await expect(figureOf(canvas, '总能耗')).toHaveTextContent('2,271kWh');
    await expect(figureOf(canvas, '峰值时段')).toHaveTextContent('14:00156 kWh');
  },
};

export const EnergyOfPosition: Story = {
  name: '能耗数据：一个岗位的趋势',
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await drawn(canvas, '单位产品能耗');
    await userEvent.click(canvas.getByRole('combobox', { name: '岗位' }));
    await userEvent.click(await canvas.findByRole('option', { name: '喷涂线' }));
    await expect(canvas.getByRole('combobox', { name: '岗位' })).toHaveTextContent('喷涂线');
    rest();
  },
};

export const EnergyOfUnit: Story = {
  name: '能耗数据：一个单元的排名',
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await drawn(canvas, 'TOP10 岗位能耗');
    const chart = canvas.getByText('TOP10 岗位能耗').closest('figure');
    const ranks = within(chart ?? canvasElement);
    await expect(ranks.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('combobox', { name: '单元' }));
    await userEvent.click(await canvas.findByRole('option', { name: '喷涂线' }));
    await waitFor(() => expect(ranks.getAllByRole('listitem')).toHaveLength(3));
    await expect(ranks.getByText('喷涂 B 线烘道')).toBeVisible();
    rest();
  },
};

export const EnergyWeek: Story = {
  name: '能耗数据：本周',
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await drawn(canvas, '单位产品能耗');
    canvas.getByRole('tab', { name: '今日' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByText('峰值日期', {}, patience);
    await expect(canvas.getByRole('tab', { name: '本周' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: '开始日期' })).toHaveValue('2026-05-25');
    await drawn(canvas, '趋势');
  },
};

export const EnergyMonth: Story = {
  name: '能耗数据：本月',
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await drawn(canvas, '单位产品能耗');
    await chooseTab(canvas, '本月');
    await canvas.findByText('峰值日期', {}, patience);
    await expect(canvas.getByRole('textbox', { name: '结束日期' })).toHaveValue('2026-05-31');
    await drawn(canvas, '趋势');
  },
};

/** Types the days of a custom range. */
async function typeDays(canvas: Canvas, from: string, to: string): Promise<void> {
  for (const [name, day] of [
    ['开始日期', from],
    ['结束日期', to],
  ] as const) {
    const field = canvas.getByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.type(field, day);
  }
  await userEvent.keyboard('{Enter}');
}

const asked = fn();

export const EnergyCustom: Story = {
  name: '能耗数据：自定义三天，逐小时',
  parameters: calls({
    answer: (request) => {
      asked(request.production);
      return figures(request);
    },
  }),
  play: async ({ canvasElement }) => {
    asked.mockClear();
    const canvas = await opened(canvasElement);
    await drawn(canvas, '单位产品能耗');
    await expect(asked.mock.calls).toEqual([[undefined]]);
    await chooseTab(canvas, '自定义');
    await typeDays(canvas, '2026-05-27', '2026-05-29');
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2), patience);
    await expect(asked).toHaveBeenLastCalledWith({
      dataOption: 'energy',
      startTime: '2026-05-27 00:00:00',
      endTime: '2026-05-29 23:59:59',
      quickTime: 'custom',
    });
    await canvas.findByText('05-27 14:00', {}, patience);
    await drawn(canvas, '趋势');
    rest();
  },
};

export const CustomBegun: Story = {
  name: '自定义：尚未选日期',
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await drawn(canvas, '单位产品能耗');
    await chooseTab(canvas, '自定义');
    await canvas.findByText('请选择开始与结束日期，最多三个月。');
    await expect(figureOf(canvas, '总能耗')).toHaveTextContent('2,271kWh');
    rest();
  },
};

export const CustomTooLong: Story = {
  name: '自定义：超过三个月',
  parameters: calls({
    answer: (request) => {
      asked(request.production);
      return figures(request);
    },
  }),
  play: async ({ canvasElement }) => {
    asked.mockClear();
    const canvas = await opened(canvasElement);
    await drawn(canvas, '单位产品能耗');
    await typeDays(canvas, '2026-01-15', '2026-04-16');
    await expect(await canvas.findByText('自定义时间不能超过三个月')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '结束日期' })).toHaveValue('2026-04-16');
    await expect(canvas.queryByText('总能耗')).toBeNull();
    await expect(canvas.getByText('请先改正上面的日期。')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: '自定义' })).toHaveAttribute('aria-selected', 'true');
    await expect(asked.mock.calls).toEqual([[undefined]]);
    rest();
  },
};

export const CustomRefused: Story = {
  name: '自定义：清空、没有这一天、顺序颠倒，改正后显示',
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await drawn(canvas, '单位产品能耗');
    for (const name of ['开始日期', '结束日期']) await userEvent.clear(canvas.getByRole('textbox', { name }));
    rest();
    await expect(await canvas.findByText('请选择开始与结束日期，最多三个月。')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: '自定义' })).toHaveAttribute('aria-selected', 'true');
    await expect(figureOf(canvas, '总能耗')).toHaveTextContent('2,271kWh');
    await typeDays(canvas, '2026-02-30', '2026-05-31');
    await expect(await canvas.findByText('请输入正确的日期，如 2026-05-18')).toBeVisible();
    await expect(canvas.queryByText('总能耗')).toBeNull();
    await typeDays(canvas, '2026-05-31', '2026-05-25');
    await expect(await canvas.findByText('开始日期不能晚于结束日期，请重新填写')).toBeVisible();
    await expect(canvas.queryByText('总能耗')).toBeNull();
    await typeDays(canvas, '2026-05-25', '2026-05-31');
    await canvas.findByText('峰值日期', {}, patience);
    await expect(canvas.queryByText('请先改正上面的日期。')).toBeNull();
    await drawn(canvas, '趋势');
  },
};

/** What the address says of the data and the days. */
function addressed(): Record<string, string | null> {
  const query = new URLSearchParams(document.querySelector('output[hidden]')?.textContent ?? '');
  return { scene: query.get('scene'), data: query.get('data'), range: query.get('range') };
}

export const InAddress: Story = {
  name: '所选的数据与时间写进地址',
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await drawn(canvas, '单位产品能耗');
    await expect(addressed()).toEqual({ scene, data: null, range: null });
    await chooseTab(canvas, '异常数据');
    await waitFor(() => expect(addressed()).toEqual({ scene, data: '1', range: '2026-05-31_2026-05-31' }));
    await chooseTab(canvas, '本周');
    await waitFor(() => expect(addressed()).toEqual({ scene, data: '1', range: '2026-05-25_2026-05-31' }));
    await drawn(canvas, '每日构成');
  },
};

export const FromAddress: Story = {
  name: '按地址打开：异常数据，自定义时间',
  args: { query: 'data=1&range=2026-05-20_2026-05-29' },
  parameters: calls({
    answer: (request) => {
      asked(request.production);
      return figures(request);
    },
  }),
  play: async ({ canvasElement }) => {
    asked.mockClear();
    const canvas = await opened(canvasElement);
    await drawn(canvas, '每日构成');
    await expect(canvas.getByRole('tab', { name: '异常数据' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tab', { name: '自定义' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('textbox', { name: '开始日期' })).toHaveValue('2026-05-20');
    await expect(canvas.getByRole('textbox', { name: '结束日期' })).toHaveValue('2026-05-29');
    await expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({ dataOption: 'abnormal', quickTime: 'custom', startTime: '2026-05-20 00:00:00' }),
    );
    rest();
  },
};

export const ImpossibleAddress: Story = {
  name: '地址里的时间不成立：显示今日',
  args: { query: 'data=7&range=2026-05-29_2026-02-30' },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await drawn(canvas, '单位产品能耗');
    await expect(canvas.getByRole('tab', { name: '今日' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('textbox', { name: '开始日期' })).toHaveValue('2026-05-31');
  },
};

/** Stops of one Monday morning, which is all that the week has yet. */
function mondayStops({ production }: LookupRequest): Answer {
  if (production?.quickTime !== 'week') return figures({ identifier: '', ...(production && { production }) });
  const stop = (type: 'quality' | 'equipment' | 'material', minutes: number) => ({
    abnormalType: type,
    timeTotal: minutes,
    numTotal: 2,
    positionTimeTotal: minutes,
    trend: [{ time: '2026-05-25', value: minutes }],
  });
  const weeks = [stop('quality', 12.5), stop('equipment', 8), stop('material', 3)];
  const position = { positionName: '总装 3 线', days: [], weeks, months: [], quarters: [], custom: [] };
  return answered([
    {
      dataId: 'source',
      dataType: 'String',
      label: '数据来源',
      value: '企业节点 88.118.001',
      trace: false,
      traceIdentifier: '',
    },
    { dataId: 'abnormal', dataType: 'Abnormal', label: '异常数据', value: { positions: [position] } },
  ]);
}

export const MondayWeek: Story = {
  name: '异常数据：周一看本周',
  parameters: calls({ answer: mondayStops }),
  beforeEach: () => turnClock('2026-05-25 09:30'),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await chooseTab(canvas, '异常数据');
    await chooseTab(canvas, '本周');
    await drawn(canvas, '每日构成');
    await expect(figureOf(canvas, '质量')).toHaveTextContent('2次 · 12.5 分钟');
    await expect(figureOf(canvas, '设备')).toHaveTextContent('2次 · 8.0 分钟');
    const composition = canvas.getByText('每日构成').closest('figure') ?? canvasElement;
    const figures = within(composition).getByRole('button', { name: '查看数据表' });
    await userEvent.click(figures);
    const rows = within(within(composition).getByRole('table')).getAllByRole('row').slice(1);
    await expect(rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' '))).toEqual([
      '05-25 12.5 8 3 0 23.5',
      ...['05-26', '05-27', '05-28', '05-29', '05-30', '05-31'].map((day) => `${day} – – – – –`),
    ]);
    await userEvent.click(figures);
    const panel = canvas.getByRole('tabpanel', { name: '异常数据' });
    await expect(within(panel).getAllByText(/数据来源/)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: '查看最近七天' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '开始日期' })).toHaveValue('2026-05-19'));
    await expect(canvas.getByRole('textbox', { name: '结束日期' })).toHaveValue('2026-05-25');
    await drawn(canvas, '每日构成');
    await expect(canvas.queryByRole('button', { name: '查看最近七天' })).toBeNull();
    await chooseTab(canvas, '本周');
    await canvas.findByRole('button', { name: '查看最近七天' }, patience);
    await drawn(canvas, '每日构成');
  },
};

export const Abnormal: Story = {
  name: '异常数据：本周',
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await chooseTab(canvas, '异常数据');
    await drawn(canvas, '每小时构成');
    await chooseTab(canvas, '本周');
    await drawn(canvas, '每日构成');
    await expect(figureOf(canvas, '质量')).toHaveTextContent('107次 · 412 分钟');
  },
};

export const AbnormalToday: Story = {
  name: '异常数据：今日',
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await chooseTab(canvas, '异常数据');
    await drawn(canvas, '每小时构成');
  },
};

export const AbnormalMonth: Story = {
  name: '异常数据：本月',
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await chooseTab(canvas, '异常数据');
    await drawn(canvas, '每小时构成');
    await chooseTab(canvas, '本月');
    await drawn(canvas, '每日构成');
  },
};

export const Processing: Story = {
  name: '加工时间：今日',
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await chooseTab(canvas, '加工时间');
    await canvas.findByText('总加工时间', {}, patience);
    await drawn(canvas, 'TOP10 岗位');
  },
};

export const Repairs: Story = {
  name: '报修记录',
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await chooseTab(canvas, '报修记录');
    await canvas.findByRole('table', {}, patience);
    await expect(canvas.queryByRole('tablist', { name: '时间范围' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '查看更多（还有 1 条）' })).toBeVisible();
  },
};

let phoneVerified = false;
const askForPhone: Element[] = [
  {
    dataId: 'verify',
    dataType: 'isVerify',
    label: '手机验证',
    value: '该场景仅向设备的使用方开放，请验证手机号后查看',
  },
];

/** Shows repairs to who has verified a phone, and asks everybody else for one. */
function lockedRepairs(request: LookupRequest): Answer {
  const { effect, sceneConfId, production } = request;
  if (effect === 'VERIFY') phoneVerified = true;
  if (sceneConfId !== scene) {
    const elements = phoneVerified ? [] : askForPhone;
    return { reply: { ...treadmillRecord, sceneConfId: sceneConfId ?? '', elements } };
  }
  return production?.dataOption === 'repairRecords' && !phoneVerified ? answered(askForPhone) : figures(request);
}

const locked = calls({ answer: lockedRepairs });

export const RepairsLocked: Story = {
  name: '报修记录：请验证手机号',
  parameters: locked,
  beforeEach: () => {
    phoneVerified = false;
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await chooseTab(canvas, '报修记录');
    await expect(await canvas.findByRole('heading', { name: '验证手机号后查看' }, patience)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '手机号' })).toBeVisible();
  },
};

export const RepairsOpened: Story = {
  name: '报修记录：验证手机号后自动显示',
  parameters: { msw: { handlers: [...locked.msw.handlers, ...goodCaptcha] } },
  beforeEach: () => {
    phoneVerified = false;
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await chooseTab(canvas, '报修记录');
    await userEvent.type(await canvas.findByRole('textbox', { name: '手机号' }, patience), '13800000118');
    await userEvent.click(canvas.getByRole('button', { name: '发送验证码' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: '验证码' }, patience), '482913');
    await userEvent.click(canvas.getByRole('button', { name: '验证并查看' }));
    await canvas.findByRole('table', {}, patience);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: '智能生产' })).toHaveFocus());
    rest();
  },
};

export const NoRepairs: Story = {
  name: '没有报修记录',
  parameters: calls({ answer: () => answered([]), options: () => ({ reply: [] }) }),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await canvas.findByText('还没有报修记录。', {}, patience);
    await expect(canvas.getAllByRole('tab', { name: /报修记录/ })).toHaveLength(1);
  },
};

export const LoadingRange: Story = {
  name: '换范围加载中，原数据保留',
  parameters: calls({ answer: (request) => (request.production === undefined ? figures(request) : 'pending') }),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await drawn(canvas, '单位产品能耗');
    await chooseTab(canvas, '本周');
    const said = () => canvas.getAllByRole('status').map((element: HTMLElement) => element.textContent);
    await waitFor(() => expect(said()).toContain(messages.empty.loading));
    await expect(figureOf(canvas, '总能耗')).toHaveTextContent('2,271kWh');
  },
};

const broken: Answer = { refusal: { status: 503, message: '生产数据平台正在维护，请于十分钟后再试' } };

export const RangeFailed: Story = {
  name: '换范围失败，原数据保留',
  parameters: calls({ answer: (request) => (request.production === undefined ? figures(request) : broken) }),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await drawn(canvas, '单位产品能耗');
    await chooseTab(canvas, '本周');
    await canvas.findByText('下面仍是今日的能耗数据。', {}, patience);
    await expect(canvas.getAllByText('生产数据平台正在维护，请于十分钟后再试')).toHaveLength(2);
    await expect(figureOf(canvas, '总能耗')).toHaveTextContent('2,271kWh');
    await expect(canvas.getAllByRole('tab', { name: /数据|时间|记录/ })).toHaveLength(4);
    await noticeGone();
  },
};

let refusals = 0;

export const TabFailed: Story = {
  name: '换数据失败，重试后成功',
  parameters: calls({
    answer: (request) =>
      request.production?.dataOption === 'processingTime' && refusals++ === 0 ? broken : figures(request),
  }),
  beforeEach: () => {
    refusals = 0;
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await drawn(canvas, '单位产品能耗');
    await chooseTab(canvas, '加工时间');
    await canvas.findByText('下面仍是今日的能耗数据。', {}, patience);
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await canvas.findByText('总加工时间', {}, patience);
    await drawn(canvas, 'TOP10 岗位');
    await noticeGone();
  },
};

let firstRefusals = 0;

export const FirstFailed: Story = {
  name: '首次加载失败',
  parameters: calls({ answer: () => broken }),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await canvas.findByRole('button', { name: '重试' }, patience);
    await noticeGone();
    await expect(canvas.getByText('生产数据平台正在维护，请于十分钟后再试')).toBeVisible();
  },
};

export const FirstFailedThenLoaded: Story = {
  name: '首次加载失败，重试后成功',
  parameters: calls({ answer: (request) => (firstRefusals++ === 0 ? broken : figures(request)) }),
  beforeEach: () => {
    firstRefusals = 0;
  },
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }, patience));
    await drawn(canvas, '单位产品能耗');
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
    await noticeGone();
  },
};

export const OptionsFailed: Story = {
  name: '数据选项加载失败',
  parameters: calls({ options: () => ({ refusal: { status: 500, message: '数据选项暂时无法读取，请稍后再试' } }) }),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await canvas.findByText('数据选项暂时无法读取，请稍后再试', {}, patience);
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Offline: Story = {
  name: '没有联网',
  beforeEach: withoutNetwork,
  parameters: calls({ answer: () => 'unreachable', options: () => 'unreachable' }),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await canvas.findByRole('button', { name: '重试' }, patience);
    await expect(canvas.getByText('网络没有连接')).toBeVisible();
    await noticeGone();
  },
};

export const Empty: Story = {
  name: '这个范围没有数据',
  parameters: calls({ answer: () => answered([]) }),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await canvas.findByRole('button', { name: '查看本月' }, patience);
  },
};

/** The figures of a day on which nothing was measured: every position, and no figure. */
function nothingMeasured({ production }: LookupRequest): Answer {
  const future = { startTime: '2026-06-01 00:00:00', endTime: '2026-06-01 23:59:59' };
  return answered(productionElements({ dataOption: 'energy', quickTime: 'today', ...production, ...future }));
}

export const EmptyCharts: Story = {
  name: '图表没有数据',
  parameters: calls({ answer: nothingMeasured }),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await drawn(canvas, '单位产品能耗');
    await expect(canvas.getAllByText(messages.empty.noData)).toHaveLength(4);
  },
};

/** The figures with names as long as enterprises write them. */
function longNames({ production }: LookupRequest): Answer {
  const place = '（数字化智能制造示范车间一期柔性产线）';
  return answered(
    productionElements(production).map((element) => {
      switch (element.dataType) {
        case 'Energy': {
          const units = element.value.units.map((unit) => ({ ...unit, unitName: `${unit.unitName}${place}` }));
          return { ...element, value: { units } };
        }
        case 'Abnormal': {
          const positions = element.value.positions.map((position) => ({
            ...position,
            positionName: `${position.positionName}${place}`,
          }));
          return { ...element, value: { positions } };
        }
        case 'String':
          return element.label === '数据来源'
            ? { ...element, value: '山东省德州市宁津县健身器材产业集群能源与设备状态在线监测数据采集平台（二期）' }
            : element;
        default:
          return element;
      }
    }),
  );
}

export const LongNames: Story = {
  name: '长名称',
  parameters: calls({
    answer: longNames,
    options: () => ({
      reply: [
        { code: 'energy', name: '全厂综合能源消耗数据统计' },
        { code: 'abnormal', name: '产线异常停机与质量偏差数据' },
        { code: 'processingTime', name: '各岗位实际加工时间统计' },
      ],
    }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await drawn(canvas, '单位产品能耗');
  },
};
