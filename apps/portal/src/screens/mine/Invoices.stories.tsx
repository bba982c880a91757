import { listMyInvoices, listMyOrders, readOrder, requestInvoice } from '@lima-id/api';
import {
  completedOrder,
  findMyInvoices,
  findMyOrders,
  invoiceList,
  issuedInvoice,
  mockEndpoint,
  requestedInvoice,
  reversedInvoice,
} from '@lima-id/api/msw';
import { type Invoice, type InvoiceStatus, invoiceMessages, listedInvoice } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { forgetInvoiceDraft } from './invoice/invoiceDraft.ts';
import { invoiceHandlers, loggedIn, orderHandlers, ScreenStory } from './storyFrame.tsx';

const meta = {
  title: 'Screens/Mine 我的/Invoices 发票',
  id: 'screens-mine-invoices',
  component: ScreenStory,
  args: { address: '/personal_invoices' },
  parameters: { layout: 'fullscreen', msw: { handlers: invoiceHandlers } },
  beforeEach() {
    forgetInvoiceDraft();
    return loggedIn()();
  },
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const patience = { timeout: 5000 };

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = await canvas.findByRole('table', { name: '我的发票' }, patience);
    await within(table).findByText(issuedInvoice.invoiceNumber, {}, patience);
    for (const words of ['已申请', '已开具', '已冲红', '增值税专用发票', '开票日期 2026-05-16'])
      await expect(within(table).getByText(words)).toBeVisible();
    await expect(
      within(table).getAllByRole('link', { name: `查看订单 ${completedOrder.orderCode}` })[0],
    ).toHaveAttribute('href', `/personal_orders/${completedOrder.id}`);
    await expect(canvas.getByText('共 3 张发票')).toBeVisible();
    await expect(document.title).toBe('我的发票 - 力码');
  },
};

export const Empty: Story = {
  name: '没有发票',
  parameters: { msw: { handlers: [mockEndpoint(listMyInvoices, () => ({ reply: { records: [], total: 0 } }))] } },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: '查看已完成的订单' }, patience);
    await expect(link).toHaveAttribute('href', '/personal_orders?status=2');
  },
};

export const Failed: Story = {
  name: '加载失败',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(listMyInvoices, () => ({ refusal: { status: 500, message: '发票服务正在维护，请稍后再试' } })),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('发票服务正在维护，请稍后再试', {}, patience);
    await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled();
  },
};

export const BeyondLastPage: Story = {
  name: '页码超出：回到最后一页',
  args: { address: '/personal_invoices?page=9' },
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(listMyInvoices, ({ page, size }) => ({
          reply: { ...findMyInvoices({ page: 1, size: page === 2 ? 1 : size }), total: 11 },
        })),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/personal_invoices?page=2'), patience);
  },
};

/** Responds with the completed order, whose last invoice is the given one. */
function handlersWith(last: Invoice | null) {
  const invoiceStatus: InvoiceStatus | null = last?.status ?? null;
  const records = last === null ? [] : [listedInvoice.parse(last)];
  return [
    mockEndpoint(readOrder, () => ({ reply: { ...completedOrder, invoiceStatus } })),
    mockEndpoint(listMyInvoices, ({ orderId, ...page }) =>
      orderId === undefined ? { reply: findMyInvoices(page) } : { reply: { records, total: records.length } },
    ),
    ...invoiceHandlers,
    ...orderHandlers,
  ];
}

const orderPage = { address: `/personal_orders/${completedOrder.id}` };

/** The page of that order. */
function orderWith(last: Invoice | null) {
  return { args: orderPage, parameters: { msw: { handlers: handlersWith(last) } } };
}

async function invoiceShown(canvasElement: HTMLElement) {
  const heading = await within(canvasElement).findByRole('heading', { name: '发票' }, patience);
  return within(heading.closest('section') ?? canvasElement);
}

export const OrderWithoutInvoice: Story = {
  ...orderWith(null),
  name: '订单：尚未申请发票',
  play: async ({ canvasElement }) => {
    const section = await invoiceShown(canvasElement);
    await expect(section.getByRole('button', { name: '申请发票' })).toBeEnabled();
  },
};

