import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BackToTop } from './BackToTop.tsx';

const meta = {
  title: 'Navigation/BackToTop 返回顶部',
  id: 'components-backtotop',
  component: BackToTop,
  args: { after: -1 },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <main style={{ height: 300, padding: 24 }}>页面内容</main>
      <BackToTop {...args} />
    </>
  ),
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '自由尝试' };

export const Focused: Story = {
  name: '聚焦',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: '回到顶部' })).toHaveFocus();
  },
};

export const AppearsAndReturns: Story = {
  name: '滚动一屏后出现，焦点回到正文',
  args: { after: undefined },
  render: (args) => (
    <>
      <main style={{ height: 2300, padding: 24 }}>页面内容</main>
      <BackToTop {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const shown = () => canvas.queryByRole('button', { name: '回到顶部' });
    await expect(shown()).toBeNull();
    window.scrollTo({ top: window.innerHeight, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(shown()).toBeNull();
    window.scrollTo({ top: window.innerHeight + 1, behavior: 'instant' });
    await waitFor(() => expect(shown()).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '回到顶部' }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(shown()).toBeNull());
    canvas.getByRole('main').blur();
    await expect(canvas.getByRole('main')).not.toHaveAttribute('tabindex');
  },
};
