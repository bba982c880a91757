import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Column } from '../testing/Ground.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton 骨架屏',
  id: 'components-skeleton',
  component: Skeleton,
  args: { lines: 3 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Shapes: Story = {
  name: '形状',
  render: () => (
    <Column>
      <Skeleton width={134} height={16} />
      <Skeleton lines={2} />
      <Skeleton width="50%" height={150} />
    </Column>
  ),
};

export const ProductCard: Story = {
  name: '产品卡',
  render: () => (
    <Card padding="none" style={{ width: 282 }}>
      <Skeleton height={150} />
      <div style={{ display: 'grid', gap: 12, padding: 20 }}>
        <Skeleton width={134} height={16} />
        <Skeleton lines={2} />
      </div>
    </Card>
  ),
};
