import { cancelOrder, listMyOrders, readOrder, readOrderHistory, refreshToken } from '@lima-id/api';
import {
  cancelledOrder,
  completedOrder,
  mockEndpoint,
  orderHistory,
  orderList,
  ordinaryUser,
  pendingOrder,
  rejectedOrder,
  unpaidOrder,
} from '@lima-id/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { clearUser } from '../../shared/session/changeUser.ts';
import { loggedIn, orderHandlers, ScreenStory, suspendedAdmin } from './storyFrame.tsx';

const meta = {
  title: 'Screens/Mine 我的/Orders 订单',
  id: 'screens-mine-orders',
  component: ScreenStory,
  args: { address: '/personal_orders' },
  parameters: { layout: 'fullscreen', msw: { handlers: orderHandlers } },
  beforeEach: loggedIn(),
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const patience = { timeout: 5000 };

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = await canvas.findByRole('table', { name: '我的订单' }, patience);
    await within(table).findByText('LM2026051800427', {}, patience);
    for (const words of ['待付款', '待审核', '已完成', '已取消', '审核未通过', '9,800.00'])
      await expect(within(table).getByText(words)).toBeVisible();
    await expect(within(table).getByRole('link', { name: '查看详情 LM2026051800427' })).toHaveAttribute(
      'href',
      '/personal_orders/order-427',
    );
    // What can be paid, and nothing else, leads to its payment: one that waits for it, and one whose payment was not accepted.
    const pays = within(table).getAllByRole('link', { name: /^去支付/ });
    await expect(pays.map((link) => link.getAttribute('href'))).toEqual([
      '/application/payment?order=order-427',
      '/application/payment?order=order-207',
    ]);
    await expect(canvas.getByText('共 5 个订单')).toBeVisible();
    await expect(document.title).toBe('我的订单 - 力码');
  },
};

export const OneStatus: Story = {
  name: '按状态筛选，写入地址',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: '审核未通过' }, patience));
    await expect(canvas.getByTestId('address')).toHaveTextContent('/personal_orders?status=4');
    await canvas.findByText('共 1 个订单', {}, patience);
    await expect(canvas.getByText('LM2026051500207')).toBeVisible();
    canvas.getByRole('tab', { name: '审核未通过' }).blur();
  },
};

const manyOrders = mockEndpoint(listMyOrders, ({ page, size }) => ({
  reply: { records: orderList.slice(0, page === 3 ? 3 : size), total: 23 },
}));

export const BeyondLastPage: Story = {
  name: '页码超出：回到最后一页',
  args: { address: '/personal_orders?page=9' },
  parameters: { msw: { handlers: [manyOrders] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/personal_orders?page=3'), patience);
    await expect(await canvas.findByRole('link', { name: '第 3 页' }, patience)).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const InsteadOfConsole: Story = {
  name: '代替尚未开放的控制台',
  args: { address: '/personal_orders?via=console' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('共 5 个订单', {}, patience);
    await expect(canvas.getByText('企业控制台尚未开放')).toBeVisible();
  },
};

const noOrders = mockEndpoint(listMyOrders, () => ({ reply: { records: [], total: 0 } }));

export const Empty: Story = {
  name: '没有订单',
  parameters: { msw: { handlers: [noOrders] } },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: '去应用市场' }, patience);
    await expect(link).toHaveAttribute('href', '/application/list');
  },
};

export const SuspendedPrefix: Story = {
  name: '企业前缀已停用：查看详情',
  beforeEach: loggedIn(suspendedAdmin),
  parameters: { msw: { handlers: [noOrders] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('企业标识前缀已停用，暂时不能购买应用，请联系客服', {}, patience);
    await expect(canvas.getByRole('link', { name: '查看详情' })).toHaveAttribute('href', '/identification');
    await expect(canvas.queryByRole('link', { name: '去应用市场' })).toBeNull();
  },
};

export const NoPrefix: Story = {
  name: '没有标识前缀：先注册',
  beforeEach: loggedIn(ordinaryUser),
  parameters: { msw: { handlers: [noOrders] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('购买前请先注册企业标识前缀', {}, patience);
    await expect(canvas.getByRole('link', { name: '去注册' })).toHaveAttribute('href', '/identification');
  },
};

export const Failed: Story = {
  name: '加载失败',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(listMyOrders, () => ({ refusal: { status: 500, message: '订单服务正在维护，请稍后再试' } })),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('订单服务正在维护，请稍后再试', {}, patience);
    await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled();
  },
};

async function orderShown(canvasElement: HTMLElement): Promise<ReturnType<typeof within>> {
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { name: '订单进度' }, patience);
  return canvas;
}

const acts = (canvas: ReturnType<typeof within>) =>
  ['去支付', '取消订单'].filter((name) => canvas.queryByRole('button', { name }) !== null);

export const Unpaid: Story = {
  name: '订单：待付款',
  args: { address: `/personal_orders/${unpaidOrder.id}` },
  play: async ({ canvasElement }) => {
    const canvas = await orderShown(canvasElement);
    const deadline = '请在 2026-05-25 14:02 前付款，转账的还须在此之前提交付款信息，逾期订单将自动取消。';
    await expect(canvas.getByText(deadline)).toBeVisible();
    await expect(canvas.getByText('LM8F27PF')).toBeVisible();
    await expect(acts(canvas)).toEqual(['去支付', '取消订单']);
  },
};

