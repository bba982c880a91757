import { contract, type UserInfo } from '@lima-id/api';
import { companyAdmin, findApps, mockEndpoint, ordinaryUser } from '@lima-id/api/msw';
import { identifierAddress, type ReviewStatus } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { brand } from '../../brand/brand.ts';
import { capabilities } from '../../shared/capability/capabilities.ts';
import { clearUser, setUser } from '../../shared/session/changeUser.ts';
import { storedUserOf } from '../../shared/session/storedUserOf.ts';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { pageShown } from '../../shared/stories/pageShown.ts';
import PromotionScreen from './PromotionScreen.tsx';

const products = mockEndpoint(contract.searchApps, (wanted) => ({ reply: findApps(wanted) }));
const title = '给您的产品， 一个全网通用的身份';

const meta = {
  title: 'Screens/Promotion 标识解析推广',
  id: 'screens-promotion',
  component: PageStory,
  args: { screen: <PromotionScreen />, path: '/new_identification', elsewhere: <h1>登录页</h1> },
  parameters: { layout: 'fullscreen', msw: { handlers: [products] } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  name: '标识解析',
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, title);
    await expect(document.title).toBe('标识解析 - 力码');
    await expect(canvas.getByRole('link', { name: '标识解析', current: true })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: /标识二维码/ }, { timeout: 15_000 })).toBeVisible();
    for (const { identifier } of brand.examples) {
      await expect(canvas.getByRole('link', { name: identifier })).toHaveAttribute(
        'href',
        identifierAddress(identifier),
      );
    }
    await expect(canvas.getByRole('link', { name: '查看文档' })).toHaveAttribute('href', '/develop_document');
    const features = within(canvas.getByRole('region', { name: '一个码，六项能力' }));
    const names = features.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(names).toEqual(capabilities.map((capability) => capability.title));
    for (const link of canvas.getAllByRole('link', { name: '免费申请前缀' }))
      await expect(link).toHaveAttribute('href', '/login');
  },
};

function enterprise(examineStatus: ReviewStatus, identifierPrefix = ''): UserInfo {
  const { companyDetails } = companyAdmin;
  return { ...companyAdmin, companyDetails: companyDetails && { ...companyDetails, identifierPrefix, examineStatus } };
}

/** The links at the head and at the end of the page. */
function offered(user: UserInfo, label: string, href = '/identification'): Pick<Story, 'beforeEach' | 'play'> {
  return {
    beforeEach: () => {
      setUser(storedUserOf(user, Date.now()));
      return clearUser;
    },
    play: async ({ canvasElement }) => {
      const canvas = await pageShown(canvasElement, title);
      const links = canvas.getAllByRole('link', { name: label });
      await expect(links).toHaveLength(2);
      for (const link of links) await expect(link).toHaveAttribute('href', href);
    },
  };
}

export const WithoutPrefix: Story = { name: '已登录，还没有前缀', ...offered(ordinaryUser, '免费申请前缀') };
export const UnderReview: Story = { name: '前缀审核中', ...offered(enterprise('platformReview'), '查看审核进度') };
export const Rejected: Story = { name: '前缀未通过审核', ...offered(enterprise('rejected'), '修改后重新提交') };
export const Approved: Story = {
  name: '已有前缀',
  ...offered(enterprise('approved', '88.118.001'), '查看我的前缀', '/personal_update'),
};
