import { contract, listHotApps, listTrialApps, readPackage } from '@lima-id/api';
import { companyAdmin, findApps, hotList, mockEndpoint, packageList, trialAppList } from '@lima-id/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { clearUser, setUser } from '../../shared/session/changeUser.ts';
import { storedUserOf } from '../../shared/session/storedUserOf.ts';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { pageShown } from '../../shared/stories/pageShown.ts';
import { EntryPage } from './EntryPage.tsx';
import { EntryScreen } from './EntryScreen.tsx';
import type { ShownEntry } from './entries.ts';

const products = mockEndpoint(contract.searchApps, (wanted) => ({ reply: findApps(wanted) }));
const trials = mockEndpoint(listTrialApps, () => ({ reply: trialAppList }));
const packages = mockEndpoint(readPackage, ({ id }) => {
  const found = packageList.find((one) => one.id === id);
  return found ? { reply: found } : { refusal: { status: 404, message: '暂无该应用' } };
});
const noTrials = mockEndpoint(listTrialApps, () => ({
  reply: trialAppList.map((app) => ({ ...app, packageDetails: { ...app.packageDetails, trialDays: null } })),
}));
const hot = mockEndpoint(listHotApps, () => ({ reply: hotList }));
const nothingHot = mockEndpoint(listHotApps, () => ({ reply: { hot: [] } }));

const meta = {
  title: 'Screens/Catalogue 目录',
  id: 'screens-catalogue',
  component: PageStory,
  args: { screen: <EntryScreen id={6} />, path: '/application/6' },
  parameters: { layout: 'fullscreen', msw: { handlers: [products, trials, packages, hot] } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

function loggedIn(): () => void {
  setUser(storedUserOf(companyAdmin, Date.now()));
  return clearUser;
}

/** The numbers and names of the side navigation. */
function navigationOf(canvas: ReturnType<typeof within>): (string | null)[] {
  const nav = canvas.getByRole('navigation', { name: '目录导航' });
  return within(nav)
    .getAllByRole('link')
    .map((link) => link.textContent);
}

export const Offered: Story = {
  name: '平台提供，可试用',
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '标识赋码系统');
    await expect(await canvas.findByRole('link', { name: '免费试用 30 天' }, { timeout: 15_000 })).toHaveAttribute(
      'href',
      '/application/list/detail/1?package=101',
    );
    await expect(canvas.getByText('平台提供')).toBeVisible();
    await expect(document.title).toBe('标识赋码系统 - 力码');
    await expect(navigationOf(canvas)).toEqual(['01产品优势', '02功能介绍', '03适用场景', '04应用价值']);
    const related = within(await canvas.findByRole('region', { name: '相关目录' }, { timeout: 15_000 }));
    await expect(related.getAllByRole('link')).toHaveLength(4);
  },
};

export const Fixed: Story = {
  name: '滚动后导航固定',
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '标识赋码系统');
    await canvas.findByRole('link', { name: '免费试用 30 天' }, { timeout: 15_000 });
    const nav = within(canvas.getByRole('navigation', { name: '目录导航' }));
    window.scrollTo({ top: 518, behavior: 'instant' });
    await waitFor(() => expect(nav.getByRole('link', { current: 'location' })).toHaveTextContent('产品优势'));
    // The page was at its foot before; the navigation hears of scrolling in the next frame.
    await waitFor(() => expect(nav.queryByRole('button', { name: '立即咨询' })).not.toBeInTheDocument());
    const head = canvas.getByRole('heading', { level: 2, name: '功能介绍' });
    window.scrollTo({ top: head.getBoundingClientRect().top + window.scrollY - 300, behavior: 'instant' });
    await waitFor(() => expect(nav.getByRole('link', { current: 'location' })).toHaveTextContent('功能介绍'));
    await expect(await nav.findByRole('button', { name: '立即咨询' })).toBeVisible();
  },
};

export const WithLead: Story = {
  name: '有引言，可直接使用，无试用',
  args: { screen: <EntryScreen id={5} />, path: '/application/5' },
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '码上追溯');
    await expect(canvas.getByText(/追溯的难点不在查询/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '立即使用' })).toHaveAttribute('href', '/home#lookup');
    await expect(canvas.queryByText('平台提供')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: /免费试用/ })).not.toBeInTheDocument();
  },
};

