import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stage } from '../testing/Stage.tsx';
import { DotTexture } from './DotTexture.tsx';

const meta = {
  title: 'Foundations/DotTexture 点阵纹理',
  id: 'components-dottexture',
  component: DotTexture,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Stage ground={args.ground}>
      <DotTexture {...args} />
    </Stage>
  ),
} satisfies Meta<typeof DotTexture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const OnInk: Story = { name: '深底', args: { ground: 'ink' } };
