import { listChosenApps, readAppConfig, readCategoryTree, searchApps } from '@lima-id/api';
import { appList, endPending, findApps, mockEndpoint } from '@lima-id/api/msw';
import { appSearchMaxLength } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type LeadRequest, onLeadRequest } from '../../../shared/contact/contactEvents.ts';
import { AdvisorStory, addressShown, asked, goBack, ListStory, marketHandlers } from './storyFrame.tsx';

const meta = {
  title: 'Screens/Market 应用市场/App list 应用列表',
  id: 'screens-market-applist',
  component: ListStory,
  parameters: { layout: 'fullscreen', msw: { handlers: marketHandlers() } },
  beforeEach: () => {
    asked.length = 0;
    return endPending;
  },
} satisfies Meta<typeof ListStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const patient = { timeout: 10_000 };

function pageOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const list = () => within(canvas.getByRole('region', { name: '应用列表' }));
  return {
    canvas,
    list,
    names: () =>
      list()
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    total: (words: string) => waitFor(() => expect(list().getAllByText(words)[0]).toBeVisible(), patient),
    /** Filters are in a sheet on phones: what stands in the page works without being seen. */
    option: (group: string, name: RegExp) =>
      within(canvas.getByRole('list', { name: group, hidden: true })).getByRole('link', { name, hidden: true }),
  };
}

/** Waits until the page has everything that stands beside the list, for its picture. */
async function whole(canvasElement: HTMLElement) {
  const page = pageOf(canvasElement);
  await page.canvas.findByText('林顾问', {}, patient);
  await page.canvas.findByRole('region', { name: '精选应用' }, patient);
  return page;
}

/** Waits until the focus of a pressed control that is gone has moved on to another of the list. */
const focusMoved = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const region = within(canvasElement).getByRole('region', { name: '应用列表' });
    return expect(region.contains(document.activeElement)).toBe(true);
  });

function unfocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

export const Full: Story = {
  name: '全部应用',
  play: async ({ canvasElement }) => {
    const { canvas, names, total, list, option } = await whole(canvasElement);
    await total('共 12 个应用');
    await waitFor(() => expect(document.title).toBe('全部应用 - 力码'));
    await expect(canvas.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual(['全部应用']);
    await expect(names()).toHaveLength(9);
    await expect(names()[0]).toBe('门店器械台账');
    await expect(list().getByRole('link', { name: '上架时间，当前从新到旧，改为从旧到新排序' })).toHaveAttribute(
      'href',
      '/application/list?sort=sellTimeUp',
    );
    await expect(option('一级分类', /^生产制造，3 个结果$/)).toHaveAttribute('href', '/application/list?level1=200');
    await expect(option('应用来源', /^生态伙伴，6 个结果$/)).toHaveAttribute('href', '/application/list?source=0');
    // The foot of the page, which comes later, names the number too.
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: '400-000-0118' })).toHaveAttribute('href', 'tel:400-000-0118');
    await expect(list().getByRole('link', { name: '第 2 页' })).toHaveAttribute('href', '/application/list?page=2');
    await expect(asked).toHaveLength(1);
  },
};

export const ThreeLevels: Story = {
  name: '三级分类都已选择',
  args: { query: 'level1=100&level2=110&level3=112&source=1' },
  play: async ({ canvasElement }) => {
    const { canvas, names, total } = await whole(canvasElement);
    await total('共 1 个应用');
    await expect(names()).toEqual(['标签打印助手']);
    const chosen = within(canvas.getByRole('list', { name: '已选条件' }));
    await expect(chosen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '标识应用',
      '赋码管理',
      '标签打印',
      '自研应用',
      '清除筛选',
    ]);
  },
};

