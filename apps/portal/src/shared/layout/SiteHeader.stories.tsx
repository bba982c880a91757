import { logOut, readProfile, refreshToken, type UserInfo } from '@lima-id/api';
import { companyAdmin, mockEndpoint, ordinaryUser } from '@lima-id/api/msw';
import { LinkProvider } from '@lima-id/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createQueryClient } from '../api/queryClient.ts';
import { ScanProvider } from '../lookup/ScanProvider.tsx';
import { clearUser, setUser } from '../session/changeUser.ts';
import { holdToken } from '../session/heldToken.ts';
import { storedUserOf } from '../session/storedUserOf.ts';
import { RouterLink } from './RouterLink.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** The same person before and after the prefix was approved. */
const approved: UserInfo = { ...companyAdmin, userId: ordinaryUser.userId, username: ordinaryUser.username };
const anHour = 3_600_000;

let profile: UserInfo = ordinaryUser;
const profileHandler = mockEndpoint(readProfile, () => ({ reply: { basicInfo: profile } }));
const over = { refusal: { status: 401, message: '登录已失效，请重新登录', code: 40112 } };

const queryClient = createQueryClient();

function HeaderStory() {
  return (
    <LinkProvider component={RouterLink}>
      <MemoryRouter initialEntries={['/home']}>
        <QueryClientProvider client={queryClient}>
          <ScanProvider>
            <SiteHeader />
          </ScanProvider>
        </QueryClientProvider>
      </MemoryRouter>
    </LinkProvider>
  );
}

const meta = {
  title: 'Screens/Site header 网站页头',
  id: 'shared-siteheader',
  component: HeaderStory,
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: [profileHandler, mockEndpoint(logOut, () => ({ reply: null }))] },
  },
  beforeEach: () => {
    profile = ordinaryUser;
    setUser(storedUserOf(ordinaryUser, Date.now() - anHour));
    holdToken({ accessToken: 'access', expiresIn: 1800 });
    return clearUser;
  },
} satisfies Meta<typeof HeaderStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const offers = (canvasElement: HTMLElement, name: string) =>
  waitFor(() => expect(within(canvasElement).getByRole('link', { name, hidden: true })).toBeInTheDocument());

export const ApprovedBefore: Story = {
  name: '打开页面时，前缀已审核通过',
  beforeEach: () => {
    profile = approved;
  },
  play: async ({ canvasElement }) => offers(canvasElement, '企业控制台'),
};

export const ApprovedMeanwhile: Story = {
  name: '回到页面时，前缀已审核通过',
  play: async ({ canvasElement }) => {
    await offers(canvasElement, '申请标识前缀');
    profile = approved;
    setUser(storedUserOf(ordinaryUser, Date.now() - anHour));
    document.dispatchEvent(new Event('visibilitychange'));
    await offers(canvasElement, '企业控制台');
  },
};

export const RestoredFromHistory: Story = {
  name: '浏览器后退回到页面时，前缀已审核通过',
  play: async ({ canvasElement }) => {
    await offers(canvasElement, '申请标识前缀');
    profile = approved;
    setUser(storedUserOf(ordinaryUser, Date.now() - anHour));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await offers(canvasElement, '企业控制台');
  },
};

export const OwnLists: Story = {
  name: '账户菜单',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(ordinaryUser.username) }));
    const links = ['个人设置', '我的订单', '我的发票', '我的试用'].map((name) => canvas.getByRole('link', { name }));
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/personal_update',
      '/personal_orders',
      '/personal_invoices',
      '/personal_trials',
    ]);
  },
};

export const SessionOver: Story = {
  name: '登录已失效，恢复为未登录',
  parameters: {
    msw: { handlers: [mockEndpoint(readProfile, () => over), mockEndpoint(refreshToken, () => over)] },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByText(ordinaryUser.username)).toBeNull());
  },
};