export const Pending: Story = {
  name: '订单：待审核，含付款信息',
  args: { address: `/personal_orders/${pendingOrder.id}` },
  play: async ({ canvasElement }) => {
    const canvas = await orderShown(canvasElement);
    await expect(acts(canvas)).toEqual(['取消订单']);
    await expect(canvas.getByText('6200118000420')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '付款凭证 1' })).toBeInTheDocument();
  },
};

export const Rejected: Story = {
  name: '订单：审核未通过',
  args: { address: `/personal_orders/${rejectedOrder.id}` },
  play: async ({ canvasElement }) => {
    const canvas = await orderShown(canvasElement);
    await expect(canvas.getByText('未通过原因：凭证中的付款金额看不清，请重新上传清晰的凭证')).toBeVisible();
    await expect(acts(canvas)).toEqual(['去支付', '取消订单']);
  },
};

export const Completed: Story = {
  name: '订单：已完成',
  args: { address: `/personal_orders/${completedOrder.id}` },
  play: async ({ canvasElement }) => {
    const canvas = await orderShown(canvasElement);
    await expect(canvas.getByText('微信支付')).toBeVisible();
    await expect(acts(canvas)).toEqual([]);
    await expect(canvas.getByRole('link', { name: '再次购买' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/apporder\?product=/),
    );
  },
};

export const Over: Story = {
  name: '订单：已取消，可再次购买',
  args: { address: `/personal_orders/${cancelledOrder.id}` },
  play: async ({ canvasElement }) => {
    const canvas = await orderShown(canvasElement);
    await expect(acts(canvas)).toEqual([]);
    await expect(canvas.getByRole('link', { name: '再次购买' })).toBeVisible();
  },
};

export const GoPay: Story = {
  name: '去支付：地址与状态都带订单',
  args: { address: `/personal_orders/${unpaidOrder.id}` },
  play: async ({ canvasElement }) => {
    const canvas = await orderShown(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '去支付' }));
    await canvas.findByText('{"orderId":"order-427"}');
    await expect(canvas.getByTestId('address')).toHaveTextContent('/application/payment?order=order-427');
  },
};

export const Cancelling: Story = {
  name: '取消订单：确认',
  args: { address: `/personal_orders/${unpaidOrder.id}` },
  play: async ({ canvasElement }) => {
    const canvas = await orderShown(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '取消订单' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '取消这个订单？' }, patience));
    await waitFor(() => expect(dialog.getByRole('button', { name: '再想想' })).toHaveFocus());
  },
};

async function cancel(canvasElement: HTMLElement): Promise<ReturnType<typeof within>> {
  const canvas = await orderShown(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: '取消订单' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '取消这个订单？' }, patience));
  await userEvent.click(dialog.getByRole('button', { name: '取消订单' }));
  return canvas;
}

/** An order whose cancellation succeeds at once. */
function untilCancelled() {
  const cancelled: string[] = [];
  const now = () =>
    cancelled.length === 0 ? unpaidOrder : { ...unpaidOrder, status: cancelledOrder.status, payBefore: '' };
  return [
    mockEndpoint(readOrder, () => ({ reply: now() })),
    mockEndpoint(readOrderHistory, () => ({ reply: orderHistory(now()) })),
    mockEndpoint(cancelOrder, ({ id }) => {
      cancelled.push(id);
      return { reply: null };
    }),
  ];
}

export const Cancelled: Story = {
  name: '取消订单成功',
  args: { address: `/personal_orders/${unpaidOrder.id}` },
  beforeEach: loggedIn(),
  parameters: { msw: { handlers: untilCancelled() } },
  play: async ({ canvasElement }) => {
    const canvas = await cancel(canvasElement);
    await expect(await screen.findByText('取消订单成功', {}, patience)).toBeVisible();
    await canvas.findByText('已取消', {}, patience);
    await waitFor(() => expect(acts(canvas)).toEqual([]));
    // The button that was pressed is gone: the keyboard goes on at the next one.
    const next = canvas.getByRole('link', { name: '再次购买' });
    await waitFor(() => expect(next).toHaveFocus());
    next.blur();
  },
};

export const CancelRefused: Story = {
  name: '取消订单：状态已变化',
  args: { address: `/personal_orders/${unpaidOrder.id}` },
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(cancelOrder, () => ({ refusal: { status: 409, message: '订单状态已变化，请刷新后查看' } })),
        ...orderHandlers,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await cancel(canvasElement);
    await expect(await screen.findByText('订单状态已变化，请刷新后查看', {}, patience)).toBeVisible();
  },
};

export const Unknown: Story = {
  name: '订单不存在或不是本人的',
  args: { address: '/personal_orders/order-999' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('未查询到该订单，请核对订单号', {}, patience);
    await expect(canvas.getByRole('link', { name: '返回我的订单' })).toHaveAttribute('href', '/personal_orders');
  },
};

export const Nobody: Story = {
  name: '没有登录：去登录，回到此页',
  args: { address: '/personal_orders?status=0' },
  beforeEach: clearUser,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/"returnPath":"\/personal_orders\?status=0"/, {}, patience);
    await expect(canvas.getByTestId('address')).toHaveTextContent('/login');
  },
};

export const SessionOver: Story = {
  name: '登录已失效：去登录，回到此页',
  args: { address: `/personal_orders/${unpaidOrder.id}` },
  parameters: {
    msw: {
      handlers: [readOrder, readOrderHistory, refreshToken].map((endpoint) =>
        mockEndpoint(endpoint as typeof readOrder, () => ({
          refusal: { status: 401, code: 40112, message: '登录已失效，请重新登录' },
        })),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/"returnPath":"\/personal_orders\/order-427"/, {}, patience);
  },
};
