import { findCurrentCompany, readApp, saveOrder } from '@lima-id/api';
import { mockEndpoint, pendingOrder, unpaidOrder } from '@lima-id/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  gatewayOf,
  ScreenStory,
  storyMoment,
  suspendedCompany,
  withNobody,
  withoutPrefix,
  withPrefix,
} from './storyFrame.tsx';

const chosen = '/apporder?product=1&package=102&duration=1年';

const meta = {
  title: 'Screens/Order 下单/Buy 购买',
  id: 'screens-order-buy',
  component: ScreenStory,
  args: { path: chosen },
  beforeEach: withPrefix,
  parameters: { layout: 'fullscreen', msw: { handlers: gatewayOf() } },
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };

/** Waits until the company and the prices are known; gives what the page is asked by. */
async function ready(canvasElement: HTMLElement, button = '下一步') {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.getByRole('button', { name: button })).not.toHaveAttribute('aria-busy'), patience);
  await waitFor(() => expect(canvas.queryAllByText(/¥/)).not.toHaveLength(0), patience);
  return canvas;
}

export const Choose: Story = {
  name: '选择时长',
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await expect(canvas.getByRole('radio', { name: '专业版' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '1年' })).toBeChecked();
    await expect(canvas.getByText('山东泰岳健身科技有限公司')).toBeVisible();
    await expect(canvas.getByText('¥ 6,800.00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '下一步' })).toBeEnabled();
    await expect(document.title).toBe('购买应用 - 力码');
  },
};

export const AgreementMissing: Story = {
  name: '选择时长：未勾选协议',
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await expect(await canvas.findByText('请先阅读并勾选')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    const notice = () => within(document.body).queryByText('请先同意服务协议与应用市场用户协议');
    await waitFor(() => expect(notice()).toBeNull(), { timeout: 6_000 });
  },
};

/** Agrees and goes on to the confirmation. */
async function goOn(canvasElement: HTMLElement) {
  const canvas = await ready(canvasElement);
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
  await ready(canvasElement, '去支付');
  return canvas;
}

export const Confirm: Story = {
  name: '订单确认',
  play: async ({ canvasElement }) => {
    const canvas = await goOn(canvasElement);
    await expect(canvas.getByRole('row', { name: /标识赋码系统 专业版 1年 山东泰岳健身科技有限公司/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '上一步' }));
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await ready(canvasElement, '去支付');
  },
};

export const ConfirmNotAgreed: Story = {
  name: '订单确认的地址：未勾选协议时先选择',
  args: { path: `${chosen}&step=2` },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
  },
};

const saved = fn();
export const GoPay: Story = {
  name: '去支付：四步中的第三步',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(saveOrder, (order) => {
          saved(order);
          return { reply: { id: unpaidOrder.id, orderCode: unpaidOrder.orderCode, totalAmountFen: 680_000 } };
        }),
        ...gatewayOf(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await goOn(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '订单备注' }), ' 尽快开通👍 ');
    await expect(canvas.getByText('5/300')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '去支付' }));
    await canvas.findByRole('radiogroup', { name: '支付方式' }, patience);
    await expect(saved).toHaveBeenLastCalledWith(
      expect.objectContaining({ totalAmountFen: 680_000, remark: '尽快开通👍', productId: '1' }),
    );
    await expect(canvas.getByText('支付完成')).toBeVisible();
  },
};

export const Done: Story = {
  name: '支付完成：待审核',
  args: { path: `/apporder?order=${pendingOrder.id}` },
  parameters: { msw: { handlers: gatewayOf(pendingOrder) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('订单已提交，将在1-2个工作日内完成审核。', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看订单管理' })).toHaveAttribute('href', '/personal_orders');
    await expect(canvas.getByRole('link', { name: '进入企业控制台' })).toHaveAttribute(
      'href',
      '/personal_orders?via=console',
    );
    const recommended = await canvas.findByRole('heading', { name: '推荐应用' });
    await expect(recommended).toBeVisible();
  },
};

let clock = storyMoment;
export const DoneLeads: Story = {
  name: '支付完成：十五秒后前往我的订单',
  args: { path: `/apporder?order=${pendingOrder.id}`, now: () => clock },
  parameters: { msw: { handlers: gatewayOf(pendingOrder) } },
  play: async ({ canvasElement }) => {
    clock = storyMoment;
    const canvas = within(canvasElement);
    await canvas.findByText('秒后前往订单管理', {}, patience);
    clock += 15_000;
    await expect(await canvas.findByText('/personal_orders')).toBeVisible();
  },
};

const noCompany = mockEndpoint(findCurrentCompany, () => ({ reply: null }));

export const WithoutPrefix: Story = {
  name: '没有企业：先注册标识前缀',
  beforeEach: withoutPrefix,
  parameters: { msw: { handlers: [noCompany, ...gatewayOf()] } },
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await expect(await canvas.findByText('购买前请先注册企业标识前缀')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去注册' })).toHaveAttribute('href', '/identification');
    await expect(canvas.getByText('¥ 6,800.00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '下一步' })).toBeDisabled();
  },
};

export const SuspendedPrefix: Story = {
  name: '企业前缀已停用',
  parameters: { msw: { handlers: [suspendedCompany, ...gatewayOf()] } },
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await expect(await canvas.findByText('企业标识前缀已停用，暂时不能购买应用，请联系客服')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看详情' })).toHaveAttribute('href', '/identification');
    await expect(canvas.getByText('山东泰岳健身科技有限公司')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '下一步' })).toBeDisabled();
  },
};

export const Nobody: Story = {
  name: '未登录：是否立即登录',
  beforeEach: withNobody,
  play: async ({ canvasElement }) => {
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: '您尚未登录，是否立即登录？' }, patience),
    );
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    const canvas = await ready(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    const again = await within(document.body).findByRole('dialog', { name: '您尚未登录，是否立即登录？' });
    await expect(within(again).getByRole('button', { name: '立即登录' })).toBeVisible();
  },
};

export const UnknownApp: Story = {
  name: '没有这个应用',
  parameters: {
    msw: {
      handlers: [mockEndpoint(readApp, () => ({ refusal: { status: 404, message: '暂无该应用' } })), ...gatewayOf()],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('暂无该应用', {}, patience)).toBeVisible();
  },
};

export const NoApp: Story = {
  name: '地址没有说买什么',
  args: { path: '/apporder' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('/application/list')).toBeVisible();
  },
};
