import { type RemoteCheckItem, remoteCheckItems, remoteCheckStepMs } from '@lima-id/domain';
import { Card } from '@lima-id/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { isPhone, onPhone, phone } from '../../../../../../packages/ui/src/testing/phone.ts';
import { RemoteCheck } from './RemoteCheck.tsx';

const labels = [
  '电源与接地',
  '主电机温度',
  '跑带张力',
  '扬升电机',
  '速度传感器',
  '心率模块',
  '急停开关',
  '控制器固件',
  '触控屏通信',
  '网络连接',
  '润滑周期',
  '制动响应',
];
const fine = labels.map((label) => ({ label, value: 'OK' }));
const worn: Record<string, string> = { 跑带张力: '偏低 12%', 润滑周期: '超期 9 天' };
const abnormal = fine.map(({ label, value }) => ({ label, value: worn[label] ?? value }));

/** The items with notes of the manufacturer on some of them, as a gateway sends them. */
const makerNotes: Record<string, [label: string, text: string][]> = {
  跑带张力: [
    ['单位', '%'],
    ['下限', '-8'],
    ['上限', '8'],
    ['部位', '54,62'],
    ['处理人', '可自行处理'],
    ['用时', '10'],
    ['手册', '4.2 节'],
    ['步骤 1', '停机，拔下电源，用 6 mm 内六角扳手。'],
    ['步骤 2', '两侧后滚筒螺栓各顺时针 1/4 圈，两侧必须相同。'],
    ['步骤 3', '空转 3 分钟看跑带是否居中，再回到这里复测。'],
  ],
  润滑周期: [
    ['单位', '天'],
    ['上限', '60'],
    ['要求', '每 60 天一次'],
    ['部位', '41,68'],
    ['处理人', '可自行处理'],
    ['用时', '5'],
    ['手册', '4.4 节'],
    ['步骤 1', '抬起跑带一侧，擦去跑板上的旧油和灰。'],
    ['步骤 2', '甲基硅油 30 ml，均匀涂在跑板中间三分之一。'],
    ['步骤 3', '以 5 km/h 空转 2 分钟，让油匀开。'],
  ],
  制动响应: [
    ['单位', 's'],
    ['上限', '1.0'],
    ['部位', '35,52'],
    ['处理人', '须由工程师处理'],
    ['手册', '7.1 节'],
    ['费用', '保修期内，免费'],
    ['售后电话', '400-000-0001'],
    ['步骤 1', '立即停止使用，并在设备上挂停用牌。'],
    ['步骤 2', '不要自行拆开驱动器；等待工程师上门。'],
  ],
};

type Readings = Record<string, [measured: string, result: string]>;
const inOrder: Readings = { 跑带张力: ['-1', 'OK'], 润滑周期: ['0', 'OK'], 制动响应: ['0.6', 'OK'] };

function reported(readings: Readings): RemoteCheckItem[] {
  const rows = labels.map((label) => {
    const [measured, result] = { ...inOrder, ...readings }[label] ?? ['', 'OK'];
    const facts: [string, string][] =
      makerNotes[label] === undefined
        ? [['结果', result]]
        : [['读数', measured], ...makerNotes[label], ['结果', result]];
    const value = facts.map(([name, text], index) => ({
      dataId: `${label}-${index}`,
      dataType: 'String' as const,
      label: name,
      value: text,
      trace: false,
      traceIdentifier: '',
    }));
    return { dataId: label, dataType: 'Object' as const, label, value };
  });
  return remoteCheckItems([{ dataId: 'checks', dataType: 'Array', label: '远程检测', value: rows }]);
}
const wornBelt = reported({ 跑带张力: ['-12', '偏低 12%'], 润滑周期: ['69', '超期 9 天'] });

/** A clock that stands still after its first read. */
function stoppedAt(milliseconds: number): () => number {
  let read = false;
  return () => {
    const moment = read ? milliseconds : 0;
    read = true;
    return moment;
  };
}

/** A clock at which a check is always finished. */
function hurrying(): () => number {
  let moment = 0;
  return () => {
    moment += 60_000;
    return moment;
  };
}

const meta = {
  title: 'Screens/Identifier 标识查询/Remote check 远程诊断',
  id: 'screens-identifier-remote-check',
  component: RemoteCheck,
  args: { items: abnormal, picture: <img src="/illustrations/treadmill.svg" alt="" /> },
  decorators: [
    (Story) => (
      <Card padding="lg">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof RemoteCheck>;
export default meta;

type Story = StoryObj<typeof meta>;

async function start(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: '开始检测' }));
  return canvas;
}

