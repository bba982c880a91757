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
function turnClock() {
  const own = Date.now;
  const ahead = (readChinaTime(productionUpdated) ?? Number.NaN) - own();
  Date.now = () => own() + ahead;
  return () => {
    Date.now = own;
  };
}

const meta = {
  title: 'Screens/Identifier/Production',
  component: ScreenStory,
  args: { identifier: treadmillRecord.identifier, scene },
  parameters: { layout: 'fullscreen', ...calls() },
  beforeEach: turnClock,
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
    await expect(canvas.getByText('总能耗').nextElementSibling).toHaveTextContent('2,271kWh');
    await expect(canvas.getByText('峰值时段').nextElementSibling).toHaveTextContent('14:00156 kWh');
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
      dataOption: 0,
      startTime: '2026-05-27 00:00:00',
      endTime: '2026-05-29 23:59:59',
      quickTime: 5,
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
    await expect(canvas.getByText('总能耗').nextElementSibling).toHaveTextContent('2,271kWh');
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
    await expect(asked.mock.calls).toEqual([[undefined]]);
    rest();
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
    await expect(canvas.getByText('质量', { selector: 'dt' }).nextElementSibling).toHaveTextContent('107次 · 412 分钟');
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
    await expect(await canvas.findByRole('status')).toHaveTextContent(messages.empty.loading);
    await expect(canvas.getByText('总能耗').nextElementSibling).toHaveTextContent('2,271kWh');
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
    await expect(canvas.getByText('总能耗').nextElementSibling).toHaveTextContent('2,271kWh');
    await expect(canvas.getAllByRole('tab', { name: /数据|时间|记录/ })).toHaveLength(4);
    await noticeGone();
  },
};

let refusals = 0;

export const TabFailed: Story = {
  name: '换数据失败，重试后成功',
  parameters: calls({
    answer: (request) => (request.production?.dataOption === 2 && refusals++ === 0 ? broken : figures(request)),
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
  return answered(productionElements({ dataOption: 0, quickTime: 0, ...production, ...future }));
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
        { code: 0, name: '全厂综合能源消耗数据统计' },
        { code: 1, name: '产线异常停机与质量偏差数据' },
        { code: 2, name: '各岗位实际加工时间统计' },
      ],
    }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = await opened(canvasElement);
    await drawn(canvas, '单位产品能耗');
  },
};