export const Choosing: Story = {
  name: '选择上级清除下级；重复选择不再请求',
  args: { query: 'level1=100&level2=110&level3=112&page=1&size=6' },
  play: async ({ canvasElement }) => {
    const { canvas, names, total, option } = await whole(canvasElement);
    await total('共 1 个应用');
    await userEvent.click(option('二级分类', /^赋码管理/), { pointerEventsCheck: 0 });
    await userEvent.click(option('一级分类', /^标识应用/), { pointerEventsCheck: 0 });
    await userEvent.click(option('应用来源', /^不限$/), { pointerEventsCheck: 0 });
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }));
    await expect(addressShown()).toBe('/application/list?level1=100&level2=110&level3=112&page=1&size=6');
    await expect(asked).toHaveLength(1);

    await userEvent.click(option('一级分类', /^生产制造/), { pointerEventsCheck: 0 });
    await total('共 3 个应用');
    await expect(addressShown()).toBe('/application/list?level1=200&size=6');
    await expect(names()).toEqual(['能耗管理', '来料检验', '智能产线看板']);
    await expect(asked).toHaveLength(2);
    await expect(asked[1]).toMatchObject({ categoryId: '200', page: 1, size: 6 });

    // An option that finds nothing can be taken all the same.
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索应用' }), '码{Enter}');
    await waitFor(() => expect(option('一级分类', /^生产制造，0 个结果$/)).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await total('共 12 个应用');
    await expect(addressShown()).toBe('/application/list?size=6');
    await expect(canvas.getByRole('searchbox', { name: '搜索应用' })).toHaveValue('');
    await focusMoved(canvasElement);
    unfocus();
    window.scrollTo(0, 0);
  },
};

export const Searching: Story = {
  name: '搜索、移除搜索词、后退',
  args: { query: 'source=1' },
  play: async ({ canvasElement }) => {
    const { canvas, names, total } = await whole(canvasElement);
    const field = canvas.getByRole('searchbox', { name: '搜索应用' });
    await userEvent.type(field, ' 防伪 {Enter}');
    await total('共 2 个应用');
    await expect(addressShown()).toBe('/application/list?name=防伪&source=1');
    await expect(field).toHaveFocus();
    await expect(names()).toEqual(['防伪验真', '码上追溯']);
    const calls = asked.length;
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }));
    await expect(asked).toHaveLength(calls);
    await userEvent.click(canvas.getByRole('button', { name: '移除 “防伪”' }));
    await total('共 6 个应用');
    await expect(field).toHaveValue('');
    await focusMoved(canvasElement);
    goBack();
    await total('共 2 个应用');
    await expect(field).toHaveValue('防伪');
    // What was found before is still known.
    await expect(asked).toHaveLength(calls);
    unfocus();
  },
};

export const ByPrice: Story = {
  name: '按价格排序',
  args: { query: 'sort=priceUp' },
  play: async ({ canvasElement }) => {
    const { canvas, names, total, list } = await whole(canvasElement);
    await total('共 12 个应用');
    await expect(names().slice(0, 3)).toEqual(['标签打印助手', '防伪验真', '门店器械台账']);
    await expect(canvas.getByText('已按价格从低到高排序')).toBeInTheDocument();
    await userEvent.click(list().getByRole('link', { name: '价格，当前从低到高，改为从高到低排序' }));
    await waitFor(() => expect(names()[0]).toBe('智能产线看板'), patient);
    await expect(addressShown()).toBe('/application/list?sort=priceDown');
    await expect(canvas.getByText('已按价格从高到低排序')).toBeInTheDocument();
    unfocus();
  },
};