export const OrderRequested: Story = {
  ...orderWith(requestedInvoice),
  name: '订单：发票已申请',
  play: async ({ canvasElement }) => {
    const section = await invoiceShown(canvasElement);
    await section.findByText('尚未开具', {}, patience);
    await expect(section.getByText('已申请')).toBeVisible();
    await expect(section.queryByRole('button')).toBeNull();
  },
};

export const OrderIssued: Story = {
  ...orderWith(issuedInvoice),
  name: '订单：发票已开具',
  play: async ({ canvasElement }) => {
    const section = await invoiceShown(canvasElement);
    await section.findByText(issuedInvoice.invoiceNumber, {}, patience);
    await expect(section.queryByRole('button')).toBeNull();
  },
};

export const OrderReversed: Story = {
  ...orderWith(reversedInvoice),
  name: '订单：发票已冲红，可重新申请',
  play: async ({ canvasElement }) => {
    const section = await invoiceShown(canvasElement);
    await section.findByText('冲红原因：企业需要增值税专用发票，请重新申请', {}, patience);
    await expect(section.getByRole('button', { name: '重新申请' })).toBeEnabled();
  },
};

/** Addresses of downloads. */
const saved: string[] = [];

export const Downloading: Story = {
  ...orderWith(issuedInvoice),
  name: '下载订单确认单',
  beforeEach() {
    saved.length = 0;
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function saveInstead() {
      saved.push(this.href);
    };
    return () => {
      HTMLAnchorElement.prototype.click = click;
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '下载订单确认单' }, patience));
    await waitFor(() => expect(saved).toEqual([expect.stringContaining('/private/order/order-118?viewer=')]), patience);
  },
};

/** Opens the form on the order's page. */
async function formOpened(canvasElement: HTMLElement) {
  const section = await invoiceShown(canvasElement);
  await userEvent.click(section.getByRole('button', { name: '申请发票' }));
  return within(await screen.findByRole('dialog', { name: '申请发票' }, patience));
}

const noEarlier = mockEndpoint(listMyInvoices, () => ({ reply: { records: [], total: 0 } }));
const withoutEarlier = { args: orderPage, parameters: { msw: { handlers: [noEarlier, ...handlersWith(null)] } } };

export const Form: Story = {
  ...withoutEarlier,
  name: '申请发票：普通发票',
  play: async ({ canvasElement }) => {
    const dialog = await formOpened(canvasElement);
    await expect(dialog.getByRole('textbox', { name: /发票抬头/ })).toHaveValue(completedOrder.buyerCompanyName);
    await expect(dialog.getByRole('radio', { name: '增值税普通发票' })).toBeChecked();
    await expect(dialog.queryByRole('textbox', { name: /注册地址/ })).toBeNull();
    await expect(dialog.getByText('¥ 9,800.00')).toBeVisible();
  },
};

export const FormErrors: Story = {
  ...withoutEarlier,
  name: '申请发票：专用发票，填写有误',
  play: async ({ canvasElement }) => {
    const dialog = await formOpened(canvasElement);
    await userEvent.click(dialog.getByRole('radio', { name: '增值税专用发票' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /纳税人识别号/ }), '91371422MA00001185');
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }));
    const { taxNumberCheck, email, registeredAddress, registeredPhone, bankName, bankAccount } = invoiceMessages.form;
    await waitFor(async () => {
      for (const sentence of [taxNumberCheck, email, registeredAddress, registeredPhone, bankName, bankAccount])
        await expect(dialog.getByText(sentence)).toBeVisible();
    });
  },
};

/** The latest request. */
let asked: unknown = null;
const taken = mockEndpoint(requestInvoice, (request) => {
  asked = request;
  return { reply: listedInvoice.parse(requestedInvoice) };
});

export const Sent: Story = {
  args: orderPage,
  name: '申请发票：带出上次填写的内容，提交成功',
  parameters: { msw: { handlers: [taken, ...handlersWith(null)] } },
  play: async ({ canvasElement }) => {
    asked = null;
    const dialog = await formOpened(canvasElement);
    const [last] = invoiceList;
    await waitFor(
      () => expect(dialog.getByRole('textbox', { name: /纳税人识别号/ })).toHaveValue(last?.taxNumber),
      patience,
    );
    const title = dialog.getByRole('textbox', { name: /发票抬头/ });
    await userEvent.clear(title);
    await userEvent.type(title, '泰岳健身');
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }));
    await screen.findByText(invoiceMessages.requested, {}, patience);
    await expect(asked).toEqual({
      orderId: completedOrder.id,
      kind: 'normal',
      title: '泰岳健身',
      taxNumber: last?.taxNumber,
      email: last?.email,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByText(invoiceMessages.requested)).toBeNull(), patience);
  },
};

