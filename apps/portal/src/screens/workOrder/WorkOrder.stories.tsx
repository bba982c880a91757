import { contract, type FaultLookupFailure, type FaultLookupReply } from '@lima-id/api';
import { findApps, type MockAnswer, mockEndpoint } from '@lima-id/api/msw';
import { repairMessages } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { keepReportedNumber } from '../../shared/repair/reportedNumbers.ts';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { pageShown } from '../../shared/stories/pageShown.ts';
import WorkOrderScreen from './WorkOrderScreen.tsx';

const number = 'WX-2026-000318';
const at = (time: string) => Date.parse(`2026-05-${time}:00+08:00`);
const nothing = { point: '', note: '', hours: null };
const received = { event: 'received' as const, at: at('18T10:47'), ...nothing };
const accepted = {
  event: 'accepted' as const,
  at: at('18T16:30'),
  point: '德州服务网点',
  note: '工程师将携带跑带与轴承上门，预计 05-20 下午到场。',
  hours: null,
};

const waiting: FaultLookupReply = {
  number,
  state: 'waiting',
  kind: 'noise',
  words: '跑带异响、打滑，加速到 12 km/h 以上更明显。',
  photoCount: 2,
  mobileTail: '0118',
  steps: [received],
  device: { identifier: '88.118.001/GT-2026-000123', name: 'GT-6 商用智能跑步机' },
  maker: { name: '山东泰岳健身科技有限公司', afterSalesPhone: '0534-5210 118' },
};
const underway: FaultLookupReply = { ...waiting, state: 'underway', steps: [received, accepted] };
const done: FaultLookupReply = {
  ...waiting,
  state: 'done',
  steps: [
    received,
    accepted,
    {
      event: 'completed',
      at: at('20T15:10'),
      point: '',
      note: '更换后滚筒轴承一只，调整跑带张力到 −1 %，试机 10 分钟无异响。',
      hours: 1.5,
    },
  ],
};
const declined: FaultLookupReply = {
  ...waiting,
  state: 'declined',
  photoCount: 0,
  steps: [received, { ...nothing, event: 'declined', at: at('18T16:30'), note: '与 WX-2026-000117 重复，已在处理。' }],
};

const products = mockEndpoint(contract.searchApps, (wanted) => ({ reply: findApps(wanted) }));

function server(answer: MockAnswer<FaultLookupReply, FaultLookupFailure>) {
  return { msw: { handlers: [mockEndpoint(contract.lookUpFaultReport, () => answer), products] } };
}

const tooOften = '试错次数过多，请10分钟后再查';

function refused(status: number, message: string, triesLeft: number, retryAfterMs: number) {
  return server({ refusal: { status, message, data: { triesLeft, retryAfterMs } } });
}

