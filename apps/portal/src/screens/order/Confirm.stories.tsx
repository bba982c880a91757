import { findCurrentCompany, saveOrder } from '@lima-id/api';
import { mockEndpoint } from '@lima-id/api/msw';
import { orderRemarkMaxLength } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  choice,
  gatewayOf,
  ScreenStory,
  suspendedCompany,
  withNobody,
  withoutPrefix,
  withPrefix,
} from './storyFrame.tsx';

const meta = {
  title: 'Screens/Order 下单/Confirm 确认订单',
  id: 'screens-order-confirm',
  component: ScreenStory,
  args: { state: choice },
  beforeEach: withPrefix,
  parameters: { layout: 'fullscreen', msw: { handlers: gatewayOf() } },
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Waits until the company is known; gives what the page is asked by. */
async function ready(canvasElement: HTMLElement, button = '去支付') {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.getByRole('button', { name: button })).not.toHaveAttribute('aria-busy'), {
    timeout: 10_000,
  });
  return canvas;
}

export const Confirm: Story = {
  name: '确认订单',
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /标识赋码系统 专业版 1年 山东泰岳健身科技有限公司/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '上一步' })).toHaveAttribute(
      'href',
      `/application/list/detail/1?${new URLSearchParams({ package: '102', duration: '1年' })}`,
    );
    await userEvent.type(canvas.getByRole('textbox', { name: '订单备注' }), '发票抬头与企业名称一致。');
    await expect(JSON.parse(window.sessionStorage.getItem('orderDraft') ?? '{}')).toMatchObject({
      remark: '发票抬头与企业名称一致。',
    });
  },
};

export const TooLong: Story = {
  name: '备注超过300字',
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await userEvent.click(canvas.getByRole('textbox', { name: '订单备注' }));
    await userEvent.paste('长'.repeat(orderRemarkMaxLength + 1));
    await expect(canvas.getByText('订单备注不能超过300字')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '去支付' })).toBeDisabled();
  },
};

const sent: string[] = [];
export const Repriced: Story = {
  name: '金额有变化',
  args: { state: { ...choice, priceFen: 600_000 } },
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(saveOrder, ({ totalAmountFen, transactionId }) => {
          sent.push(transactionId);
          return totalAmountFen === 680_000
            ? { reply: { id: 'order-427', orderCode: 'LM2026051800427', totalAmountFen } }
            : { refusal: { status: 409, message: '订单金额有变化，请返回重新确认' } };
        }),
        ...gatewayOf(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    sent.length = 0;
    const canvas = await ready(canvasElement);
    const remark = canvas.getByRole('textbox', { name: '订单备注' });
    await userEvent.type(remark, '尽快开通');
    await userEvent.click(canvas.getByRole('button', { name: '去支付' }));
    await expect(await canvas.findByText(/已更新为最新价格/, {}, { timeout: 10_000 })).toBeVisible();
    await expect((await canvas.findAllByText(/6,800\.00/))[0]).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '订单备注' })).toHaveValue('尽快开通');
    await expect(sent).toHaveLength(1);
  },
};

export const NoCompany: Story = {
  name: '未获取到企业信息',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(findCurrentCompany, () => ({ refusal: { status: 500, message: '企业信息暂不可用，请稍后再试' } })),
        ...gatewayOf(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await expect(await canvas.findByText('企业信息暂不可用，请稍后再试', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '去支付' })).toBeDisabled();
  },
};

export const WithoutPrefix: Story = {
  name: '没有企业前缀',
  beforeEach: withoutPrefix,
  parameters: { msw: { handlers: [mockEndpoint(findCurrentCompany, () => ({ reply: null })), ...gatewayOf()] } },
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await expect(canvas.getByRole('link', { name: '去注册' })).toHaveAttribute('href', '/identification');
    await expect(canvas.getByText('购买前请先注册企业标识前缀')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '去支付' })).toBeDisabled();
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
    await expect(canvas.getByRole('button', { name: '去支付' })).toBeDisabled();
  },
};

export const Nobody: Story = {
  name: '未登录',
  beforeEach: withNobody,
  play: async ({ canvasElement }) => {
    const dialog = await within(document.body).findByRole('dialog', { name: '您尚未登录，是否立即登录？' });
    await userEvent.click(within(dialog).getByRole('button', { name: '立即登录' }));
    await expect(await within(canvasElement).findByText('/login')).toBeVisible();
  },
};

export const Free: Story = {
  name: '零元订单直接完成',
  args: { state: { ...choice, priceFen: 0 } },
  play: async ({ canvasElement }) => {
    await ready(canvasElement, '支付完成');
  },
};

export const NoChoice: Story = {
  name: '没有所选应用',
  args: { state: null },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('/application/list')).toBeVisible();
  },
};