export const TrialHidden: Story = {
  name: '不提供试用',
  args: { screen: <EntryScreen id={7} />, path: '/application/7' },
  parameters: { msw: { handlers: [products, noTrials, packages, hot] } },
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '设备资产管理');
    await expect(canvas.queryByRole('link', { name: /免费试用/ })).not.toBeInTheDocument();
  },
};

const section = { name: '', content: '', list: [] };
const point = { title: '一次登记', description: '企业资料一处维护，各应用直接引用' };
const short: ShownEntry = {
  id: 48,
  title: '酒店与企业健身房托管方案',
  summary: '器材配置、保养、卫生与安全检查整体托管。',
  group: '行业方案',
  picture: 'treadmill',
  content: '',
  isOffered: false,
  advantage: { ...section, list: [point, { ...point, title: '号段自主' }, { ...point, title: '查询权威' }] },
  introduction: section,
  scene: { ...section, list: [{ ...point, picture: 'shop' }] },
  value: { name: '', content: '', list: [point] },
};

export const SectionMissing: Story = {
  name: '缺少一节',
  args: { screen: <EntryPage entry={short} />, path: '/application/48' },
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, short.title);
    await expect(navigationOf(canvas)).toEqual(['01产品优势', '02适用场景', '03应用价值']);
    await expect(canvas.queryByRole('heading', { name: '功能介绍' })).not.toBeInTheDocument();
  },
};

const longText =
  '覆盖整机、关键部件、包装与备件的编码规则由企业自己定义，历史编码在规则变更以后继续有效，不必重新登记。';
const longPoint = {
  title: '跨工厂跨产线跨班次统一编码规则与防重校验机制',
  description: longText.repeat(2),
  picture: 'model' as const,
};
const long: ShownEntry = {
  ...short,
  title: '健身器材整机与关键零部件全生命周期质量追溯与售后召回一体化管理系统',
  summary: longText,
  content: `${longText}\n${longText}`,
  isOffered: true,
  advantage: {
    ...section,
    content: longText,
    list: [longPoint, longPoint].map((one, at) => ({ ...one, title: one.title + at })),
  },
  introduction: { ...section, list: [longPoint] },
  scene: { ...section, list: [longPoint, { ...longPoint, title: 'ISO/IEC15459:2014UniqueIdentification' }] },
  value: { name: longPoint.title, content: longText, list: [longPoint, point] },
};

export const LongText: Story = {
  name: '长文字',
  args: { screen: <EntryPage entry={long} />, path: '/application/48' },
  play: async ({ canvasElement }) => {
    await pageShown(canvasElement, long.title);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ApplyWithoutApp: Story = {
  name: '申请时没有对应应用',
  args: { screen: <EntryPage entry={short} />, path: '/application/48' },
  parameters: { msw: { handlers: [products, trials, packages, nothingHot] } },
  beforeEach: loggedIn,
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, short.title);
    const apply = canvas.getByRole('button', { name: '立即申请' });
    await userEvent.click(apply);
    const notice = await within(canvasElement.ownerDocument.body).findByText('暂无该应用', {}, { timeout: 15_000 });
    // Under the pointer a notice stays.
    await userEvent.hover(notice);
    apply.blur();
  },
};

export const ApplyFailed: Story = {
  name: '申请失败，显示原因',
  args: { screen: <EntryPage entry={short} />, path: '/application/48' },
  parameters: {
    msw: {
      handlers: [
        products,
        trials,
        packages,
        mockEndpoint(listHotApps, () => ({ refusal: { status: 503, message: '服务尚未就绪，请稍后再试' } })),
      ],
    },
  },
  beforeEach: loggedIn,
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, short.title);
    const apply = canvas.getByRole('button', { name: '立即申请' });
    await userEvent.click(apply);
    const page = within(canvasElement.ownerDocument.body);
    const notice = await page.findByText('服务尚未就绪，请稍后再试', {}, { timeout: 15_000 });
    // Under the pointer a notice stays.
    await userEvent.hover(notice);
    await expect(apply).toBeEnabled();
    apply.blur();
  },
};

export const ApplyOpensApp: Story = {
  name: '申请后进入应用',
  args: { elsewhere: <p>应用页</p> },
  beforeEach: loggedIn,
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '标识赋码系统');
    await userEvent.click(canvas.getByRole('button', { name: '立即申请' }));
    await expect(await canvas.findByText('应用页', {}, { timeout: 15_000 })).toBeVisible();
    await expect(JSON.parse(localStorage.getItem('application') ?? '{}')).toEqual(hotList.hot[0]);
  },
};