export const SecondPage: Story = {
  name: '第二页，翻页后回到列表开头',
  play: async ({ canvasElement }) => {
    const { names, total, list } = await whole(canvasElement);
    await total('共 12 个应用');
    const next = list().getByRole('link', { name: '第 2 页' });
    next.scrollIntoView();
    await userEvent.click(next);
    await waitFor(() => expect(names()).toEqual(['码上追溯', '设备资产管理', '标识赋码系统']), patient);
    await expect(addressShown()).toBe('/application/list?page=2');
    const region = within(canvasElement).getByRole('region', { name: '应用列表' });
    await expect(region).toHaveFocus();
    await expect(region.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(asked.at(-1)).toMatchObject({ page: 2, size: 9 });
    unfocus();
    window.scrollTo(0, 0);
  },
};

export const BeyondTheLast: Story = {
  name: '超出末页：显示最后一页',
  args: { query: 'page=900000000&size=6' },
  play: async ({ canvasElement }) => {
    const { names, total } = await whole(canvasElement);
    await total('共 12 个应用');
    await expect(addressShown()).toBe('/application/list?page=2&size=6');
    await expect(names()).toHaveLength(6);
  },
};

export const UnknownCategory: Story = {
  name: '链接中的分类已不存在',
  args: { query: 'level1=100&level2=999&level3=112&source=1' },
  play: async ({ canvasElement }) => {
    const { canvas, total } = await whole(canvasElement);
    await total('共 4 个应用');
    await expect(addressShown()).toBe('/application/list?level1=100&source=1');
    await expect(canvas.getByText('链接中的分类已调整或下架，已为您显示符合其余条件的应用。')).toBeVisible();
  },
};

export const Nothing: Story = {
  name: '没有结果',
  args: { query: 'name=%E7%A0%81&level1=200&level2=220&source=1' },
  play: async ({ canvasElement }) => {
    const { canvas } = await whole(canvasElement);
    await expect(await canvas.findByText('没有找到符合条件的应用', {}, patient)).toBeVisible();
    await expect(canvas.getByText('没有同时符合“码”、生产制造、质量管理、自研应用的应用。')).toBeVisible();
    const ways = within(canvas.getByRole('list', { name: '去掉一个条件' }));
    // Only what leads on: without the third filter there is still nothing.
    await expect(ways.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '去掉 “码”',
      '去掉 生产制造（3 个应用）',
    ]);
    await expect(canvas.getByRole('link', { name: '清除全部条件' })).toHaveAttribute('href', '/application/list');
    await expect(asked).toHaveLength(1);
  },
};

export const NearWords: Story = {
  name: '没有结果，有相近的词',
  args: { query: 'name=%E8%B5%8B%E7%8E%9B&source=1' },
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(searchApps, (wanted) => ({
          reply: wanted.name === '赋玛' ? { ...findApps(wanted), nearWords: ['赋码'] } : findApps(wanted),
        })),
        ...marketHandlers(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const { canvas, total } = await whole(canvasElement);
    const words = within(await canvas.findByRole('list', { name: '您是不是要找' }, patient));
    await userEvent.click(words.getByRole('link', { name: '赋码' }));
    await total('共 1 个应用');
    await expect(addressShown()).toBe('/application/list?name=赋码&source=1');
    await expect(canvas.getByRole('region', { name: '应用列表' })).toHaveFocus();
    unfocus();
  },
};

export const Consulting: Story = {
  name: '立即咨询',
  render: () => <AdvisorStory />,
  play: async ({ canvasElement }) => {
    const heard: LeadRequest[] = [];
    const stop = onLeadRequest((request) => heard.push(request));
    const canvas = within(canvasElement);
    await canvas.findByText('林顾问', {}, patient);
    await userEvent.click(canvas.getByRole('button', { name: '立即咨询' }));
    stop();
    await expect(heard).toEqual([{ kind: 'contact', subject: '全部应用' }]);
    unfocus();
  },
};

function failsOnce() {
  let calls = 0;
  return marketHandlers((wanted) => {
    calls += 1;
    return calls % 2 === 1
      ? { refusal: { status: 503, message: '服务尚未就绪，请稍后再试' } }
      : { reply: findApps(wanted) };
  });
}

export const Failed: Story = {
  name: '加载失败',
  args: { query: 'level1=300' },
  parameters: { msw: { handlers: marketHandlers(() => ({ refusal: { status: 500, message: '服务异常' } })) } },
  play: async ({ canvasElement }) => {
    const { canvas } = await whole(canvasElement);
    await expect(await canvas.findByText('服务异常', {}, patient)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '移除 设备运维' })).toBeVisible();
  },
};

export const Retried: Story = {
  name: '加载失败，重试后保留条件',
  args: { query: 'level1=300&sort=priceUp' },
  parameters: { msw: { handlers: failsOnce() } },
  play: async ({ canvasElement }) => {
    const { canvas, total } = await whole(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }, patient));
    await total('共 4 个应用');
    await expect(addressShown()).toBe('/application/list?level1=300&sort=priceUp');
    await expect(asked).toHaveLength(2);
    await expect(asked[1]).toEqual(asked[0]);
    await focusMoved(canvasElement);
    unfocus();
  },
};

export const TooLong: Story = {
  name: '搜索内容过长',
  args: { query: `name=${'a'.repeat(appSearchMaxLength + 1)}&source=1` },
  play: async ({ canvasElement }) => {
    const { canvas } = await whole(canvasElement);
    await expect(await canvas.findByText('搜索内容不能超过64个字，请缩短后重新搜索', {}, patient)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '清除搜索内容' })).toHaveAttribute(
      'href',
      '/application/list?source=1',
    );
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
  },
};

