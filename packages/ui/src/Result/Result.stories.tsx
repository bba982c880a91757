import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Column, Ground } from '../testing/Ground.tsx';
import { Result } from './Result.tsx';

const pair = (primary: string, secondary: string) => (
  <>
    <ButtonLink size="lg" href="#next">
      {primary}
    </ButtonLink>
    <ButtonLink size="lg" variant="secondary" href="#other">
      {secondary}
    </ButtonLink>
  </>
);

const meta = {
  title: 'Feedback/Result 结果页',
  id: 'components-result',
  component: Result,
  args: {
    kind: 'success',
    title: '企业标识前缀已提交',
    text: '审核需要 1-2 个工作日，结果会发送到 138 •••• 0118。',
    actions: pair('查看进度', '返回首页'),
  },
} satisfies Meta<typeof Result>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: '企业标识前缀已提交' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('审核需要 1-2 个工作日');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Paid: Story = {
  name: '成功：明细与去向',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Ground ground="paper">
      <Card padding="lg">
        <Result
          kind="success"
          titleAs="h1"
          title="付款信息已提交"
          text="订单已提交，将在1-2个工作日内完成审核。审核结果会发送到 138 •••• 0118。"
          details={
            <DescriptionList
              items={[
                { label: '订单号', value: 'LM2026051800427', face: 'code' },
                { label: '应用', value: '标识赋码系统 · 专业版 · 1 年' },
                { label: '付款金额', value: '¥ 2,800.00', face: 'figure' },
                {
                  label: '订单状态',
                  value: (
                    <Tag tone="warning" dot>
                      待审核
                    </Tag>
                  ),
                },
              ]}
            />
          }
          actions={pair('查看订单管理', '进入企业控制台')}
          aside={
            <>
              <p>11 秒后前往订单管理</p>
              <Button variant="text" flush>
                留在此页
              </Button>
            </>
          }
        />
      </Card>
    </Ground>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: '付款信息已提交' })).toBeVisible();
    // What changes or is read at leisure is not part of what is announced.
    await expect(canvas.getByRole('status')).not.toHaveTextContent('LM2026051800427');
    await expect(canvas.getByRole('status')).not.toHaveTextContent('11 秒后');
  },
};

export const Info: Story = {
  name: '提示：还在进行',
  args: {
    kind: 'info',
    title: '资料正在核验',
    text: '登记机关的回复通常在十分钟内到达，您可以先离开，结果会以短信通知。',
    actions: <Button size="lg">返回首页</Button>,
  },
};

export const Warning: Story = {
  name: '注意：完成了一部分',
  args: {
    kind: 'warning',
    title: '导入了 1,186 个标识，14 个没有导入',
    text: '没有导入的标识与已有的编码重复，已导入的可以立即使用。',
    actions: pair('下载未导入的清单', '查看标识'),
  },
};

export const Danger: Story = {
  name: '失败',
  args: {
    kind: 'danger',
    title: '审核未通过',
    text: '证照号码与企业名称不符，请核对营业执照后重新填写。',
    actions: pair('重新填写', '联系客服'),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('审核未通过');
  },
};

export const WithDrawing: Story = {
  name: '用插图，或不用图',
  render: () => (
    <Column>
      <Result
        kind="success"
        title="召回通知已发出"
        text="2,318 台设备的标识页已显示召回提示，企业会员同时收到短信。"
        picture={<Illustration name="recall" width={200} />}
        actions={<Button size="lg">查看召回进度</Button>}
      />
      <Result kind="info" title="订单已取消" text="已付款项会在 3 个工作日内退回原账户。" picture={null} />
    </Column>
  ),
};

export const Forbidden: Story = {
  name: '403：没有权限',
  args: {
    kind: '403',
    title: undefined,
    text: undefined,
    actions: pair('申请权限', '返回首页'),
    details: (
      <DescriptionList
        items={[
          { label: '当前账号', value: '王晓楠（只读）' },
          { label: '需要的权限', value: '登记与标签' },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '没有访问权限' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('403');
    await expect(canvas.getByText('登记与标签')).toBeVisible();
  },
};

export const NotFound: Story = {
  name: '404：没有这个页面',
  args: { kind: '404', title: undefined, text: undefined, actions: pair('返回首页', '标识查询') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: '没有找到您要访问的页面' })).toBeVisible();
  },
};

export const Failed: Story = {
  name: '500：由 StatusView 显示',
  args: { kind: '500', title: undefined, text: undefined },
  render: () => (
    <Result
      kind="500"
      requestId="R-20260518-7F3A91"
      time="2026-05-18 10:42:16"
      phone="400-000-0118"
      actions={pair('刷新页面', '返回首页')}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '服务暂时没有响应' })).toBeVisible();
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('500');
    await expect(canvas.getByRole('button', { name: '复制请求编号' })).toBeVisible();
  },
};

export const LongText: Story = {
  name: '长文字',
  args: {
    kind: 'danger',
    title: '山东省德州市宁津县健身器材行业工业互联网标识解析二级节点应用服务平台的企业信息核验失败',
    text: '企业信息核验失败，请检查企业名称、证照号码、法定代表人姓名和证件号码后重新提交；仍有疑问请联系客服。请求编号 REQ-2026-0518-000000000000000427-ABCDEFGHIJKLMNOPQRSTUVWXYZ-abcdefghijklmnopqrstuvwxyz',
    actions: (
      <>
        <Button size="lg">重新填写</Button>
        <Button size="lg" variant="secondary">
          联系客服
        </Button>
        <Button size="lg" variant="text">
          返回首页
        </Button>
      </>
    ),
  },
};
