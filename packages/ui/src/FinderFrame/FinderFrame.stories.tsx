import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration } from '../Illustration/Illustration.tsx';
import { Ground } from '../testing/Ground.tsx';
import { FinderFrame } from './FinderFrame.tsx';

const meta = {
  title: 'Identity/FinderFrame 取景框',
  id: 'components-finderframe',
  component: FinderFrame,
  args: { children: <Illustration name="treadmill" width={240} /> },
} satisfies Meta<typeof FinderFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Outside: Story = {
  name: '框外 8 px',
  args: { inset: -8 },
  decorators: [
    (Story) => (
      <Ground ground="paper">
        <Story />
      </Ground>
    ),
  ],
};

export const Small: Story = {
  name: '小框',
  args: { size: 'sm', children: <Illustration name="qr-carton" width={96} /> },
};

export const OnInk: Story = {
  name: '深底',
  args: { ground: 'ink', inset: -8, children: <Illustration name="treadmill" ground="ink" width={240} /> },
  decorators: [
    (Story) => (
      <Ground>
        <Story />
      </Ground>
    ),
  ],
};
