import { contract } from '@lima-id/api';
import { findApps, mockEndpoint } from '@lima-id/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { pageShown } from '../../shared/stories/pageShown.ts';
import IntroduceScreen from './IntroduceScreen.tsx';
import { introduction } from './introduction.ts';

const products = mockEndpoint(contract.searchApps, (wanted) => ({ reply: findApps(wanted) }));

const meta = {
  title: 'Screens/Introduce 平台介绍',
  id: 'screens-introduce',
  component: PageStory,
  args: { screen: <IntroduceScreen />, path: '/introduce' },
  parameters: { layout: 'fullscreen', msw: { handlers: [products] } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  name: '企业介绍',
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, introduction.title);
    const headings = canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    const { history, culture, videos } = introduction;
    await expect(headings.slice(0, 3)).toEqual([history.title, culture.title, videos.title]);
    const years = within(canvas.getByRole('region', { name: history.title })).getAllByRole('listitem');
    await expect(years.map((year) => year.querySelector('time')?.textContent)).toEqual(
      history.steps.map(({ year }) => String(year)),
    );
    const stage = canvas.getByLabelText<HTMLVideoElement>(videos.list[0]?.title ?? '', { selector: 'video' });
    await expect(stage.paused).toBe(true);
    await expect(stage).toHaveAccessibleDescription(videos.list[0]?.text ?? '');
    await expect(canvas.getByRole('link', { name: '力码工业互联网有限公司' })).toHaveAttribute('href', '/introduce');
    await expect(document.title).toBe('企业介绍 - 力码');
  },
};
