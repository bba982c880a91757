import { marketMessages } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Column } from '../testing/Ground.tsx';
import { InlineAlert } from './InlineAlert.tsx';

const meta = {
  title: 'Feedback/InlineAlert 行内提示',
  id: 'components-inlinealert',
  component: InlineAlert,
  args: { tone: 'warning', children: marketMessages.gate.buyPrefix },
} satisfies Meta<typeof InlineAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '自由尝试',
  args: { action: <Link href="/identification">去注册</Link>, onClose: fn() },
};

export const Tones: Story = {
  name: '语气',
  render: () => (
    <Column>
      <InlineAlert tone="info">订单将在1-2个工作日内完成审核。</InlineAlert>
      <InlineAlert tone="success">企业标识前缀已发放，可以为产品赋码。</InlineAlert>
      <InlineAlert tone="warning" action={<Link href="/identification">去注册</Link>}>
        {marketMessages.gate.buyPrefix}
      </InlineAlert>
      <InlineAlert tone="danger">审核未通过：证照号码与企业名称不符。</InlineAlert>
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
    for (const tone of ['提示：', '成功：', '注意：', '错误：'])
      await expect(canvas.getByText(tone)).toBeInTheDocument();
  },
};

export const WithTitle: Story = {
  name: '标题、说明与操作',
  render: () => (
    <Column>
      <InlineAlert
        tone="danger"
        title="资料需要修改"
        action={<button type="button">重新填写</button>}
        onClose={() => undefined}
      >
        证件号码与企业名称不符，请核对营业执照后重新提交。
      </InlineAlert>
      <InlineAlert tone="info" title="已有一份审核记录" />
    </Column>
  ),
};

export const Closable: Story = {
  name: '可关闭',
  args: { onClose: fn() },
  play: async ({ args, canvasElement }) => {
    const close = within(canvasElement).getByRole('button', { name: '关闭提示' });
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    close.blur();
  },
};

export const Band: Story = {
  name: '页头下通栏',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ minHeight: 240, display: 'grid', alignContent: 'start', gap: 16 }}>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <InlineAlert key={tone} variant="band" tone={tone} onClose={() => undefined}>
          没有找到您要访问的页面，已为您打开首页。
        </InlineAlert>
      ))}
    </div>
  ),
};

function Failing() {
  const [tone, setTone] = useState<'danger' | 'success' | null>(null);
  return (
    <Column>
      <div>
        <Button onClick={() => setTone('danger')}>提交</Button> <Button onClick={() => setTone('success')}>重试</Button>
      </div>
      {tone === null ? null : (
        <InlineAlert live tone={tone}>
          {tone === 'danger' ? '请求出错，请稍后再试' : '提交成功，我们将在1个工作日内与您联系'}
        </InlineAlert>
      )}
    </Column>
  );
}

export const Appearing: Story = {
  name: '后来出现时播报',
  render: () => <Failing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [submit, retry] = canvas.getAllByRole('button');
    if (submit === undefined || retry === undefined) throw new Error('two buttons expected');
    await userEvent.click(submit);
    await expect(canvas.getByRole('alert')).toHaveTextContent('错误：请求出错，请稍后再试');
    await userEvent.click(retry);
    await expect(canvas.getByRole('status')).toHaveTextContent('成功：提交成功');
    retry.blur();
  },
};

export const LongText: Story = {
  name: '长文字',
  args: {
    tone: 'danger',
    title: '提交失败',
    onClose: fn(),
    action: <Link href="/contact">联系客服</Link>,
    children:
      '企业信息核验失败，请检查企业名称、证照号码、法定代表人姓名和证件号码后重新提交；仍有疑问请联系客服。请求编号 REQ-2026-0518-000000000000000427-ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  },
};
