import { contract } from '@lima-id/api';
import { findApps, mockEndpoint } from '@lima-id/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { pageShown } from '../../shared/stories/pageShown.ts';
import { NamedSolution } from './NamedSolution.tsx';
import SolutionListScreen from './SolutionListScreen.tsx';
import { SolutionMissing } from './SolutionMissing.tsx';
import { SolutionView } from './SolutionView.tsx';
import type { ShownPage, ShownSolution } from './solutions.ts';

const products = mockEndpoint(contract.searchApps, (wanted) => ({ reply: findApps(wanted) }));

const meta = {
  title: 'Screens/Solution 解决方案',
  id: 'screens-solution',
  component: PageStory,
  args: { screen: <SolutionListScreen />, path: '/solution' },
  parameters: { layout: 'fullscreen', msw: { handlers: [products] } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: '全部方案',
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '解决方案');
    const banner = within(canvas.getByRole('region', { name: '重点方案' }));
    await expect(banner.getByRole('button', { name: '开始轮播' })).toBeVisible();
    const slide = within(banner.getByRole('group', { name: '第 1 张，共 3 张' }));
    await expect(slide.getByRole('link', { name: '立即试用' })).toHaveAttribute('href', '/home#lookup');
    const cards = within(canvas.getByRole('region', { name: '按您的角色，找到合适的方案' }));
    await expect(cards.getAllByRole('listitem').filter((card) => within(card).queryByRole('heading'))).toHaveLength(9);
    const first = cards.getByRole('link', { name: /^健身器材全生命周期追溯方案/ });
    await expect(first).toHaveAttribute('href', '/solution/4');
    await expect(first).toHaveAttribute('target', '_blank');
    await expect(first).toHaveAttribute('rel', 'noreferrer');
    await expect(document.title).toBe('解决方案 - 力码');
  },
};

export const WithoutTrial: Story = {
  name: '轮播第二张，没有试用',
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '解决方案');
    const banner = within(canvas.getByRole('region', { name: '重点方案' }));
    await userEvent.click(banner.getByRole('button', { name: /智能产线与能耗管理$/ }));
    const slide = within(banner.getByRole('group', { name: '第 2 张，共 3 张' }));
    await expect(await slide.findByRole('button', { name: '立即咨询' })).toBeVisible();
    await expect(slide.queryByRole('link', { name: '立即试用' })).not.toBeInTheDocument();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const LastPage: Story = {
  name: '最后一页',
  args: { path: '/solution?page=9' },
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '解决方案');
    const cards = within(canvas.getByRole('region', { name: '按您的角色，找到合适的方案' }));
    await expect(cards.getByRole('link', { name: /^酒店与企业健身房托管方案/ })).toHaveAttribute(
      'href',
      '/solution/11',
    );
    await expect(cards.getByRole('link', { name: /^第 1 页/ })).toHaveAttribute('href', '/solution#all');
  },
};

export const Detail: Story = {
  name: '方案详情',
  args: { screen: <NamedSolution id={4} />, path: '/solution/4' },
  play: async ({ canvasElement }) => {
    const title = '健身器材全生命周期追溯方案';
    const canvas = await pageShown(canvasElement, title);
    const sections = within(canvas.getByRole('navigation', { name: '方案目录' })).getAllByRole('link');
    await expect(sections.map((link) => link.textContent)).toEqual([
      '方案概述',
      '方案架构',
      '方案优势',
      '应用场景',
      '合作流程',
    ]);
    const layers = within(canvas.getByRole('region', { name: '方案架构' })).getAllByRole('heading', { level: 3 });
    await expect(layers.map((layer) => layer.textContent)).toEqual(['应用层', '标识解析层', '数据平台层', '现场层']);
    await expect(canvas.getByText(/专家将在5个工作日内回复/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: '立即咨询' })).toHaveLength(2);
  },
};

const withoutPage: ShownSolution = {
  id: 14,
  name: '校园体育',
  tags: ['学校'],
  picture: 'basketball-hoop',
  title: '校园体育活动方案',
  subtitle: '从课后活动到校际比赛',
  summary: '课后活动一码登记。',
  entry: 45,
};

export const School: Story = {
  name: '校园方案',
  args: { screen: <NamedSolution id={7} />, path: '/solution/7' },
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '校园体育器材管理方案');
    await expect(
      within(canvas.getByRole('region', { name: '应用场景' })).getAllByRole('heading', { level: 3 }),
    ).toHaveLength(3);
  },
};

export const WithoutPage: Story = {
  name: '没有单独页面',
  args: { screen: <SolutionMissing solution={withoutPage} />, path: '/solution/14' },
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, withoutPage.title);
    await expect(canvas.getByRole('link', { name: '查看介绍' })).toHaveAttribute('href', '/application/45');
    await expect(canvas.getByRole('link', { name: '全部方案' })).toHaveAttribute('href', '/solution');
  },
};

export const Unknown: Story = {
  name: '没有这个方案',
  args: { screen: <NamedSolution id={null} />, path: '/solution/none' },
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '没有找到这个方案');
    await expect(canvas.getByRole('link', { name: '全部方案' })).toHaveAttribute('href', '/solution');
  },
};

const longText =
  '覆盖整机、关键部件、包装与备件的编码规则由企业自己定义，历史编码在规则变更以后继续有效，不必重新登记。';
const longTitle = '跨工厂跨产线跨班次统一编码规则与防重校验机制';
const parts = ['读码枪', '可编程控制器与工业网关', '扭矩枪', '检测台', '电能表', '标签打印机'];
const point = { title: longTitle, text: longText, picture: 'model' as const };
const longPage: ShownPage = {
  plan: `${longText}\n${longText}`,
  architecture: {
    text: longText,
    layers: [2, 3, 5, 6].map((count) => ({ name: `${count}件的一层与它的长名字`, parts: parts.slice(0, count) })),
  },
  advantages: [
    point,
    { title: '单台追溯', text: '一句话。' },
    { ...point, title: 'ISO/IEC15459:2014UniqueIdentification' },
  ],
  applications: [point],
  cooperation: [
    { name: longTitle, duration: '约1周，视现场条件而定', steps: parts },
    { name: '运营', steps: parts.slice(0, 3) },
  ],
};
const long: ShownSolution = {
  id: 2,
  title: '健身器材整机与关键零部件全生命周期质量追溯与售后召回一体化管理方案',
  name: '质量追溯',
  subtitle: longText,
  summary: longText,
  tags: ['整机厂'],
  picture: 'factory',
  page: longPage,
};

export const LongText: Story = {
  name: '长文字，层中件数不同',
  args: { screen: <SolutionView solution={long} page={longPage} />, path: '/solution/2' },
  play: async ({ canvasElement }) => {
    await pageShown(canvasElement, long.title);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
