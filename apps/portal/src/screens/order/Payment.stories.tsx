import {
  beginUpload,
  type PaymentResult,
  placeWechatOrder,
  readOrder,
  readWechatPaymentResult,
  refreshToken,
  savePaymentInfo,
} from '@lima-id/api';
import {
  cancelledOrder,
  completedOrder,
  mockEndpoint,
  pendingOrder,
  recommendedProductList,
  rejectedOrder,
  unpaidOrder,
} from '@lima-id/api/msw';
import type { Order, OrderStatus } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { isPhone, onPhone, phone } from '../../../../../packages/ui/src/testing/phone.ts';
import { canvasFile, hand } from '../../../../../packages/ui/src/Upload/storyFiles.test.data.ts';
import type { PaymentDraft } from './paymentDraft.ts';
import { gatewayOf, ScreenStory, storyMoment, withNobody, withPrefix } from './storyFrame.tsx';

const meta = {
  title: 'Screens/Order 下单/Payment 支付',
  id: 'screens-order-payment',
  component: ScreenStory,
  args: { path: '/application/payment', state: { orderId: unpaidOrder.id } },
  beforeEach: withPrefix,
  parameters: { layout: 'fullscreen', msw: { handlers: gatewayOf() } },
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Longer than until the first question how a payment stands. */
const patience = { timeout: 8_000 };

async function shown(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByRole('radiogroup', { name: '支付方式' });
  return canvas;
}

const instalments = '分次转账的，请填写合计金额，并上传每一笔的凭证；付款时间填写最后一次。';

export const Offline: Story = {
  name: '线下支付',
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await expect(canvas.getByText('LM8F27PF')).toBeVisible();
    const deadline = '请在 2026-05-25 14:02 前付款，转账的还须在此之前提交付款信息，逾期订单将自动取消。';
    await expect(canvas.getByText(deadline)).toBeVisible();
    const amount = canvas.getByRole('textbox', { name: '付款金额' });
    await expect(amount).toHaveValue('2,800.00');
    await expect(amount).toHaveAccessibleDescription(expect.stringContaining(instalments));
    await expect(canvas.getByRole('link', { name: '返回' })).toHaveAttribute('href', '/application/list/detail/1');
  },
};

export const Refused: Story = {
  name: '付款信息有误',
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '银行账号' }), '6200 1180 00A1');
    await userEvent.clear(canvas.getByRole('textbox', { name: '付款金额' }));
    await userEvent.click(canvas.getByRole('textbox', { name: '付款金额' }));
    await userEvent.paste('2,8');
    await userEvent.type(canvas.getByRole('textbox', { name: '付款时间' }), '2999-01-01 10:00');
    await userEvent.click(canvas.getByRole('button', { name: '提交付款信息' }));
    for (const sentence of [
      '请输入开户银行',
      '账号只能由数字组成',
      '请输入正确的金额',
      '付款时间不能晚于今天',
      '请上传付款凭证',
    ]) {
      await expect(await canvas.findByText(sentence)).toBeVisible();
    }
  },
};

const taken = fn();
const typed: PaymentDraft = {
  userId: 'u-2',
  orderId: unpaidOrder.id,
  method: 'transfer',
  values: {
    depositBank: '示例银行济南高新支行',
    bankAccountName: '山东泰岳健身科技有限公司',
    bankNo: '6200118000420',
    payAmount: '2800.00',
    payTime: '2026-05-18 14:20',
    payPictures: [
      {
        fileName: '0123456789abcdef0123456789abcdef.webp',
        fullUrl: '/illustrations/nameplate.svg',
        type: 'image/png',
        size: 2048,
      },
    ],
  },
};
export const Submitted: Story = {
  name: '刷新后提交付款信息',
  beforeEach() {
    const leave = withPrefix();
    window.sessionStorage.setItem('orderPayment', JSON.stringify(typed));
    return leave;
  },
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(savePaymentInfo, (info) => {
          taken(info);
          return { refusal: { status: 409, message: '订单状态已变化，请刷新后查看' } };
        }),
        ...gatewayOf(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await expect(canvas.getByRole('textbox', { name: '银行账号' })).toHaveValue('6200118000420');
    await userEvent.click(canvas.getByRole('button', { name: '提交付款信息' }));
    await expect(await canvas.findByText('订单状态已变化，请刷新后查看')).toBeVisible();
    await expect(taken).toHaveBeenCalledWith(
      expect.objectContaining({ orderId: unpaidOrder.id, payTime: '2026-05-18 14:20' }),
    );
    await expect(canvas.getByRole('textbox', { name: '银行账号' })).toHaveValue('6200118000420');
  },
};

