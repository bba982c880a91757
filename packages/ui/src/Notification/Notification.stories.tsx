import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Link } from '../Link/Link.tsx';
import { Column } from '../testing/Ground.tsx';
import { NotificationProvider, useNotification } from './Notification.tsx';
import { NotificationNotice, notificationMs } from './NotificationNotice.tsx';

const meta = {
  title: 'Feedback/Notification 通知',
  id: 'components-notification',
  component: NotificationNotice,
  args: {
    tone: 'info',
    title: '订单已提交',
    text: '订单将在1-2个工作日内完成审核，可在「订单管理」查看进度。',
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <NotificationProvider>
        <Story />
      </NotificationProvider>
    ),
  ],
} satisfies Meta<typeof NotificationNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '自由尝试', args: { style: { maxWidth: 400 } } };

export const Tones: Story = {
  name: '语气',
  render: ({ onClose }) => (
    <Column>
      <NotificationNotice tone="info" title="订单已提交" text="订单将在1-2个工作日内完成审核。" onClose={onClose} />
      <NotificationNotice tone="success" title="审核通过" text="企业标识前缀 88.118.001 已发放。" onClose={onClose} />
      <NotificationNotice tone="warning" title="试用还剩 3 天" onClose={onClose} />
      <NotificationNotice
        tone="danger"
        title="导入没有完成"
        text={
          <>
            第 128 行编码重复，<Link href="/import">查看明细</Link>
          </>
        }
        onClose={onClose}
      />
    </Column>
  ),
};

let sent = 0;

function Sender({ stays = true, several = false }: { stays?: boolean; several?: boolean }) {
  const { notify } = useNotification();
  return (
    <div style={{ minHeight: 480 }}>
      <Button
        onClick={() => {
          sent += 1;
          notify({
            tone: sent % 2 === 0 ? 'success' : 'info',
            title: several ? `第 ${sent} 批编码已激活` : '订单已提交',
            text: '可在「订单管理」查看进度。',
            stays,
          });
        }}
      >
        发送
      </Button>
    </div>
  );
}

export const Shown: Story = {
  name: '出现在右上角，相同的不重复',
  render: () => {
    sent = 0;
    return <Sender />;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = page.getByRole('button', { name: '发送' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(page.getAllByRole('status')).toHaveLength(1);
    await expect(page.getByRole('status')).toHaveTextContent('订单已提交');
    button.blur();
  },
};

export const AtMostThree: Story = {
  name: '最多三条，其余等待',
  render: () => {
    sent = 0;
    return <Sender several />;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = page.getByRole('button', { name: '发送' });
    for (let press = 0; press < 4; press += 1) await userEvent.click(button);
    await expect(page.getAllByRole('status')).toHaveLength(3);
    await expect(page.queryByText('第 4 批编码已激活')).toBeNull();
    const [close] = page.getAllByRole('button', { name: '关闭通知' });
    if (close !== undefined) await userEvent.click(close);
    await waitFor(() => expect(page.getByText('第 4 批编码已激活')).toBeVisible());
    await expect(page.queryByText('第 1 批编码已激活')).toBeNull();
    button.blur();
  },
};

export const Expires: Story = {
  name: '停留 4.5 秒，指针在上面时不走',
  render: () => {
    sent = 0;
    return <Sender stays={false} />;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = page.getByRole('button', { name: '发送' });
    await userEvent.click(button);
    const notice = page.getByRole('status');
    await userEvent.hover(notice);
    await new Promise((resolve) => setTimeout(resolve, notificationMs + 300));
    await expect(notice).toBeInTheDocument();
    await userEvent.unhover(notice);
    await waitFor(() => expect(page.queryByRole('status')).toBeNull(), { timeout: notificationMs + 1000 });
    button.blur();
  },
};

export const Keyboard: Story = {
  name: '用键盘关闭后焦点返回',
  render: () => {
    sent = 0;
    return <Sender />;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = page.getByRole('button', { name: '发送' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(page.getByRole('button', { name: '关闭通知' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('status')).toBeNull());
    await expect(button).toHaveFocus();
    button.blur();
  },
};

function Submitting() {
  const { notify } = useNotification();
  return (
    <div style={{ minHeight: 480 }}>
      <Dialog open title="提交订单">
        <Button
          onClick={() =>
            notify({ tone: 'success', title: '订单已提交', text: '可在「订单管理」查看进度。', stays: true })
          }
        >
          提交
        </Button>
      </Dialog>
    </div>
  );
}

export const OverDialog: Story = {
  name: '对话框打开时，用键盘到达并关闭',
  render: () => <Submitting />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '提交订单' });
    const submit = within(dialog).getByRole('button', { name: '提交' });
    await waitFor(() => expect(submit).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: '关闭' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '关闭通知' })).toHaveFocus();
    await userEvent.tab();
    await expect(submit).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: '关闭通知' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('订单已提交')).toBeNull());
    await expect(submit).toHaveFocus();
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('订单已提交')).toBeVisible();
    submit.blur();
  },
};

export const LongText: Story = {
  name: '长文字',
  args: {
    tone: 'danger',
    title: '提交失败：企业信息核验失败',
    text: '请检查企业名称、证照号码、法定代表人姓名和证件号码后重新提交。请求编号 REQ-2026-0518-000000000000000427-ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    style: { maxWidth: 400 },
  },
};
