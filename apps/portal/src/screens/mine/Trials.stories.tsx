import { fetchOnTrial, listMyTrials } from '@lima-id/api';
import { mockEndpoint, onTrialReply, ordinaryUser, trialList } from '@lima-id/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { clearUser } from '../../shared/session/changeUser.ts';
import { loggedIn, ScreenStory, suspendedAdmin } from './storyFrame.tsx';

const trials = mockEndpoint(listMyTrials, () => ({ reply: { records: trialList, total: trialList.length } }));
const noTrials = mockEndpoint(listMyTrials, () => ({ reply: { records: [], total: 0 } }));

const meta = {
  title: 'Screens/Mine 我的/Trials 试用',
  id: 'screens-mine-trials',
  component: ScreenStory,
  args: { address: '/personal_trials' },
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: [trials, mockEndpoint(fetchOnTrial, () => ({ reply: onTrialReply }))] },
  },
  beforeEach: loggedIn(),
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const patience = { timeout: 5000 };

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('共 4 个试用', {}, patience);
    for (const words of ['即将到期', '已到期', '24 天', '由您与服务商约定', '2026-06-02 08:40'])
      await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^去购买/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/apporder\?product=5&package=/),
    );
    await expect(canvas.getAllByRole('button', { name: /^进入应用/ })).toHaveLength(3);
    await expect(document.title).toBe('我的试用 - 力码');
  },
};

/** Lets the browser open tabs, or blocks them, and records the addresses. */
function opening(tab: Window | null) {
  const open = fn(() => tab);
  return {
    open,
    beforeEach: () => {
      const original = window.open;
      window.open = open;
      const leave = loggedIn()();
      return () => {
        window.open = original;
        leave();
      };
    },
  };
}

async function enter(canvasElement: HTMLElement): Promise<ReturnType<typeof within>> {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: '进入应用 标识赋码系统' }, patience));
  return canvas;
}

export const NoConsole: Story = {
  name: '进入应用：控制台尚未开放',
  play: async ({ canvasElement }) => {
    const canvas = await enter(canvasElement);
    await canvas.findByText('企业控制台尚未开放', {}, patience);
    await expect(canvas.getByText(/^“标识赋码系统”将在企业控制台中使用/)).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent('/personal_trials?via=console&productId=1');
  },
};

const page = 'https://console.example.cn/';
const withConsole = { console: { home: page, orders: page, trials: page } };

const granted = opening({ opener: null } as Window);

export const Entered: Story = {
  name: '进入应用：打开控制台',
  args: { links: withConsole },
  beforeEach: granted.beforeEach,
  play: async ({ canvasElement }) => {
    const canvas = await enter(canvasElement);
    await waitFor(() =>
      expect(granted.open).toHaveBeenLastCalledWith('https://console.example.cn/?productId=1', '_blank'),
    );
    await expect(canvas.queryByText(/拦截/)).toBeNull();
  },
};

export const TabBlocked: Story = {
  name: '进入应用：新窗口被拦截',
  args: { links: withConsole },
  beforeEach: opening(null).beforeEach,
  play: async ({ canvasElement }) => {
    const canvas = await enter(canvasElement);
    const link = await canvas.findByRole('link', { name: '打开应用' }, patience);
    await expect(link).toHaveAttribute('href', 'https://console.example.cn/?productId=1');
  },
};

export const Refused: Story = {
  name: '进入应用：已到期',
  parameters: {
    msw: {
      handlers: [
        trials,
        mockEndpoint(fetchOnTrial, () => ({
          refusal: {
            status: 409,
            message: '该应用的试用已于2026-06-02 23:50到期，如需继续使用请购买',
            data: { reason: 'over' },
          },
        })),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await enter(canvasElement);
    await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent('如需继续使用请购买');
  },
};

export const Failed: Story = {
  name: '加载失败',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(listMyTrials, () => ({ refusal: { status: 500, message: '试用服务正在维护，请稍后再试' } })),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('试用服务正在维护，请稍后再试', {}, patience);
    await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled();
  },
};

export const SuspendedPrefix: Story = {
  name: '企业前缀已停用：查看详情',
  beforeEach: loggedIn(suspendedAdmin),
  parameters: { msw: { handlers: [noTrials] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('企业标识前缀已停用，暂时不能试用应用，请联系客服', {}, patience);
    await expect(canvas.getByRole('link', { name: '查看详情' })).toHaveAttribute('href', '/identification');
    await expect(canvas.queryByRole('link', { name: '去应用市场' })).toBeNull();
  },
};

export const NoPrefix: Story = {
  name: '没有标识前缀：先注册',
  beforeEach: loggedIn(ordinaryUser),
  parameters: { msw: { handlers: [noTrials] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('试用前请先注册企业标识前缀', {}, patience);
  },
};

export const Nobody: Story = {
  name: '没有登录：去登录，回到此页',
  beforeEach: clearUser,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/"returnPath":"\/personal_trials"/, {}, patience);
  },
};
