import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FinderFrame } from '../FinderFrame/FinderFrame.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import { Link } from '../Link/Link.tsx';
import { Ground, Row } from '../testing/Ground.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Data display/Card 卡片',
  id: 'components-card',
  component: Card,
  args: { children: '点检助手' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Paddings: Story = {
  name: '内边距',
  render: () => (
    <Row>
      <Card padding="none">无</Card>
      <Card>20</Card>
      <Card padding="lg">32</Card>
    </Row>
  ),
};

export const Interactive: Story = {
  name: '可点击',
  render: () => (
    <Card as="article" interactive padding="none" style={{ width: 282 }}>
      <div style={{ position: 'relative', display: 'grid', placeItems: 'center', height: 150 }}>
        <Illustration name="rower" width={180} />
        <FinderFrame inset={8} size="sm" />
      </div>
      <div style={{ padding: 20 }}>
        <Link href="/application/detail/12" data-card-link="" style={{ textDecoration: 'none', fontWeight: 600 }}>
          <span data-card-title="">点检助手</span>
        </Link>
        <p>自动生成点检计划</p>
      </div>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: '点检助手' })).toHaveFocus();
  },
};

export const OnInk: Story = {
  name: '深底',
  render: () => (
    <Ground>
      <Card ground="ink">行业二级节点 118</Card>
    </Ground>
  ),
};
