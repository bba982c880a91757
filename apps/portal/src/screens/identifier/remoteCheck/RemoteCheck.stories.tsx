import { remoteCheckStepMs } from '@lima-id/domain';
import { Card } from '@lima-id/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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

/** A clock that stands at a moment, after it was read once. */
function stoppedAt(milliseconds: number): () => number {
  let read = false;
  return () => {
    const moment = read ? milliseconds : 0;
    read = true;
    return moment;
  };
}

const meta = {
  title: 'Screens/Identifier/Remote check',
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
    await canvas.findByText('其余 10 项正常 · 用时 6 秒');
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
    await canvas.findByText('其余 10 项正常 · 用时 6 秒');
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
    await canvas.findByText('12 项全部正常 · 用时 6 秒');
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
    await canvas.findByText('其余 1 项正常 · 用时 1 秒', undefined, { timeout: 5000 });
    await expect(canvas.getByText('无数据')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重新检测' }));
    await expect(canvas.getByText('正在检测：主控通信')).toBeVisible();
    await canvas.findByText('其余 1 项正常 · 用时 1 秒', undefined, { timeout: 5000 });
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
    await canvas.findByText('其余 2 项正常 · 用时 1.5 秒');
    await waitFor(() => expect(canvas.getByRole('button', { name: '重新检测' })).toHaveFocus());
    canvas.getByRole('button', { name: '重新检测' }).blur();
  },
};
