import { contract } from '@lima-id/api';
import { findApps, mockEndpoint } from '@lima-id/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { pageShown } from '../../shared/stories/pageShown.ts';
import { ArticlePage } from './ArticlePage.tsx';
import NewsListScreen from './NewsListScreen.tsx';
import { newsList, type ShownNews } from './newsList.ts';
import { UnknownArticle } from './UnknownArticle.tsx';

const products = mockEndpoint(contract.searchApps, (wanted) => ({ reply: findApps(wanted) }));

const meta = {
  title: 'Screens/News 资讯',
  id: 'screens-news',
  component: PageStory,
  args: { screen: <NewsListScreen />, path: '/news' },
  parameters: { layout: 'fullscreen', msw: { handlers: [products] } },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const tableArticleId = 2;
const [newest] = newsList;
const withTable = newsList.find(({ id }) => id === tableArticleId);
if (newest === undefined || withTable === undefined) throw new Error('The content holds no news to show.');

const rowsOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('list', { name: '行业信息' })).getAllByRole('link');

export const List: Story = {
  name: '资讯列表',
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '行业资讯');
    await expect(canvas.getByRole('tab', { name: '行业信息', selected: true })).toBeVisible();
    await expect(rowsOf(canvas)).toHaveLength(10);
    await expect(rowsOf(canvas)[0]).toHaveAttribute('href', `/news/detail/${newest.id}`);
    const hottest = within(canvas.getByRole('region', { name: '最热资讯' }));
    await expect(hottest.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: '第 1 页' })).toHaveAttribute('aria-current', 'page');
    await expect(document.title).toBe('行业资讯 - 力码');
  },
};

export const LastPage: Story = {
  name: '最后一页',
  args: { path: '/news?page=3' },
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '行业资讯');
    await expect(rowsOf(canvas)).toHaveLength(newsList.length - 20);
    await expect(canvas.getByRole('link', { name: '第 3 页' })).toHaveAttribute('aria-current', 'page');
  },
};

export const RefusedCode: Story = {
  name: '列表旁的编码无法识别',
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '行业资讯');
    const card = within(canvas.getByRole('region', { name: '手里有码？直接查' }));
    await userEvent.type(card.getByRole('textbox', { name: '标识编码' }), '跑步机{Enter}');
    await expect(card.getByRole('textbox', { name: '标识编码' })).toBeInvalid();
    await expect(card.getByRole('alert')).not.toBeEmptyDOMElement();
    // Typing moved the page, and the next story would be shown from there.
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const Article: Story = {
  name: '资讯正文',
  args: { screen: <ArticlePage news={withTable} />, path: `/news/detail/${tableArticleId}` },
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, withTable.title);
    await canvas.findByRole('heading', { level: 2, name: '一、编码到哪一级' }, { timeout: 15_000 });
    await expect(canvas.getByRole('img', { name: /电机、跑板和控制器/ })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '工艺参数' })).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: '同标签资讯' })).getAllByRole('link')).toHaveLength(2);
    await expect(within(canvas.getByRole('region', { name: '相关推荐' })).getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: withTable.title })).toHaveAttribute('aria-current', 'page');
    await expect(document.title).toBe(`${withTable.title} - 力码`);
    await expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', withTable.summary);
  },
};

const long: ShownNews = {
  ...withTable,
  title:
    '力量器械行业数据模板发布：统一承重、钢管规格与焊缝等级等字段口径，便于ISO/IEC15459:2014UniqueIdentification跨企业互认',
};

export const LongTitle: Story = {
  name: '长标题',
  args: { screen: <ArticlePage news={long} />, path: '/news/detail/2' },
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, long.title);
    await canvas.findByRole('heading', { level: 2, name: '一、编码到哪一级' }, { timeout: 15_000 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** An article that lists know and whose text is nowhere. */
const textless: ShownNews = { ...newest, id: 0, tags: ['示例'] };

export const TextFailed: Story = {
  name: '正文加载失败',
  args: { screen: <ArticlePage news={textless} />, path: '/news/detail/0' },
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, textless.title);
    await expect(await canvas.findByText('正文加载失败')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled();
    await expect(canvas.getByRole('region', { name: '最热资讯' })).toBeVisible();
  },
};

export const Unknown: Story = {
  name: '资讯不存在',
  args: { screen: <UnknownArticle />, path: '/news/detail/999' },
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '资讯不存在');
    await expect(canvas.getByText('没有找到这篇资讯')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '返回资讯列表' })).toHaveAttribute('href', '/news');
  },
};
