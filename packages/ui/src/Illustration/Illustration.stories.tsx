import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Ground, Row } from '../testing/Ground.tsx';
import { Illustration } from './Illustration.tsx';

const meta = {
  title: 'Foundations/Illustration 插图',
  id: 'components-illustration',
  component: Illustration,
  args: { name: 'treadmill', alt: '商用跑步机' },
} satisfies Meta<typeof Illustration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '商用跑步机' })).toHaveAttribute(
      'src',
      '/illustrations/treadmill.svg',
    );
  },
};

export const Kinds: Story = {
  name: '种类',
  render: () => (
    <Row>
      <Illustration name="rower" width={200} />
      <Illustration name="node-tree" width={200} />
      <Illustration name="empty-no-data" />
      <Illustration name="cap-trace" width={65} />
      <Illustration name="logo" />
      <Illustration name="logo-mark" />
    </Row>
  ),
};

export const OnInk: Story = {
  name: '深底',
  render: () => (
    <Ground>
      <Row>
        <Illustration name="rower" ground="ink" width={200} />
        <Illustration name="node-tree" ground="ink" width={200} />
        <Illustration name="cap-trace" ground="ink" width={65} />
        <Illustration name="logo" ground="ink" />
      </Row>
    </Ground>
  ),
};
