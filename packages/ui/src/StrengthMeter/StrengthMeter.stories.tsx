import { type StrengthLevel, strengthLevels } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Column } from '../testing/Ground.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';

const meta = {
  title: 'Inputs/StrengthMeter 密码强度',
  id: 'components-strengthmeter',
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

const levels = Object.keys(strengthLevels) as StrengthLevel[];

export const Playground: Story = {};

export const Levels: Story = {
  name: '弱、中、强',
  render: () => (
    <Column>
      {levels.map((level) => (
        <StrengthMeter key={level} level={level} />
      ))}
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getAllByRole('status');
    await expect(words.map((word) => word.textContent)).toEqual(
      levels.map((level) => `强度：${strengthLevels[level]}`),
    );
  },
};
