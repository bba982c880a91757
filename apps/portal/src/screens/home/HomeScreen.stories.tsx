import { contract } from '@lima-id/api';
import { findApps, homeFigures, mockEndpoint } from '@lima-id/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { unknownPath } from './bannerContent.ts';
import HomeScreen from './HomeScreen.tsx';
import { products } from './homeContent.ts';
import UnknownPathScreen from './UnknownPathScreen.tsx';

const figuresFilled = mockEndpoint(contract.readHome, () => ({ reply: homeFigures }));
const figuresLoading = mockEndpoint(contract.readHome, () => 'pending');
const figuresFailed = mockEndpoint(contract.readHome, () => ({ refusal: { status: 500, message: '服务异常' } }));
const productsFilled = mockEndpoint(contract.searchApps, (wanted) => ({ reply: findApps(wanted) }));
const productsFailed = mockEndpoint(contract.searchApps, () => 'unreachable');

const meta = {
  title: 'Screens/Home 首页',
  id: 'screens-home',
  component: PageStory,
  args: { screen: <HomeScreen />, path: '/home' },
  parameters: { layout: 'fullscreen', msw: { handlers: [figuresFilled, productsFilled] } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The products are asked for when they come near; finds a text of theirs, and stands at the beginning of the page again. */
async function findInProducts(canvas: ReturnType<typeof within>, text: string): Promise<HTMLElement> {
  const patience = { timeout: 15_000 };
  (await canvas.findByRole('heading', { name: products.title }, patience)).scrollIntoView({ behavior: 'instant' });
  const found = await canvas.findByText(text, {}, patience);
  window.scrollTo({ top: 0, behavior: 'instant' });
  return found;
}

/** Charts load when they come near; afterwards the page stands at its beginning again. */
async function showCharts(canvas: ReturnType<typeof within>): Promise<void> {
  canvas.getByRole('heading', { name: '健身器材，正在成为数据密集型行业' }).scrollIntoView();
  await waitFor(() => expect(canvas.getAllByRole('figure').length).toBeGreaterThanOrEqual(2), { timeout: 15_000 });
  window.scrollTo(0, 0);
}

export const Filled: Story = {
  name: '数据齐全',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('12,846,390', {}, { timeout: 15_000 });
    await expect(canvas.getByText('平台实测 3 ms')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('一台器材，一个码，一份终身档案。');
    await expect(await findInProducts(canvas, '价格面议')).toBeVisible();
    await showCharts(canvas);
  },
};

export const FiguresLoading: Story = {
  name: '实时数据读取中',
  parameters: { msw: { handlers: [figuresLoading, productsFilled] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await findInProducts(canvas, '价格面议');
    await expect(canvas.getByText('标识注册量')).toBeVisible();
    await expect(canvas.queryByText(/\d ms/)).not.toBeInTheDocument();
    await expect(canvas.queryByText('12,846,390')).not.toBeInTheDocument();
  },
};

export const FiguresFailed: Story = {
  name: '数据读取失败',
  parameters: { msw: { handlers: [figuresFailed, productsFailed] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await findInProducts(canvas, '数据加载失败，请刷新页面');
    await expect(canvas.getByText('标识注册量')).toBeVisible();
    await expect(canvas.queryByText('服务异常')).not.toBeInTheDocument();
  },
};

export const BadCode: Story = {
  name: '编码有误',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: '标识编码' });
    await userEvent.type(field, '88.118.001{Enter}');
    await expect(field).toHaveAccessibleDescription(/\S/);
    await expect(field).toBeInvalid();
    await canvas.findByText('12,846,390', {}, { timeout: 15_000 });
    await userEvent.clear(field);
    await expect(field).toBeValid();
    await userEvent.type(field, '88.118.001');
    await userEvent.keyboard('{Enter}');
    await expect(field).toBeInvalid();
    field.blur();
  },
};

export const UnknownPath: Story = {
  name: '未找到页面',
  args: { screen: <UnknownPathScreen />, path: '/nowhere' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('12,846,390', {}, { timeout: 15_000 });
    await expect(canvas.getByText(unknownPath.text)).toBeVisible();
  },
};

export const UnknownPathClosed: Story = {
  name: '未找到页面（已关闭提示）',
  args: { screen: <UnknownPathScreen />, path: '/nowhere' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: unknownPath.closeLabel }));
    await expect(canvas.queryByText(unknownPath.text)).not.toBeInTheDocument();
    await canvas.findByText('12,846,390', {}, { timeout: 15_000 });
  },
};
