import { contract } from '@lima-id/api';
import { findApps, mockEndpoint } from '@lima-id/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PageStory } from '../stories/PageStory.tsx';

const products = mockEndpoint(contract.searchApps, (wanted) => ({ reply: findApps(wanted) }));

function BrokenScreen(): never {
  throw new Error('This page cannot be built.');
}

const meta = {
  title: 'Screens/Failed 加载失败',
  id: 'screens-failed',
  component: PageStory,
  args: { screen: <BrokenScreen />, path: '/introduce' },
  parameters: { layout: 'fullscreen', msw: { handlers: [products] } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CannotBeBuilt: Story = {
  name: '页面在浏览器中出错',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('页面无法显示');
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('没有响应');
    await expect(canvas.getByRole('button', { name: '刷新页面' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home');
    await canvas.findByText('码上追溯', {}, { timeout: 5_000 });
  },
};
