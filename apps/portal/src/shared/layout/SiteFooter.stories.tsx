import { searchApps } from '@lima-id/api';
import { appList, endPending, findApps, mockEndpoint } from '@lima-id/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryFrame } from '../stories/StoryFrame.tsx';
import { SiteFooter } from './SiteFooter.tsx';

function FooterStory() {
  return (
    <StoryFrame>
      <SiteFooter />
    </StoryFrame>
  );
}

const meta = {
  title: 'Screens/Site footer 网站页脚',
  id: 'shared-sitefooter',
  component: FooterStory,
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: [mockEndpoint(searchApps, (wanted) => ({ reply: findApps(wanted) }))] },
  },
} satisfies Meta<typeof FooterStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Products: Story = {
  name: '推荐产品为市场的前几个应用',
  play: async ({ canvasElement }) => {
    const name = appList[0]?.name ?? '';
    await expect(await within(canvasElement).findByRole('link', { name, hidden: true })).toBeInTheDocument();
  },
};

export const Waiting: Story = {
  name: '应用读取中',
  beforeEach: () => endPending,
  parameters: { msw: { handlers: [mockEndpoint(searchApps, () => 'pending')] } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '更多产品', hidden: true });
    await expect(link).toHaveAttribute('href', '/application/list');
  },
};