export const Refused: Story = {
  args: orderPage,
  name: '申请发票：被拒绝，关闭后再打开仍在',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(requestInvoice, () => ({ refusal: { status: 409, message: invoiceMessages.open } })),
        ...handlersWith(null),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await formOpened(canvasElement);
    const email = dialog.getByRole('textbox', { name: /收票邮箱/ });
    await waitFor(() => expect(email).not.toHaveValue(''), patience);
    await userEvent.clear(email);
    await userEvent.type(email, 'boss@example.cn');
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }));
    await dialog.findByText(invoiceMessages.open, {}, patience);
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await formOpened(canvasElement);
    await expect(again.getByRole('textbox', { name: /收票邮箱/ })).toHaveValue('boss@example.cn');
  },
};

export const FromList: Story = {
  name: '在订单列表申请',
  args: { address: '/personal_orders' },
  parameters: { msw: { handlers: [noEarlier, ...orderHandlers] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = `申请发票 ${completedOrder.orderCode}`;
    await userEvent.click(await canvas.findByRole('button', { name }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: '申请发票' }, patience));
    await expect(dialog.getByText(completedOrder.orderCode)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^申请发票 /, hidden: true })).toHaveLength(1);
  },
};

/** Submits a request that fails with the given message: the dialog stays with it and with the input, until it is closed. */
async function staysWith(message: string) {
  const dialog = within(await screen.findByRole('dialog', { name: '申请发票' }, patience));
  const email = dialog.getByRole('textbox', { name: /收票邮箱/ });
  await waitFor(() => expect(email).not.toHaveValue(''), patience);
  await userEvent.clear(email);
  await userEvent.type(email, 'boss@example.cn');
  await userEvent.click(dialog.getByRole('button', { name: '提交申请' }));
  await dialog.findByText(message, {}, patience);
  // Time in which whatever holds the dialog could be read again.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect(dialog.getByText(message)).toBeVisible();
  await expect(email).toHaveValue('boss@example.cn');
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Whether the service of orders has failed since the request. */
let isDown = false;
const down = { refusal: { status: 500, message: '订单服务正在维护，请稍后再试' } } as const;

export const FailedFromList: Story = {
  name: '在订单列表申请：提交失败，关闭后列表才重新加载',
  args: { address: '/personal_orders' },
  beforeEach() {
    isDown = false;
  },
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(requestInvoice, () => {
          isDown = true;
          return down;
        }),
        mockEndpoint(listMyOrders, (request) => (isDown ? down : { reply: findMyOrders(request) })),
        ...invoiceHandlers,
        ...orderHandlers,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = `申请发票 ${completedOrder.orderCode}`;
    await userEvent.click(await canvas.findByRole('button', { name }, patience));
    await staysWith(down.refusal.message);
    await expect(await canvas.findByRole('button', { name: '重试' }, patience)).toBeEnabled();
  },
};

/** Whether a colleague has requested the invoice of the order meanwhile. */
let isRequestedElsewhere = false;

export const RequestedElsewhere: Story = {
  args: orderPage,
  name: '申请发票：同事已申请，关闭后才显示',
  beforeEach() {
    isRequestedElsewhere = false;
  },
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(requestInvoice, () => {
          isRequestedElsewhere = true;
          return { refusal: { status: 409, message: invoiceMessages.open } };
        }),
        mockEndpoint(readOrder, () => ({
          reply: { ...completedOrder, invoiceStatus: isRequestedElsewhere ? requestedInvoice.status : null },
        })),
        ...invoiceHandlers,
        ...orderHandlers,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const section = await invoiceShown(canvasElement);
    await userEvent.click(section.getByRole('button', { name: '申请发票' }));
    await staysWith(invoiceMessages.open);
    await section.findByText('尚未开具', {}, patience);
    await expect(section.queryByRole('button')).toBeNull();
  },
};
