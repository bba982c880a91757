import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../testing/Ground.tsx';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Data display/Tag 标签',
  id: 'components-tag',
  component: Tag,
  args: { children: '自研' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  name: '颜色',
  render: () => (
    <Row>
      <Tag>默认</Tag>
      <Tag tone="info">自研</Tag>
      <Tag tone="success" dot>
        已通过
      </Tag>
      <Tag tone="warning" dot>
        审核中
      </Tag>
      <Tag tone="danger" dot>
        未通过
      </Tag>
      <Tag tone="violet">生态</Tag>
      <Tag variant="outline">描边</Tag>
      <Tag variant="ink">新品</Tag>
    </Row>
  ),
};
