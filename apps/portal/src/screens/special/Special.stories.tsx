import { contract } from '@lima-id/api';
import { findApps, mockEndpoint } from '@lima-id/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { pageShown } from '../../shared/stories/pageShown.ts';
import SpecialScreen from './SpecialScreen.tsx';

const products = mockEndpoint(contract.searchApps, (wanted) => ({ reply: findApps(wanted) }));

const meta = {
  title: 'Screens/Special 专题',
  id: 'screens-special',
  component: PageStory,
  args: { screen: <SpecialScreen />, path: '/special', framed: true },
  parameters: { layout: 'fullscreen', msw: { handlers: [products] } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  name: '专题',
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '读懂一台跑步机，只需要这一行。');
    const headings = canvas.getAllByRole('heading', { level: 2, hidden: false }).map((one) => one.textContent);
    await expect(headings.slice(0, 5)).toEqual([
      '从一卷钢管开始',
      '每一道工序都有时间',
      '离开工厂，也不会丢',
      '码在，服务就在',
      '手边有器材？现在就扫一扫。',
    ]);
    for (const link of canvas.getAllByRole('link', { name: '返回首页' }))
      await expect(link).toHaveAttribute('href', '/home');
    await expect(canvas.queryByRole('navigation', { name: '快捷服务' })).not.toBeInTheDocument();
    await expect(document.title).toBe('专题 - 力码');
  },
};
