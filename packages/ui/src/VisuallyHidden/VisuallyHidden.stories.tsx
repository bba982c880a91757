import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Foundations/VisuallyHidden 仅供读屏',
  id: 'components-visuallyhidden',
  component: VisuallyHidden,
  args: { children: '共 12 条' },
  render: (args) => (
    <p>
      12 <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('共 12 条').getBoundingClientRect().width).toBe(1);
  },
};
