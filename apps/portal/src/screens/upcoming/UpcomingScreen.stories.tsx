import { contract } from '@lima-id/api';
import { mockEndpoint, recommendedProductList } from '@lima-id/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import UpcomingScreen from './UpcomingScreen.tsx';

const products = mockEndpoint(contract.recommendProducts, () => ({ reply: recommendedProductList }));

function BrokenScreen(): never {
  throw new Error('This page cannot be built.');
}

const meta = {
  title: 'Screens/Upcoming',
  component: PageStory,
  args: { screen: <UpcomingScreen path="/solution" />, path: '/solution' },
  parameters: { layout: 'fullscreen', msw: { handlers: [products] } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotOpenYet: Story = {
  name: '暂未开放',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: '解决方案' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '首页' })).toHaveAttribute('href', '/home');
    await canvas.findByText('码上追溯', {}, { timeout: 5_000 });
    await expect(document.title).toBe('解决方案 - 力码');
  },
};

export const CannotBeBuilt: Story = {
  name: '页面加载失败',
  args: { screen: <BrokenScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('页面加载失败');
    await expect(canvas.getByRole('button', { name: '刷新页面' })).toBeVisible();
    await canvas.findByText('码上追溯', {}, { timeout: 5_000 });
  },
};
