import { type EmptyReason, messages } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Column } from '../testing/Ground.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState 空状态',
  id: 'components-emptystate',
  component: EmptyState,
  args: { kind: 'notFound' },
  decorators: [
    (Story) => (
      <Card padding="none" style={{ maxWidth: 320 }}>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

const again = (word: string) => (
  <Button variant="secondary" size="sm">
    {word}
  </Button>
);

export const Playground: Story = {};

export const NotFound: Story = {
  name: '未查询到',
  args: { kind: 'notFound', actions: again('重新输入') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('标识不存在，请核对后再扫描');
  },
};

export const Offline: Story = {
  name: '网络没有连接',
  args: { kind: 'offline', actions: again('重试') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('未连接到互联网，请检查网络');
  },
};

export const NoData: Story = {
  name: '暂无数据',
  args: { kind: 'noData', text: '这个时间段内没有记录，换个范围看看。', actions: again('查看本月') },
};

export const NoDataAlone: Story = { name: '暂无数据（无说明）', args: { kind: 'noData' } };

export const LoadFailed: Story = {
  name: '加载失败',
  args: { kind: 'loadFailed', actions: <Button size="sm">刷新页面</Button> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('数据加载失败，请刷新页面')).toBeVisible();
  },
};

export const Loading: Story = {
  name: '加载中',
  args: { kind: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('数据加载中，请稍候');
  },
};

export const LongText: Story = {
  name: '服务器的话',
  args: {
    kind: 'loadFailed',
    text: '企业节点 88.118.001 正在维护，预计今天 18:00 恢复。您可以稍后再来，或联系标识所属企业了解详情。',
  },
};

export const WithoutPicture: Story = { name: '没有图', args: { kind: 'noData', picture: null } };

export const AllReasons: Story = {
  name: '规则给出的每种原因',
  render: () => (
    <Column>
      {(Object.keys(messages.empty) as EmptyReason[]).map((kind) => (
        <EmptyState key={kind} kind={kind} />
      ))}
    </Column>
  ),
};