const meta = {
  title: 'Screens/Work order 工单',
  id: 'screens-workorder',
  component: PageStory,
  args: { screen: <WorkOrderScreen />, path: '/work_order' },
  parameters: { layout: 'fullscreen', ...server({ reply: waiting }) },
  beforeEach: () => {
    window.localStorage.removeItem('faultNumbers');
  },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

async function shown(canvasElement: HTMLElement) {
  const canvas = await pageShown(canvasElement, '查询工单');
  const form = within(canvas.getByRole('form', { name: '查询工单' }));
  return {
    canvas,
    number: form.getByRole('textbox', { name: '工单号' }),
    tail: form.getByRole('textbox', { name: '报修手机号后四位' }),
    send: () => userEvent.click(form.getByRole('button', { name: '查询工单' })),
  };
}

/** Fills both fields in and looks the ticket up. */
async function lookUp(canvasElement: HTMLElement) {
  const page = await shown(canvasElement);
  await userEvent.type(page.number, number);
  await userEvent.type(page.tail, '0118');
  await page.send();
  return page;
}

/** No focus ring or caret in the picture. */
function rest() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** The same once the form has moved the focus to the number, a moment after its message. */
async function restAfterRefusal(field: HTMLElement) {
  await waitFor(() => expect(field).toHaveFocus());
  rest();
}

async function found(canvasElement: HTMLElement, head: string) {
  const page = await lookUp(canvasElement);
  const title = await page.canvas.findByRole('heading', { level: 2, name: number }, { timeout: 10_000 });
  await waitFor(() => expect(title).toHaveFocus());
  await expect(page.canvas.getByRole('heading', { level: 3, name: head })).toBeVisible();
  await expect(page.canvas.getByRole('button', { name: '复制工单号' })).toBeVisible();
  rest();
  return page;
}

export const Empty: Story = {
  name: '空表单',
  play: async ({ canvasElement }) => {
    const { canvas } = await shown(canvasElement);
    await expect(canvas.queryByText('这台设备上报过的')).toBeNull();
    await expect(document.title).toBe('查询工单 - 力码');
  },
};

export const Prefilled: Story = {
  name: '这台设备上报过的工单，选一个再粘贴手机号',
  beforeEach: () => {
    for (const one of ['WX-2026-000117', number]) keepReportedNumber(one);
  },
  play: async ({ canvasElement }) => {
    const page = await shown(canvasElement);
    await userEvent.click(await page.canvas.findByRole('button', { name: number }));
    await expect(page.number).toHaveValue(number);
    await expect(page.tail).toHaveFocus();
    await userEvent.paste('138 0000 0118');
    await expect(page.tail).toHaveValue('0118');
    rest();
  },
};

export const Unreadable: Story = {
  name: '填写有误',
  play: async ({ canvasElement }) => {
    const page = await shown(canvasElement);
    await userEvent.type(page.number, '318');
    await userEvent.type(page.tail, '01');
    await page.send();
    await expect(page.canvas.getByText(repairMessages.lookup.number)).toBeVisible();
    await expect(page.canvas.getByText(repairMessages.lookup.mobileTail)).toBeVisible();
    await expect(page.number).toHaveFocus();
    await expect(page.number).toHaveValue('318');
    rest();
  },
};

export const Wrong: Story = {
  name: '查不到：两项一样标出',
  parameters: refused(404, repairMessages.lookup.wrong(4), 4, 0),
  play: async ({ canvasElement }) => {
    const page = await lookUp(canvasElement);
    const alert = await page.canvas.findByText(repairMessages.lookup.wrong(4), undefined, { timeout: 10_000 });
    for (const field of [page.number, page.tail]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(repairMessages.lookup.wrong(4));
    }
    await expect(page.number).toHaveValue(number);
    await expect(page.tail).toHaveValue('0118');
    await restAfterRefusal(page.number);
    await userEvent.type(page.tail, '{Backspace}9');
    await expect(alert).not.toBeVisible();
    await expect(page.number).not.toHaveAttribute('aria-invalid');
    await page.send();
    await page.canvas.findByText(repairMessages.lookup.wrong(4), undefined, { timeout: 10_000 });
    await restAfterRefusal(page.number);
  },
};

export const Waiting: Story = {
  name: '试错五次，须等待',
  parameters: refused(429, tooOften, 0, 600_000),
  play: async ({ canvasElement }) => {
    const page = await lookUp(canvasElement);
    await page.canvas.findByText(tooOften, undefined, { timeout: 10_000 });
    await restAfterRefusal(page.number);
  },
};

export const Sending: Story = {
  name: '查询中',
  parameters: server('pending'),
  play: async ({ canvasElement }) => {
    const page = await lookUp(canvasElement);
    const button = page.canvas.getByRole('button', { name: '查询工单' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    rest();
  },
};

export const Offline: Story = {
  name: '无法连接，填写的内容还在',
  parameters: server('unreachable'),
  play: async ({ canvasElement }) => {
    const page = await lookUp(canvasElement);
    await page.canvas.findByText('服务器去健身了，请稍后再来', undefined, { timeout: 10_000 });
    await expect(page.number).not.toHaveAttribute('aria-invalid');
    await expect(page.tail).toHaveValue('0118');
    await restAfterRefusal(page.number);
  },
};

export const Received: Story = {
  name: '待受理',
  play: async ({ canvasElement }) => {
    const { canvas } = await found(canvasElement, '报修已收到，等待企业受理');
    const steps = within(canvas.getByRole('list', { name: '处理进度' })).getAllByRole('listitem');
    await expect(steps).toHaveLength(3);
    await expect(steps[0]).toHaveAttribute('aria-current', 'step');
    await expect(steps[0]).toHaveTextContent('2026-05-18 10:47');
    await expect(canvas.getByText('尾号 0118')).toBeVisible();
  },
};

export const Underway: Story = {
  name: '处理中',
  parameters: server({ reply: underway }),
  play: async ({ canvasElement }) => {
    const { canvas } = await found(canvasElement, '已受理，正在处理');
    await expect(canvas.getByText('德州服务网点')).toBeVisible();
  },
};

export const Done: Story = {
  name: '已完成',
  parameters: server({ reply: done }),
  play: async ({ canvasElement }) => {
    const { canvas } = await found(canvasElement, '已完成维修');
    await expect(canvas.getByText('1.5 小时')).toBeVisible();
  },
};

export const Declined: Story = {
  name: '未受理',
  parameters: server({ reply: declined }),
  play: async ({ canvasElement }) => {
    await found(canvasElement, '企业没有受理这次报修');
  },
};

export const Long: Story = {
  name: '长文字，设备查不到名称，企业没有售后电话',
  parameters: server({
    reply: {
      ...underway,
      words: `${'跑带异响、打滑，加速到 12 km/h 以上更明显。'.repeat(12)}\n第二行`,
      steps: [
        received,
        { ...accepted, note: accepted.note.repeat(10), point: '山东省德州市宁津县健身器材产业集群服务网点' },
      ],
      device: { identifier: `88.118.001/${'GT-2026-000123-'.repeat(6)}A`, name: '' },
      maker: { name: '', afterSalesPhone: '' },
    },
  }),
  play: async ({ canvasElement }) => {
    await found(canvasElement, '已受理，正在处理');
  },
};