const over = { refusal: { status: 401, code: 40108, message: '登录已失效，请重新登录' } };
const refresh = mockEndpoint(refreshToken, () => over);

export const SessionOver: Story = {
  ...Submitted,
  name: '提交时登录已失效：去登录，已填内容不丢',
  parameters: { msw: { handlers: [mockEndpoint(savePaymentInfo, () => over), refresh, ...gatewayOf()] } },
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '提交付款信息' }));
    await expect(await canvas.findByText('/login')).toBeVisible();
    await expect(canvas.getByText(/"expired":\{"keepsInput":true\}/)).toBeVisible();
  },
};

export const VoucherSessionOver: Story = {
  name: '上传凭证时登录已失效：去登录，图片没有保留',
  parameters: { msw: { handlers: [mockEndpoint(beginUpload, () => over), refresh, ...gatewayOf()] } },
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    const picture = await canvasFile('电子回单.png', { width: 160, height: 120, type: 'image/png' });
    await hand(canvas.getByLabelText(/点击或拖入图片/, { selector: 'input' }), picture);
    await expect(await canvas.findByText('/login', {}, patience)).toBeVisible();
    await expect(canvas.getByText(/"expired":\{"keepsInput":false\}/)).toBeVisible();
  },
};

/** A tab in which another amount than is due was typed. */
const typedLess: PaymentDraft = {
  ...typed,
  values: { ...typed.values, payAmount: '1.00' },
};
const submitted = fn();
let transferred: Order = unpaidOrder;
export const AmountDiffers: Story = {
  name: '付款金额与应付金额不一致',
  beforeEach() {
    submitted.mockClear();
    transferred = unpaidOrder;
    const leave = withPrefix();
    window.sessionStorage.setItem('orderPayment', JSON.stringify(typedLess));
    return leave;
  },
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(savePaymentInfo, ({ confirmedAmount, ...paymentInfo }) => {
          submitted(confirmedAmount);
          transferred = {
            ...unpaidOrder,
            status: 'pendingReview',
            paymentMethod: 'transfer',
            payBefore: '',
            paymentInfo,
          };
          return { reply: null };
        }),
        mockEndpoint(readOrder, () => ({ reply: transferred })),
        ...gatewayOf(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '提交付款信息' }));
    const dialog = await within(document.body).findByRole('alertdialog', { name: '付款金额与应付金额不一致' });
    for (const figure of ['¥ 2,800.00', '¥ 1.00', '¥ 2,799.00'])
      await expect(within(dialog).getByText(figure)).toBeVisible();
    await expect(dialog).toHaveAccessibleDescription(expect.stringContaining(instalments));
    await userEvent.click(within(dialog).getByRole('button', { name: '返回修改' }));
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: '付款金额' })).toHaveValue('1.00');
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '提交付款信息' }));
    await within(document.body).findByRole('alertdialog', { name: '付款金额与应付金额不一致' });
  },
};

export const AmountConfirmed: Story = {
  ...AmountDiffers,
  name: '确认不一致的付款金额，结果写明两个金额',
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '提交付款信息' }));
    const dialog = await within(document.body).findByRole('alertdialog', { name: '付款金额与应付金额不一致' });
    await userEvent.click(within(dialog).getByRole('button', { name: '按此金额提交' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '付款信息已提交' })).toBeVisible();
    await expect(submitted).toHaveBeenCalledWith('1.00');
    await expect(canvas.getByText('应付金额').nextElementSibling).toHaveTextContent('¥ 2,800.00');
    await expect(canvas.getByText('付款金额').nextElementSibling).toHaveTextContent('¥ 1.00');
    await canvas.findByRole('heading', { name: '推荐应用' });
  },
};

async function byWechat(canvasElement: HTMLElement) {
  const canvas = await shown(canvasElement);
  await userEvent.click(canvas.getByRole('radio', { name: /微信支付/ }));
  return canvas;
}

export const Wechat: Story = {
  name: '微信支付',
  play: async ({ canvasElement }) => {
    const canvas = await byWechat(canvasElement);
    await expect(await canvas.findByRole('img', { name: '微信支付二维码' })).toBeVisible();
    await expect(canvas.getByText('14:32')).toBeVisible();
    await expect(canvas.getByText('正在等待付款')).toBeVisible();
    // A wide screen is scanned with the phone.
    await expect(canvas.queryByRole('button', { name: '保存二维码' })).toBeNull();
  },
};

