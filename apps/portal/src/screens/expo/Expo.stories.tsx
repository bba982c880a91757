import { contract } from '@lima-id/api';
import { findApps, mockEndpoint } from '@lima-id/api/msw';
import { fromChina } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onLeadRequest } from '../../shared/contact/contactEvents.ts';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { pageShown } from '../../shared/stories/pageShown.ts';
import { ExpoView } from './ExpoView.tsx';
import { nextExpo } from './expos.ts';

const products = mockEndpoint(contract.searchApps, (wanted) => ({ reply: findApps(wanted) }));
const title = '力码展位 B2-118';

/** The page at a moment: which day it is must not change the pictures. */
function at(now: number) {
  return { screen: <ExpoView expo={nextExpo} now={now} />, path: '/smartexpo' };
}

const meta = {
  title: 'Screens/Expo 展会',
  id: 'screens-expo',
  component: PageStory,
  args: at(fromChina(2027, 6, 18, 15)),
  parameters: { layout: 'fullscreen', msw: { handlers: [products] } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '展期第一天，第一场已结束',
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, title);
    const talks = within(canvas.getByRole('region', { name: '四天四场，展台开讲' }));
    await expect(talks.getAllByRole('button')).toHaveLength(3);
    await expect(talks.getByText('已结束')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '加入日历' })).toBeVisible();
    await expect(canvas.getByText(/B2-118在第3排第6个展位/)).toBeInTheDocument();
    await expect(document.title).toBe('智慧展会 - 力码');
  },
};

export const Over: Story = {
  name: '展会已结束',
  args: at(fromChina(2027, 7, 1)),
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, title);
    await expect(canvas.getByText(/本次展会已经结束/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /预约席位/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '加入日历' })).not.toBeInTheDocument();
    const asked: unknown[] = [];
    const stop = onLeadRequest((request) => asked.push(request));
    await userEvent.click(canvas.getByRole('button', { name: '预约到访' }));
    stop();
    await expect(asked).toEqual([{ kind: 'contact', subject: '预约到访' }]);
    await screen.findByRole('dialog', { name: '联系我们' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
