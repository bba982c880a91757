import { contract, readApp } from '@lima-id/api';
import { appDetail, findApps, mockEndpoint } from '@lima-id/api/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ContentText } from '../../shared/content/ContentText.tsx';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { pageShown } from '../../shared/stories/pageShown.ts';
import { CaseCards } from './CaseCards.tsx';
import CaseListScreen from './CaseListScreen.tsx';
import { CaseSections } from './CaseSections.tsx';
import { CaseView } from './CaseView.tsx';
import type { ListedCase } from './caseList.ts';
import { caseOf, type ShownCase } from './cases.ts';
import { NamedCase } from './NamedCase.tsx';
import { texts } from './texts.ts';

const products = mockEndpoint(contract.searchApps, (wanted) => ({ reply: findApps(wanted) }));
const gone = mockEndpoint(readApp, () => ({ refusal: { status: 404, message: '暂无该应用' } }));
const unreachable = mockEndpoint(readApp, () => 'unreachable');
const found = mockEndpoint(readApp, ({ id }) => ({ reply: { ...appDetail, id } }));

const meta = {
  title: 'Screens/Case 合作案例',
  id: 'screens-case',
  component: PageStory,
  args: { screen: <CaseListScreen />, path: '/cooperation_case' },
  parameters: { layout: 'fullscreen', msw: { handlers: [products, unreachable] } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: '全部案例',
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '案例中心');
    const banner = within(canvas.getByRole('region', { name: '精选案例' }));
    const slide = within(banner.getByRole('group', { name: '第 1 张，共 3 张' }));
    await expect(slide.getByRole('link', { name: '查看详情：资产管理' })).toHaveAttribute(
      'href',
      '/cooperation_case/detail/7',
    );
    await expect(slide.getByText('器材可用率').previousSibling).toHaveTextContent('上升 31%');
    const cards = within(canvas.getByRole('region', { name: '同一个码，在不同行业这样用' }));
    await expect(cards.getAllByRole('link')).toHaveLength(7);
    await expect(cards.queryByRole('button', { name: /查看更多案例/ })).not.toBeInTheDocument();
    await expect(document.title).toBe('案例中心 - 力码');
  },
};

const many: ListedCase[] = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  name: '资产管理',
  title: `第 ${index + 1} 个案例`,
  subtitle: '采购、盘点、点检、报废全程扫码。',
  picture: 'rack',
  figures: [
    { value: '72%', label: '盘点用时', trend: 'fall' },
    { value: '31%', label: '器材可用率', trend: 'rise' },
    { value: '126家', label: '接入门店' },
  ],
}));

export const More: Story = {
  name: '超过十个',
  args: {
    screen: (
      <>
        <h1>案例中心</h1>
        <CaseCards cases={many} />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '案例中心');
    const cards = within(canvas.getByRole('region', { name: '同一个码，在不同行业这样用' }));
    await expect(cards.getAllByRole('link')).toHaveLength(10);
    await userEvent.click(cards.getByRole('button', { name: '查看更多案例（还有 2 个）' }));
    await expect(cards.getAllByRole('link')).toHaveLength(12);
    await expect(cards.queryByRole('button')).not.toBeInTheDocument();
    // The focus of the button that is gone; whether its ring is drawn depends on what was pressed before.
    const last = cards.getAllByRole('link')[11];
    await waitFor(() => expect(last).toHaveFocus());
    last?.blur();
  },
};

export const Detail: Story = {
  name: '案例详情，应用读取失败',
  args: { screen: <NamedCase id={7} />, path: '/cooperation_case/detail/7' },
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '126家门店、9,400台器材，一本账管清楚');
    const related = within(await canvas.findByRole('region', { name: '相关产品' }));
    const headings = canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    await expect(headings.slice(0, 4)).toEqual(['客户背景', '业务痛点', '解决方案', '相关产品']);
    await expect(canvas.getByText('年度盘点用时').previousSibling).toHaveTextContent('下降 72%');
    await expect(canvas.getAllByRole('button', { name: '我要同款服务' })).toHaveLength(2);
    await expect(related.getByRole('link', { name: '设备资产管理' })).toHaveAttribute('href', '/application/detail/2');
  },
};

export const WithApps: Story = {
  name: '案例详情，应用已读取',
  args: { screen: <NamedCase id={2} />, path: '/cooperation_case/detail/2' },
  parameters: { msw: { handlers: [products, found] } },
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '一条发动机产线，在屏幕上同步运转');
    const related = within(await canvas.findByRole('region', { name: '相关产品' }));
    await expect(
      (await related.findAllByRole('link', { name: appDetail.name }, { timeout: 15_000 }))[0],
    ).toHaveAttribute('href', '/application/detail/4');
  },
};

export const AppsGone: Story = {
  name: '没有相关应用',
  args: { screen: <NamedCase id={1} />, path: '/cooperation_case/detail' },
  parameters: { msw: { handlers: [products, gone] } },
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '每一桶危废，从产生到处置都有去向');
    const related = within(await canvas.findByRole('region', { name: '相关产品' }));
    await expect(await related.findByRole('link', { name: '更多产品' }, { timeout: 15_000 })).toBeVisible();
  },
};

export const Unknown: Story = {
  name: '没有这个案例',
  args: { screen: <NamedCase id={null} />, path: '/cooperation_case/detail/none' },
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, '没有找到这个案例');
    await expect(canvas.getByRole('link', { name: '全部案例' })).toHaveAttribute('href', '/cooperation_case');
  },
};

const longText =
  '覆盖整机、关键部件、包装与备件的编码规则由企业自己定义，历史编码在规则变更以后继续有效，不必重新登记。';
const longTitle = '跨工厂跨产线跨班次统一编码规则与防重校验机制';
const point = { title: longTitle, text: longText };
const long: ShownCase = {
  id: 8,
  name: '跨工厂统一编码',
  title: '从危险废物产生、转移到处置全程一码到底，覆盖全市412家产废单位与19家处置企业',
  subtitle: longText,
  picture: 'drums',
  figures: [
    { value: '1,284,000', label: '年度转移联单中逐桶核对的数量', trend: 'rise' },
    { value: '72%', label: '人工核对与补录联单的用时', trend: 'fall' },
    { value: '412家', label: '产废单位' },
  ],
  background: `${longText}\n${longText}`,
  painPoints: [point, { ...point, title: 'ISO/IEC15459:2014UniqueIdentification' }],
  solution: longText,
  steps: [1, 2, 3, 4, 5, 6].map((at) => ({ title: `${longTitle}${at}`, text: longText })),
  relatedProducts: [{ id: '60', name: longTitle }],
};

export const LongText: Story = {
  name: '长文字',
  args: {
    screen: (
      <CaseView cooperationCase={long}>
        <CaseSections cooperationCase={long} />
      </CaseView>
    ),
    path: '/cooperation_case/detail/8',
  },
  play: async ({ canvasElement }) => {
    await pageShown(canvasElement, long.title);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const TextFailed: Story = {
  name: '案例内容加载失败',
  args: {
    screen: (
      <CaseView cooperationCase={long}>
        <ContentText item={caseOf(0)} failed={texts.failed}>
          {(cooperationCase) => <CaseSections cooperationCase={cooperationCase} />}
        </ContentText>
      </CaseView>
    ),
    path: '/cooperation_case/detail/8',
  },
  play: async ({ canvasElement }) => {
    const canvas = await pageShown(canvasElement, long.title);
    await expect(await canvas.findByText('案例内容加载失败')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled();
    await expect(canvas.getByText('年度转移联单中逐桶核对的数量')).toBeVisible();
  },
};