let paid = false;
export const Paid: Story = {
  name: '微信支付成功',
  beforeEach() {
    paid = false;
    return withPrefix();
  },
  parameters: {
    msw: {
      handlers: [
        // The order waits until its payment is asked about, and is done from then on.
        mockEndpoint(readWechatPaymentResult, () => {
          paid = true;
          return { reply: { status: 'completed', attempt: 'paid' } as const, code: 200 };
        }),
        mockEndpoint(readOrder, () => ({
          reply: paid
            ? { ...unpaidOrder, status: 'completed' as const, paymentMethod: 'wechat' as const, payBefore: '' }
            : unpaidOrder,
        })),
        ...gatewayOf(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await byWechat(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: '支付成功' }, { timeout: 8_000 })).toBeVisible();
    await expect(canvas.getByText(unpaidOrder.orderCode)).toBeVisible();
    await expect(canvas.getByText('已完成')).toBeVisible();
    await canvas.findByRole('heading', { name: '推荐应用' });
  },
};

export const SavedCode: Story = {
  name: '手机上保存二维码',
  parameters: phone,
  globals: onPhone,
  play: async ({ canvasElement }) => {
    if (!isPhone()) return;
    const canvas = await byWechat(canvasElement);
    await canvas.findByRole('img', { name: '微信支付二维码' });
    const saved: { name: string; picture: Promise<Blob> }[] = [];
    const note = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      saved.push({
        name: event.target.download,
        picture: fetch(event.target.href).then((answer) => answer.blob()),
      });
    };
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function clickNoted() {
      this.addEventListener('click', note);
      click.call(this);
    };
    try {
      await userEvent.click(canvas.getByRole('button', { name: '保存二维码' }));
      await waitFor(() => expect(saved).toHaveLength(1));
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    const [file] = saved;
    await expect(file?.name).toBe(`微信支付-${unpaidOrder.orderCode}.png`);
    const picture = await createImageBitmap((await file?.picture) ?? new Blob());
    await expect(picture.width).toBe(picture.height);
    await expect(picture.width).toBeGreaterThan(400);
    await within(document.body).findByText(/二维码图片已下载/);
  },
};

/** What was offered in the sheet of the phone. */
const offered: File[] = [];

export const SharedCode: Story = {
  name: 'iPhone 上由系统菜单保存二维码',
  parameters: phone,
  globals: onPhone,
  beforeEach() {
    offered.length = 0;
    const { supports } = CSS;
    CSS.supports = (words: string, value?: string) =>
      words.includes('touch-callout') || (value === undefined ? supports(words) : supports(words, value));
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [] }: ShareData) => void offered.push(...files),
    });
    return () => {
      CSS.supports = supports;
      Reflect.deleteProperty(navigator, 'canShare');
      Reflect.deleteProperty(navigator, 'share');
    };
  },
  play: async ({ canvasElement }) => {
    if (!isPhone()) return;
    const canvas = await byWechat(canvasElement);
    await canvas.findByRole('img', { name: '微信支付二维码' });
    const save = canvas.getByRole('button', { name: '保存二维码' });
    await userEvent.click(save);
    await waitFor(() => expect(offered).toHaveLength(1));
    await expect(offered[0]?.name).toBe(`微信支付-${unpaidOrder.orderCode}.png`);
    await expect(offered[0]?.type).toBe('image/png');
    await expect(within(document.body).queryByText(/已下载/)).toBeNull();
    save.blur();
  },
};

export const Expired: Story = {
  name: '二维码已过期',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(placeWechatOrder, () => ({
          reply: { codeUrl: '/__pay/wechat/abc', expiresAt: storyMoment - 1_000 },
        })),
        ...gatewayOf(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await byWechat(canvasElement);
    await expect(await canvas.findByText('二维码已过期，请刷新后继续支付。')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '打开支付页面' })).toBeNull();
  },
};

