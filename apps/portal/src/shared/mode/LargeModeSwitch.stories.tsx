import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LargeModeSwitch } from './LargeModeSwitch.tsx';
import { setLargeMode } from './useLargeMode.ts';

const meta = {
  title: 'Screens/Large mode 大字模式',
  id: 'screens-large-mode',
  component: LargeModeSwitch,
  beforeEach: () => () => setLargeMode(false),
} satisfies Meta<typeof LargeModeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Switched: Story = {
  name: '打开与关闭',
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '大字模式' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(document.documentElement).toHaveAttribute('data-mode', 'large');
    await expect(localStorage.getItem('mode')).toBe('large');
    // A change in another tab applies here too.
    window.dispatchEvent(new StorageEvent('storage', { key: 'mode', newValue: 'standard' }));
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await expect(document.documentElement).not.toHaveAttribute('data-mode');
    await userEvent.click(button);
  },
};