export const Ready: Story = { name: '检测前' };

export const CheckedBefore: Story = {
  name: '检测前，曾检测过',
  args: { last: { time: '2026-05-11 08:20', abnormalCount: 0 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/上次检测：2026-05-11 08:20，健康。$/)).toBeVisible();
  },
};

export const Started: Story = {
  name: '检测中：第一项',
  args: { now: () => 0 },
  play: async ({ canvasElement }) => {
    const canvas = await start(canvasElement);
    await expect(canvas.getByText('正在检测：电源与接地')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('正在检测，请稍候');
  },
};

export const Scanning: Story = {
  name: '检测中：逐项点亮',
  args: { now: stoppedAt(5 * remoteCheckStepMs) },
  play: async ({ canvasElement }) => {
    const canvas = await start(canvasElement);
    await canvas.findByText('正在检测：心率模块');
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(items.slice(0, 7)).toEqual([
      '电源与接地正常',
      '主电机温度正常',
      '跑带张力偏低 12%',
      '扬升电机正常',
      '速度传感器正常',
      '心率模块检测中',
      '急停开关待检测',
    ]);
    await expect(canvas.getByRole('progressbar', { name: '检测进度' })).toHaveAttribute('value', '5');
  },
};

export const Abnormal: Story = {
  name: '异常',
  args: { now: stoppedAt(12 * remoteCheckStepMs) },
  play: async ({ canvasElement }) => {
    const canvas = await start(canvasElement);
    await canvas.findByText('共 12 项，用时 6 秒');
    await expect(canvas.getByRole('status')).toHaveTextContent('检测到2项异常，请联系售后');
    await waitFor(() => expect(canvas.getByRole('button', { name: '重新检测' })).toHaveFocus());
    canvas.getByRole('button', { name: '重新检测' }).blur();
  },
};

export const Reportable: Story = {
  name: '异常，可一键报修',
  args: { now: stoppedAt(12 * remoteCheckStepMs), onReport: fn(), onEnded: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = await start(canvasElement);
    await canvas.findByText('共 12 项，用时 6 秒');
    await userEvent.click(canvas.getByRole('button', { name: '一键报修' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
    await expect(args.onEnded).toHaveBeenCalledOnce();
    await expect(args.onEnded).toHaveBeenCalledWith(2);
    canvas.getByRole('button', { name: '一键报修' }).blur();
  },
};

export const Healthy: Story = {
  name: '健康',
  args: { items: fine, now: stoppedAt(60_000) },
  play: async ({ canvasElement }) => {
    const canvas = await start(canvasElement);
    await canvas.findByText('12 项全部正常，用时 6 秒');
    await expect(canvas.getByRole('status')).toHaveTextContent('设备各项正常');
    await waitFor(() => expect(canvas.getByRole('button', { name: '重新检测' })).toHaveFocus());
    canvas.getByRole('button', { name: '重新检测' }).blur();
  },
};

export const Again: Story = {
  name: '重新检测',
  args: {
    items: [
      { label: '主控通信', value: 'ok' },
      { label: '急停回路', value: '' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await start(canvasElement);
    await canvas.findByText('共 2 项，用时 1 秒', undefined, { timeout: 5000 });
    await expect(canvas.getByText('无数据')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重新检测' }));
    await expect(canvas.getByText('正在检测：主控通信')).toBeVisible();
    await canvas.findByText('共 2 项，用时 1 秒', undefined, { timeout: 5000 });
    await waitFor(() => expect(canvas.getByRole('button', { name: '重新检测' })).toHaveFocus());
    canvas.getByRole('button', { name: '重新检测' }).blur();
  },
};

export const LongNames: Story = {
  name: '长名称与长读数',
  args: {
    items: [
      { label: '变频控制器与能耗回收模块之间的通信与固件版本一致性', value: '固件 V3.2.1 与登记的 V3.4.0 不一致' },
      { label: '电源', value: 'OK' },
      { label: '网络', value: 'OK' },
    ],
    now: stoppedAt(3 * remoteCheckStepMs),
  },
  play: async ({ canvasElement }) => {
    const canvas = await start(canvasElement);
    await canvas.findByText('共 3 项，用时 1.5 秒');
    await waitFor(() => expect(canvas.getByRole('button', { name: '重新检测' })).toHaveFocus());
    canvas.getByRole('button', { name: '重新检测' }).blur();
  },
};

export const Advice: Story = {
  name: '异常：逐项处理建议',
  args: { items: wornBelt, now: stoppedAt(60_000), onReport: fn() },
  play: async ({ canvasElement }) => {
    const canvas = await start(canvasElement);
    await canvas.findByText('项异常，可以自己处理');
    const list = canvas.getByRole('list', { name: '异常项' });
    const [belt, oil] = within(list)
      .getAllByRole('heading', { level: 4 })
      .map((heading) => heading.closest('li') ?? list);
    if (belt === undefined || oil === undefined) throw new Error('Two findings are expected.');
    await expect(belt).toHaveTextContent('允许 ±8 %，偏低 12%');
    const [allowed, mark] = ['i', 'b'].map((part) =>
      belt.querySelector(`[aria-hidden] > ${part}`)?.getBoundingClientRect(),
    );
    await expect(mark?.right).toBeLessThan(allowed?.left ?? 0);
    await expect(
      within(within(belt).getByRole('list', { name: '跑带张力的处理步骤' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    for (const words of ['可自行处理', '约 10 分钟', '手册 4.2 节']) await expect(belt).toHaveTextContent(words);
    await expect(oil).toHaveTextContent('每 60 天一次，超期 9 天');
    await userEvent.click(canvas.getByRole('button', { name: '2 润滑周期，查看处理建议' }));
    await expect(oil).toHaveFocus();
    await expect(canvas.getByText('其余 10 项正常')).toBeVisible();
    await expect(canvas.queryByText('扬升电机', { exact: true })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '展开' }));
    await expect(canvas.getByText('扬升电机', { exact: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '收起' }));
    await expect(canvasElement.querySelector('img')?.getBoundingClientRect().width).toBe(400);
    canvas.getByRole('button', { name: '展开' }).blur();
  },
};

export const AdviceOnPhone: Story = {
  name: '异常：逐项处理建议，手机上图占满一行',
  args: { items: wornBelt, now: stoppedAt(60_000) },
  parameters: phone,
  globals: onPhone,
  play: async ({ canvasElement }) => {
    if (!isPhone()) return;
    const canvas = await start(canvasElement);
    await canvas.findByText('项异常，可以自己处理');
    const drawing = canvasElement.querySelector('img');
    await expect(drawing?.getBoundingClientRect().width).toBe(drawing?.parentElement?.clientWidth);
  },
};

export const Safety: Story = {
  name: '异常：须由工程师处理',
  args: {
    items: reported({ 制动响应: ['1.9', '超过 1.0 s'], 润滑周期: ['69', '超期 9 天'] }),
    now: stoppedAt(60_000),
    onReport: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = await start(canvasElement);
    await canvas.findByText('请立即停止使用。');
    await expect(canvas.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual([
      '制动响应',
      '润滑周期',
    ]);
    await expect(canvas.queryByRole('button', { name: /重新检测/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: '联系售后 400-000-0001' })).toHaveAttribute(
      'href',
      'tel:400-000-0001',
    );
    await userEvent.click(canvas.getByRole('button', { name: '一键报修' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: '一键报修' }).blur();
  },
};

export const Mended: Story = {
  name: '处理后复测：前后对比',
  args: { items: wornBelt, now: hurrying(), reread: fn(async () => reported({})) },
  play: async ({ args, canvasElement }) => {
    const canvas = await start(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '处理好了，重新检测' }));
    await canvas.findByText('跑带张力、润滑周期已恢复。');
    await expect(args.reread).toHaveBeenCalledOnce();
    await expect(canvas.getByText('其余 10 项正常')).toBeVisible();
    const rows = within(canvas.getByRole('table', { name: '处理前后对比' })).getAllByRole('row');
    await expect(rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['跑带张力', '−12 %', '−1 %', '允许 ±8 %'],
      ['润滑周期', '69 天', '0 天', '每 60 天一次'],
    ]);
    await waitFor(() => expect(canvas.getByRole('button', { name: '重新检测' })).toHaveFocus());
    canvas.getByRole('button', { name: '重新检测' }).blur();
  },
};

export const RereadFailed: Story = {
  name: '复测时读不到：保留这次结果',
  args: { items: wornBelt, now: stoppedAt(60_000), reread: fn(async () => null) },
  play: async ({ canvasElement }) => {
    const canvas = await start(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '处理好了，重新检测' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '处理好了，重新检测' })).toBeEnabled());
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(2);
    canvas.getByRole('button', { name: '处理好了，重新检测' }).blur();
  },
};
