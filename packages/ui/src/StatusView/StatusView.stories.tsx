import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { StatusView } from './StatusView.tsx';

const meta = {
  title: 'Feedback/StatusView 状态页',
  id: 'components-statusview',
  component: StatusView,
  args: { kind: 'serverError', phone: '400-000-0118' },
} satisfies Meta<typeof StatusView>;
export default meta;
type Story = StoryObj<typeof meta>;

const home = (
  <ButtonLink size="lg" variant="secondary" href="/home">
    返回首页
  </ButtonLink>
);

export const Playground: Story = {};

export const ServerError: Story = {
  name: '服务出错',
  args: {
    tag: '500',
    requestId: 'R-20260518-7F3A91',
    time: '2026-05-18 10:42:16',
    actions: (
      <>
        <Button size="lg">刷新页面</Button>
        {home}
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '服务暂时没有响应' })).toBeVisible();
    await expect(canvas.getByText('R-20260518-7F3A91')).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

export const Copied: Story = {
  name: '请求编号已复制',
  args: {
    kind: 'restarting',
    tag: '502',
    requestId: 'R-20260518-81C0D4',
    time: '2026-05-18 10:43:02',
    retry: { seconds: 12, paused: true, onRetry: fn() },
    actions: (
      <>
        <Button size="lg">现在就试</Button>
        {home}
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const writeText = fn().mockResolvedValue(undefined);
    const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    try {
      await userEvent.click(canvas.getByRole('button', { name: '复制请求编号' }));
      await expect(writeText).toHaveBeenCalledWith('R-20260518-81C0D4');
      await expect(await canvas.findByText('已复制')).toBeVisible();
      await waitFor(() => expect(canvas.queryByText('已复制')).toBeNull(), { timeout: 3000 });
    } finally {
      if (clipboard === undefined) Reflect.deleteProperty(navigator, 'clipboard');
      else Object.defineProperty(navigator, 'clipboard', clipboard);
    }
  },
};

export const CopyRefused: Story = {
  name: '不能复制时选中编号',
  args: { requestId: 'R-20260518-7F3A91' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    const writeText = fn().mockRejectedValue(new Error('refused'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    try {
      await userEvent.click(canvas.getByRole('button', { name: '复制请求编号' }));
      await expect(await canvas.findByText('未能复制，请选中后手动复制')).toBeVisible();
      await expect(getSelection()?.toString()).toBe('R-20260518-7F3A91');
    } finally {
      getSelection()?.removeAllRanges();
      if (clipboard === undefined) Reflect.deleteProperty(navigator, 'clipboard');
      else Object.defineProperty(navigator, 'clipboard', clipboard);
    }
  },
};

const onRetry = fn();

export const RetriesByItself: Story = {
  name: '数完自己再试',
  args: {
    kind: 'restarting',
    tag: '503',
    retry: { seconds: 1, onRetry },
    actions: <Button size="lg">现在就试</Button>,
  },
  play: async ({ canvasElement }) => {
    onRetry.mockClear();
    const canvas = within(canvasElement);
    await waitFor(() => expect(onRetry).toHaveBeenCalledOnce(), { timeout: 3000 });
    await expect(canvas.getByText('正在重试')).toBeInTheDocument();
  },
};

export const Waiting: Story = {
  name: '等了 5 秒还没有回答',
  args: {
    kind: 'waiting',
    waitedSeconds: 8,
    actions: (
      <>
        <Button size="lg">继续等</Button>
        <Button size="lg" variant="secondary">
          取消这次请求
        </Button>
      </>
    ),
  },
};

export const Unreachable: Story = {
  name: '服务连不上',
  args: { kind: 'unreachable', time: '2026-05-18 10:42:16', actions: <Button size="lg">重试</Button> },
};

export const Offline: Story = {
  name: '没有网络',
  args: { kind: 'offline', actions: <Button size="lg">重试</Button> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('网络没有连接');
  },
};

export const LongText: Story = {
  name: '服务器的话',
  args: {
    title: '数据加载失败',
    tag: '429',
    text: '企业节点 88.118.001 正在维护，预计今天 18:00 恢复。您可以稍后再来，或联系标识所属企业了解详情。',
    requestId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  },
};