export const CategoriesFailed: Story = {
  name: '分类与顾问信息加载失败',
  args: { query: 'level1=100' },
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(readCategoryTree, () => ({ refusal: { status: 500, message: '服务异常' } })),
        mockEndpoint(readAppConfig, () => ({ refusal: { status: 500, message: '服务异常' } })),
        mockEndpoint(listChosenApps, () => ({ refusal: { status: 500, message: '服务异常' } })),
        ...marketHandlers(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const { canvas, total } = pageOf(canvasElement);
    await total('共 4 个应用');
    await expect(await canvas.findByText('应用分类加载失败，暂时不能按分类筛选。', {}, patient)).toBeVisible();
    // Hidden until the advisor's request has failed, which may be after the others.
    const hours = canvas.getByText('工作日 9:00–18:00', { selector: 'section *' });
    await waitFor(() => expect(hours).toBeVisible(), patient);
    await expect(canvas.getByRole('button', { name: '移除 所选分类' })).toBeVisible();
  },
};

export const Waiting: Story = {
  name: '读取中',
  parameters: { msw: { handlers: marketHandlers(() => 'pending') } },
  play: async ({ canvasElement }) => {
    const { canvas } = await whole(canvasElement);
    await expect(canvas.getByText('数据加载中，请稍候')).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: '应用列表' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const NextUnderWay: Story = {
  name: '下一次读取中：保留上次的列表',
  parameters: {
    msw: { handlers: marketHandlers((wanted) => (wanted.source === '' ? { reply: findApps(wanted) } : 'pending')) },
  },
  play: async ({ canvasElement }) => {
    const { canvas, names, total, option } = await whole(canvasElement);
    await total('共 12 个应用');
    await userEvent.click(option('应用来源', /^自研应用/), { pointerEventsCheck: 0 });
    await waitFor(() => expect(asked).toHaveLength(2), patient);
    await expect(canvas.getByRole('region', { name: '应用列表' })).toHaveAttribute('aria-busy', 'true');
    await expect(names()).toHaveLength(9);
    await expect(option('应用来源', /^自研应用/)).toHaveAttribute('aria-current', 'true');
  },
};

export const LongNames: Story = {
  name: '很长的名称',
  args: { query: 'size=6' },
  parameters: {
    msw: {
      handlers: marketHandlers(({ size }) => ({
        reply: {
          records: appList.slice(0, size).map((app) => ({
            ...app,
            name: `${app.name}（商用健身器材行业联合版，含场馆与经销商协同）Enterprise-Edition-2026`,
            describes: `${app.describes}适用于多工厂、多门店、多级经销商的集团企业，支持与现有系统对接。`,
            trait: '支持多工厂多组织统一赋码与激活,离线可用的现场打印与校验能力',
          })),
          total: 1_204_836,
        },
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const { total } = await whole(canvasElement);
    await total('共 1,204,836 个应用');
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
    );
  },
};

export const Sheet: Story = {
  name: '手机上的筛选页',
  args: { query: 'level1=100&source=1' },
  play: async ({ canvasElement }) => {
    const { canvas, total, list } = await whole(canvasElement);
    await total('共 4 个应用');
    const opener = canvas.getByLabelText('筛选，已选 2 项');
    opener.click();
    const sheet = within(await screen.findByRole('dialog', { name: '筛选应用' }));
    await userEvent.click(sheet.getByRole('button', { name: /^追溯防伪/ }));
    await sheet.findByRole('button', { name: '查看 2 个应用' }, patient);
    await userEvent.click(within(sheet.getByRole('list', { name: '应用来源' })).getByRole('button', { name: '不限' }));
    await sheet.findByRole('button', { name: '查看 2 个应用' }, patient);
    await expect(asked.slice(1).every(({ size }) => size === 1)).toBe(true);
    // Nothing of it counts before it is applied.
    await expect(addressShown()).toBe('/application/list?level1=100&source=1');
    await expect(list().getByText('共 4 个应用')).toBeInTheDocument();
    unfocus();
  },
};
