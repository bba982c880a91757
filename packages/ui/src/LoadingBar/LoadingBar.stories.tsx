import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LoadingBar } from './LoadingBar.tsx';

const meta = {
  title: 'Feedback/LoadingBar 页面加载条',
  id: 'components-loadingbar',
  component: LoadingBar,
  args: { loading: true, delay: 0 },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ minHeight: 120, padding: 24 }}>
        页面内容
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('progressbar', { name: '正在加载' });
    await expect(bar).not.toHaveAttribute('value');
    // With reduced motion, the bar is static and as wide as the page.
    const lengths = bar
      .getAnimations({ subtree: true })
      .map(({ effect }) => Number(effect?.getComputedTiming().duration));
    await expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(1);
    await expect(Math.round(bar.getBoundingClientRect().width)).toBe(document.documentElement.clientWidth);
  },
};

export const Idle: Story = {
  name: '没有加载',
  args: { loading: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull();
  },
};

/** Loading state toggled by a button. */
function Switch({ delay }: { delay?: number }) {
  const [active, setActive] = useState(false);
  return (
    <>
      <LoadingBar loading={active} delay={delay} label="正在打开应用市场" />
      <Button onClick={() => setActive(!active)}>{active ? '完成' : '加载'}</Button>
    </>
  );
}

export const Life: Story = {
  name: '出现、填满、消失',
  render: () => <Switch delay={50} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = () => canvas.queryByRole('progressbar', { name: '正在打开应用市场' });
    await userEvent.click(canvas.getByRole('button', { name: '加载' }));
    await waitFor(() => expect(bar()).toHaveAttribute('data-state', 'running'));
    await userEvent.click(canvas.getByRole('button', { name: '完成' }));
    await waitFor(() => expect(bar()).toHaveAttribute('value', '1'));
    await waitFor(() => expect(bar()).toBeNull());
    canvas.getByRole('button').blur();
  },
};

export const Quick: Story = {
  name: '很快就加载完',
  render: () => <Switch delay={60_000} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const seen: unknown[] = [];
    const watch = new MutationObserver(() => seen.push(canvas.queryByRole('progressbar')));
    watch.observe(canvasElement, { subtree: true, attributes: true });
    await userEvent.click(canvas.getByRole('button', { name: '加载' }));
    await userEvent.click(canvas.getByRole('button', { name: '完成' }));
    watch.disconnect();
    await expect(seen.length).toBeGreaterThan(0);
    await expect(seen.every((bar) => bar === null)).toBe(true);
    canvas.getByRole('button').blur();
  },
};
