import { contract } from '@lima-id/api';
import { findApps, mockEndpoint } from '@lima-id/api/msw';
import { openApiDocument } from '@lima-id/api/openapi';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { pageShown } from '../../shared/stories/pageShown.ts';
import DocumentScreen from './DocumentScreen.tsx';
import { documentList } from './documentList.ts';

const products = mockEndpoint(contract.searchApps, (wanted) => ({ reply: findApps(wanted) }));
const calls = http.get('*/openapi.json', () => HttpResponse.json(openApiDocument()));

const meta = {
  title: 'Screens/Document 文档',
  id: 'screens-document',
  component: PageStory,
  args: { screen: <DocumentScreen />, path: '/develop_document' },
  parameters: { layout: 'fullscreen', msw: { handlers: [products, calls] } },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 15_000 };
const [newest] = documentList;
if (newest === undefined) throw new Error('There is no document to show.');

/** The text of the rendered page, as it is read aloud. */
const wordsOfPage = (canvas: ReturnType<typeof within>, page: number) =>
  canvas.findByRole('document', { name: `第 ${page} 页，共 ${newest.pages} 页` }, patience);

export const List: Story = {
  name: '文档列表与预览',
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '开发文档');
    await expect(document.title).toBe('文档与接口 - 力码');
    const rows = within(canvas.getByRole('list', { name: '文档列表' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(documentList.length);
    await expect(canvas.getByRole('link', { name: `下载${newest.title}` })).toHaveAttribute(
      'download',
      `${newest.title}.pdf`,
    );
    const page = await wordsOfPage(canvas, 1);
    await waitFor(() => expect(page).toHaveTextContent(newest.summary), patience);
    await expect(canvas.getByRole('button', { name: '上一页' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Turned: Story = {
  name: '预览翻页',
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '开发文档');
    await wordsOfPage(canvas, 1);
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    const page = await wordsOfPage(canvas, 3);
    await waitFor(() => expect(page).toHaveTextContent('前缀是什么'), patience);
    canvas.getByRole('button', { name: '下一页' }).blur();
  },
};

const lost = http.get('*/assets/*.pdf', () => new HttpResponse(null, { status: 503 }));

export const PreviewFailed: Story = {
  name: '预览加载失败',
  parameters: { msw: { handlers: [products, calls, lost] } },
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '开发文档');
    await expect(await canvas.findByText('文档加载失败', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: '下载' })).toHaveAttribute('href', newest.url);
  },
};

export const Calls: Story = {
  name: '接口',
  args: { path: '/develop_document?tab=api&operation=lookUpIdentifier' },
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '开发文档');
    await canvas.findByRole('heading', { level: 2, name: '查询标识' }, patience);
    await expect(canvas.getByRole('tab', { name: '接口', selected: true })).toBeVisible();
    const asked = within(canvas.getByRole('table', { name: '请求参数' }));
    await expect(asked.getByRole('row', { name: /^identifier string 是/ })).toBeVisible();
    await expect(canvas.getByRole('region', { name: '请求示例' })).toHaveTextContent('curl -X POST');
    await userEvent.click(canvas.getByRole('button', { name: 'JavaScript' }));
    await expect(canvas.getByRole('region', { name: '请求示例' })).toHaveTextContent('await fetch(');
    await userEvent.click(canvas.getByRole('button', { name: 'cURL' }));
    canvas.getByRole('button', { name: 'cURL' }).blur();
  },
};

const silent = http.get('*/openapi.json', () => new HttpResponse(null, { status: 503 }));

export const CallsFailed: Story = {
  name: '接口加载失败',
  args: { path: '/develop_document?tab=api' },
  parameters: { msw: { handlers: [products, silent] } },
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '开发文档');
    await expect(await canvas.findByText('接口加载失败', {}, patience)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled();
  },
};