let available = false;
export const Unavailable: Story = {
  name: '暂时无法发起微信支付',
  beforeEach() {
    available = false;
    return withPrefix();
  },
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(placeWechatOrder, () =>
          available
            ? { reply: { codeUrl: 'weixin://wxpay/bizpayurl?pr=Hb3kQ0z', expiresAt: storyMoment + 872_000 } }
            : { refusal: { status: 503, message: '暂时无法发起支付，请稍后再试或使用线下支付' } },
        ),
        ...gatewayOf(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = await byWechat(canvasElement);
    await expect(await canvas.findByText('暂时无法发起支付，请稍后再试或使用线下支付')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled();
    await expect(canvas.queryByRole('img', { name: '微信支付二维码' })).toBeNull();
  },
};

export const AvailableAgain: Story = {
  ...Unavailable,
  name: '重试后可以微信支付',
  play: async ({ canvasElement }) => {
    const canvas = await byWechat(canvasElement);
    const again = await canvas.findByRole('button', { name: '重试' });
    available = true;
    await userEvent.click(again);
    await expect(await canvas.findByRole('img', { name: '微信支付二维码' })).toBeVisible();
  },
};

/** The answer to every question how the payment stands. */
const standing = (reply: PaymentResult) => mockEndpoint(readWechatPaymentResult, () => ({ reply, code: 202 }));

export const Failed: Story = {
  name: '微信支付未成功',
  parameters: { msw: { handlers: [standing({ status: 'pendingPayment', attempt: 'failed' }), ...gatewayOf()] } },
  play: async ({ canvasElement }) => {
    const canvas = await byWechat(canvasElement);
    const sentence = '付款未成功，请刷新二维码后重新支付，或改用线下支付。';
    await expect(await canvas.findByText(sentence, {}, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '刷新二维码' })).toBeEnabled();
  },
};

export const PaidDiffers: Story = {
  name: '到账金额与订单金额不一致',
  parameters: { msw: { handlers: [standing({ status: 'pendingPayment', attempt: 'paid' }), ...gatewayOf()] } },
  play: async ({ canvasElement }) => {
    const canvas = await byWechat(canvasElement);
    await expect(await canvas.findByText('到账金额与订单金额不一致，请联系客服处理', {}, patience)).toBeVisible();
    await expect(canvas.queryByRole('img', { name: '微信支付二维码' })).toBeNull();
    await expect(canvas.queryByText('正在等待付款')).toBeNull();
  },
};

let told: OrderStatus = 'pendingPayment';
/** An order that came to another status elsewhere while its payment is waited for. */
const changedElsewhere = (changed: Order) => ({
  beforeEach() {
    told = 'pendingPayment';
    return withPrefix();
  },
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(readWechatPaymentResult, () => {
          told = changed.status;
          return { reply: { status: told, attempt: 'open' as const }, code: 202 };
        }),
        mockEndpoint(readOrder, () => ({
          reply: told === 'pendingPayment' ? unpaidOrder : { ...changed, id: unpaidOrder.id },
        })),
        ...gatewayOf(),
      ],
    },
  },
});

export const CancelledElsewhere: Story = {
  name: '等待微信付款时订单在别处取消',
  ...changedElsewhere(cancelledOrder),
  play: async ({ canvasElement }) => {
    const canvas = await byWechat(canvasElement);
    await expect(await canvas.findByText('订单已取消', {}, patience)).toBeVisible();
    await expect(canvas.queryByText('正在等待付款')).toBeNull();
  },
};

export const SubmittedElsewhere: Story = {
  name: '等待微信付款时在别处提交了付款信息',
  ...changedElsewhere(pendingOrder),
  play: async ({ canvasElement }) => {
    const canvas = await byWechat(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: '付款信息已提交' }, patience)).toBeVisible();
    await canvas.findByRole('heading', { name: '推荐应用' });
  },
};

export const Rejected: Story = {
  name: '付款信息审核未通过',
  args: { state: { orderId: rejectedOrder.id } },
  parameters: { msw: { handlers: gatewayOf(rejectedOrder) } },
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await expect(canvas.getByText(rejectedOrder.rejectionReason)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '银行账号' })).toHaveValue('6200118000420');
  },
};

export const Cancelling: Story = {
  name: '取消订单',
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '取消订单' }));
    const dialog = await within(document.body).findByRole('alertdialog', { name: '取消这个订单？' });
    await userEvent.click(within(dialog).getByRole('button', { name: '取消订单' }));
    await expect(await within(document.body).findByText('取消订单成功')).toBeVisible();
    await expect(await canvas.findByText('/application')).toBeVisible();
  },
};

export const Cancelled: Story = {
  name: '订单已取消',
  args: { state: { orderId: cancelledOrder.id } },
  parameters: { msw: { handlers: gatewayOf(cancelledOrder) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('订单已取消')).toBeVisible();
    await expect(canvas.getByText(/已经转账的，请勿重复付款，请联系客服。$/)).toBeVisible();
  },
};

export const NoOrder: Story = {
  name: '没有订单',
  args: { state: null },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('/application/list')).toBeVisible();
  },
};

