import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Column } from '../testing/Ground.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';

const meta = {
  title: 'Components/StrengthMeter',
  component: StrengthMeter,
  args: { level: 'medium' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StrengthMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Levels: Story = {
  name: '弱、中、强',
  render: () => (
    <Column>
      <StrengthMeter level="weak" />
      <StrengthMeter level="medium" />
      <StrengthMeter level="strong" />
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getAllByRole('status');
    await expect(words.map((word) => word.textContent)).toEqual(['强度：弱', '强度：中', '强度：强']);
  },
};
