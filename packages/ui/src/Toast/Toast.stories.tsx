import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Column } from '../testing/Ground.tsx';
import { useToast } from './Toast.tsx';
import { ToastNotice } from './ToastNotice.tsx';

const meta = {
  title: 'Feedback/Toast 轻提示',
  id: 'components-toast',
  component: ToastNotice,
  args: { tone: 'success', text: '提交成功，我们将在1个工作日内与您联系' },
} satisfies Meta<typeof ToastNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opener() {
  const { show } = useToast();
  return <Button onClick={() => show({ tone: 'danger', text: '请求出错，请稍后再试' })}>提交</Button>;
}

export const Playground: Story = {};

export const Tones: Story = {
  name: '语气',
  render: () => (
    <Column>
      <ToastNotice tone="info" text="订单已提交，将在1-2个工作日内完成审核" />
      <ToastNotice tone="success" text="提交成功，我们将在1个工作日内与您联系" />
      <ToastNotice tone="warning" text="购买前请先注册企业标识前缀" />
      <ToastNotice tone="danger" text="请求出错，请稍后再试" />
    </Column>
  ),
};

export const Shown: Story = {
  name: '出现在顶部',
  parameters: { pictures: { toasts: true } },
  render: () => <Opener />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = page.getByRole('button', { name: '提交' });
    await userEvent.click(button);
    await userEvent.click(button);
    const notice = page.getByRole('alert');
    await expect(notice).toHaveTextContent('请求出错，请稍后再试');
    await userEvent.hover(notice);
    button.blur();
  },
};

function BriefOpener() {
  const { show } = useToast();
  return <Button onClick={() => show({ tone: 'success', text: '登录成功', stayMs: 300 })}>登录</Button>;
}

export const Brief: Story = {
  name: '短暂停留',
  render: () => <BriefOpener />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = page.getByRole('button', { name: '登录' });
    await userEvent.click(button);
    await expect(page.getByText('登录成功')).toBeVisible();
    // Earlier than a toast with the default duration.
    await waitFor(() => expect(page.queryByText('登录成功')).toBeNull(), { timeout: 2000 });
    button.blur();
  },
};

export const LongText: Story = {
  name: '长文字',
  args: {
    tone: 'danger',
    text: '提交失败：企业信息核验失败，请检查企业名称、证照号码、法定代表人姓名和证件号码后重新提交；仍有疑问请联系客服',
  },
};