export const UnknownOrder: Story = {
  name: '未查询到该订单',
  args: { state: { orderId: 'order-404' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('未查询到该订单，请核对订单号')).toBeVisible();
    await expect(canvas.getByText('未查询到订单')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '返回应用市场' })).toHaveAttribute('href', '/application');
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
  },
};

let loads = 0;
export const LoadFailed: Story = {
  name: '订单加载失败',
  beforeEach() {
    loads = 0;
    return withPrefix();
  },
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(readOrder, () => {
          loads += 1;
          return { refusal: { status: 500, message: '订单服务正在维护，请稍后再试' } };
        }),
        ...gatewayOf(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const again = await canvas.findByRole('button', { name: '刷新页面' });
    await expect(canvas.getByText('订单服务正在维护，请稍后再试')).toBeVisible();
    await userEvent.click(again);
    await waitFor(() => expect(loads).toBe(2));
    await expect(await canvas.findByText('订单服务正在维护，请稍后再试')).toBeVisible();
  },
};

export const Nobody: Story = {
  name: '没有登录：去登录，回到此页',
  args: { path: `/application/payment?order=${unpaidOrder.id}`, state: null },
  beforeEach: withNobody,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('/login')).toBeVisible();
    await expect(canvas.getByText(/"returnPath":"\/application\/payment\?order=/)).toBeVisible();
  },
};

export const NobodyNoOrder: Story = {
  name: '没有登录，也没有订单',
  args: { path: '/application/payResult', state: null },
  beforeEach: withNobody,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('/application/list')).toBeVisible();
  },
};

export const ResultPending: Story = {
  name: '支付结果：待审核',
  args: { path: '/application/payResult', state: { orderId: pendingOrder.id } },
  parameters: { msw: { handlers: gatewayOf(pendingOrder) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: '付款信息已提交' })).toBeVisible();
    await expect(canvas.getByText('秒后前往订单管理')).toBeVisible();
    await canvas.findByRole('heading', { name: '推荐应用' });
  },
};

const [recommended, ...alsoRecommended] = recommendedProductList;
export const ResultBought: Story = {
  name: '支付结果：不推荐刚购买的应用',
  args: { path: '/application/payResult', state: { orderId: completedOrder.id } },
  parameters: {
    msw: {
      handlers: gatewayOf({
        ...completedOrder,
        orderDetails: completedOrder.orderDetails.map((line) => ({ ...line, productId: recommended?.id ?? '' })),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = await canvas.findByRole('heading', { name: '推荐应用' });
    const section = within(heading.closest('section') ?? canvasElement);
    for (const { name } of alsoRecommended.slice(0, 3)) await expect(section.getByText(name)).toBeVisible();
    await expect(section.queryByText(recommended?.name ?? '')).toBeNull();
  },
};

let clock = storyMoment;
export const ResultLeads: Story = {
  name: '支付结果：十五秒后前往我的订单',
  args: { path: '/application/payResult', state: { orderId: completedOrder.id }, now: () => clock },
  parameters: { msw: { handlers: gatewayOf(completedOrder) } },
  play: async ({ canvasElement }) => {
    clock = storyMoment;
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
    clock += 14_900;
    await expect(await canvas.findByText('1')).toBeVisible();
    await expect(canvas.queryByText('/personal_orders')).toBeNull();
    clock += 100;
    await expect(await canvas.findByText('/personal_orders')).toBeVisible();
  },
};

export const ResultStays: Story = {
  name: '支付结果：留在此页',
  args: { path: '/application/payResult', state: { orderId: completedOrder.id } },
  parameters: { msw: { handlers: gatewayOf(completedOrder) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: '留在此页' })).focus();
    await userEvent.keyboard('{Enter}');
    const stayed = canvas.getByText('已留在此页');
    await expect(stayed).toBeVisible();
    await waitFor(() => expect(stayed).toHaveFocus());
    await expect(canvas.queryByText('秒后前往订单管理')).toBeNull();
    await expect(canvas.getByRole('link', { name: '查看订单管理' })).toHaveAttribute('href', '/personal_orders');
    await canvas.findByRole('heading', { name: '推荐应用' });
    stayed.blur();
  },
};

export const Success: Story = {
  name: '支付成功页',
  args: { path: '/success', state: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
    await expect(canvas.getByText('6')).toBeVisible();
  },
};

export const SuccessNobody: Story = {
  name: '支付成功页：没有登录',
  args: { path: '/success', state: null },
  beforeEach: withNobody,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: '支付成功' })).toBeVisible();
    await expect(canvas.getByText('秒后前往首页')).toBeVisible();
  },
};
