import { listChosenApps, listMarketBanners, readCategoryTree } from '@lima-id/api';
import {
  categoryTree,
  chosenAppList,
  companyAdmin,
  freeAppList,
  marketBannerList,
  mockEndpoint,
  ordinaryUser,
} from '@lima-id/api/msw';
import { buildCategoryTree } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onLeadRequest } from '../../../shared/contact/contactEvents.ts';
import { clearUser, setUser } from '../../../shared/session/changeUser.ts';
import { storedUserOf } from '../../../shared/session/storedUserOf.ts';
import { PageStory } from '../../../shared/stories/PageStory.tsx';
import StoreScreen from './StoreScreen.tsx';
import { everyAnswer, storeHandlers } from './storyHandlers.ts';

const meta = {
  title: 'Screens/Market 应用市场/Store 店铺',
  id: 'screens-market-store',
  component: PageStory,
  args: { screen: <StoreScreen />, path: '/application', elsewhere: <h1>另一页</h1> },
  parameters: { layout: 'fullscreen', msw: { handlers: storeHandlers() } },
  // Pictures are taken from the head of the page.
  afterEach: () => window.scrollTo(0, 0),
} satisfies Meta<typeof PageStory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The block under a heading. */
async function blockOf(canvasElement: HTMLElement, name: string) {
  return within(await within(canvasElement).findByRole('region', { name }, { timeout: 15_000 }));
}

function as(user: typeof companyAdmin): Pick<Story, 'beforeEach'> {
  return {
    beforeEach: () => {
      setUser(storedUserOf(user, Date.now()));
      return clearUser;
    },
  };
}

export const Filled: Story = {
  name: '数据齐全',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chosen = await blockOf(canvasElement, '官方甄选');
    await expect(await chosen.findAllByRole('listitem')).toHaveLength(4);
    await expect(document.title).toBe('应用市场 - 力码');

    const free = await blockOf(canvasElement, '0 元体验');
    await expect(await free.findByText('元 / 30 天')).toBeVisible();
    await expect(free.getByText('元 / 年')).toBeVisible();
    await expect(free.getAllByText('更多体验应用即将上线')).toHaveLength(2);
    await expect(free.getByRole('link', { name: '免费试用：防伪验真' })).toHaveAttribute(
      'href',
      '/application/list/detail/10?package=1001',
    );

    for (const [name, apps, id] of [
      ['标识应用', 4, '100'],
      ['设备运维', 4, '300'],
      ['生产制造', 3, '200'],
    ] as const) {
      const block = await blockOf(canvasElement, name);
      await expect(block.getAllByRole('listitem')).toHaveLength(apps);
      const more = block.getByRole('link', { name: `查看更多：${name}` });
      await expect(more).toHaveAttribute('href', `/application/list?level1=${id}`);
    }

    const headings = canvas.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    await expect(headings[0]).toBe(1);
    for (const [index, level] of headings.entries()) await expect(level - (headings[index - 1] ?? 0)).toBeLessThan(2);
    const partners = await blockOf(canvasElement, '生态伙伴');
    await expect(partners.getByRole('link', { name: /成为服务商/ })).toHaveAttribute('href', '/ecology');
    await expect(canvas.getByRole('link', { name: '去注册' })).toHaveAttribute('href', '/identification');
  },
};

export const Banners: Story = {
  name: '轮播：站外、应用、暂无该应用',
  play: async ({ canvasElement }) => {
    const show = within(await within(canvasElement).findByRole('region', { name: '应用推荐' }));
    await expect(show.getByRole('link', { name: '了解详情：标识赋码系统 3.0' })).toHaveAttribute(
      'href',
      '/application/list/detail/1',
    );
    await userEvent.click(show.getByRole('button', { name: '下一张' }));
    const outside = await show.findByRole('link', { name: '前往查看：健身器材行业二级节点' });
    await expect(outside).toHaveAttribute('href', 'https://node.example.cn/');
    await expect(outside).toHaveAttribute('target', '_blank');
    await userEvent.click(show.getByRole('button', { name: '下一张' }));
    await userEvent.click(await show.findByRole('button', { name: '了解详情：经营看板' }));
    await expect(await screen.findByText('暂无该应用')).toBeVisible();
    // The notice closes on a timer, and would be in one picture and not in the next.
    await waitFor(() => expect(screen.queryByText('暂无该应用')).not.toBeInTheDocument(), { timeout: 10_000 });
  },
};

export const PictureBanner: Story = {
  name: '轮播：只有图片',
  parameters: {
    msw: {
      handlers: storeHandlers({
        banners: {
          reply: marketBannerList.slice(1, 2).map(({ title: _title, describes: _describes, ...banner }) => banner),
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: '前往查看：node.example.cn' });
    await userEvent.tab();
    const { width, height } = link.getBoundingClientRect();
    await expect(width).toBeGreaterThan(300);
    await expect(height).toBeGreaterThanOrEqual(300);
  },
};

export const Loading: Story = {
  name: '读取中',
  parameters: { msw: { handlers: storeHandlers(everyAnswer('pending')) } },
  play: async ({ canvasElement }) => {
    const chosen = await within(canvasElement).findByRole('region', { name: '官方甄选' });
    await expect(chosen).toHaveAttribute('aria-busy', 'true');
  },
};

/** Answers that come once the story lets them. */
function heldAnswers() {
  let release = () => {};
  let open = Promise.resolve();
  return {
    hold() {
      open = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
    handlers: [
      mockEndpoint(listMarketBanners, async () => {
        await open;
        return { reply: marketBannerList };
      }),
      mockEndpoint(readCategoryTree, async () => {
        await open;
        return { reply: categoryTree() };
      }),
      ...storeHandlers(),
    ],
  };
}

const held = heldAnswers();

/** Where the parts above the blocks begin and end, px of the page. */
function edgesOf(canvasElement: HTMLElement): number[] {
  const categories = within(canvasElement).getByRole('navigation', { name: '全部分类' });
  const entrance = categories.parentElement?.parentElement;
  const parts = [...(entrance?.children ?? [])].filter((part) => part.checkVisibility());
  const chosen = within(canvasElement).getByRole('region', { name: '官方甄选' });
  return [...parts, chosen].map((part) => Math.round(part.getBoundingClientRect().top + window.scrollY));
}

export const SteadyOnPhone: Story = {
  name: '内容到来时上方各部分不移动：手机',
  globals: { viewport: { value: 'mobile2' } },
  parameters: { msw: { handlers: held.handlers } },
  beforeEach: () => {
    held.hold();
    return held.release;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await blockOf(canvasElement, '官方甄选');
    const waiting = edgesOf(canvasElement);
    // While the document arrives, the categories are there before the banner.
    const place = canvasElement.querySelector('[data-state="waiting"]');
    place?.setAttribute('hidden', '');
    await expect(edgesOf(canvasElement)).toEqual(waiting.filter((_, index) => index !== 1));
    place?.removeAttribute('hidden');
    held.release();
    await canvas.findByRole('region', { name: '应用推荐' });
    await canvas.findByRole('link', { name: /^标识应用/ });
    await expect(edgesOf(canvasElement)).toEqual(waiting);
  },
};

let tries = 0;

export const OneFailed: Story = {
  name: '一处失败，重试后恢复',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(listChosenApps, () => (tries++ === 0 ? 'unreachable' : { reply: chosenAppList })),
        ...storeHandlers({ free: { refusal: { status: 500, message: '服务异常' } } }),
      ],
    },
  },
  beforeEach: () => {
    tries = 0;
  },
  play: async ({ canvasElement }) => {
    const chosen = await blockOf(canvasElement, '官方甄选');
    await userEvent.click(await chosen.findByRole('button', { name: '重试' }));
    await expect(await chosen.findAllByRole('listitem')).toHaveLength(4);
    await waitFor(() => expect(within(canvasElement).getByRole('region', { name: '官方甄选' })).toHaveFocus());
    const free = await blockOf(canvasElement, '0 元体验');
    await expect(await free.findByText('服务异常')).toBeVisible();
    await blockOf(canvasElement, '标识应用');
  },
};

export const AllFailed: Story = {
  name: '全部失败',
  parameters: { msw: { handlers: storeHandlers(everyAnswer('unreachable')) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: '重试' })).toHaveLength(5), { timeout: 15_000 });
    await expect(canvas.getByRole('searchbox', { name: '搜索应用' })).toBeVisible();
    await blockOf(canvasElement, '生态伙伴');
  },
};

export const Nothing: Story = {
  name: '没有内容',
  parameters: { msw: { handlers: storeHandlers(everyAnswer({ reply: [] })) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '查看全部应用' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('暂无数据')).toHaveLength(3));
    const free = await blockOf(canvasElement, '0 元体验');
    await waitFor(() => expect(free.getAllByText('更多体验应用即将上线')).toHaveLength(4));
  },
};

export const WithPrefix: Story = {
  name: '已有企业前缀',
  ...as(companyAdmin),
  play: async ({ canvasElement }) => {
    const card = await blockOf(canvasElement, '您的企业前缀');
    await expect(card.getByText('88.118.001')).toBeInTheDocument();
    await expect(card.getByRole('link', { name: '进入企业控制台' })).toHaveAttribute(
      'href',
      '/personal_orders?via=console',
    );
    const free = await blockOf(canvasElement, '0 元体验');
    await free.findByText('防伪验真');
    await expect(free.queryByText('需企业前缀')).not.toBeInTheDocument();
  },
};

export const UnderReview: Story = {
  name: '前缀审核中',
  ...as({
    ...companyAdmin,
    companyDetails: companyAdmin.companyDetails && {
      ...companyAdmin.companyDetails,
      identifierPrefix: '',
      examineStatus: 'platformReview',
    },
  }),
  play: async ({ canvasElement }) => {
    const card = await blockOf(canvasElement, '企业前缀审核中');
    await expect(card.getByRole('link', { name: '查看进度' })).toHaveAttribute('href', '/identification');
  },
};

export const Suspended: Story = {
  name: '前缀已停用',
  ...as({
    ...companyAdmin,
    companyDetails: companyAdmin.companyDetails && { ...companyAdmin.companyDetails, examineStatus: 'suspended' },
  }),
  play: async ({ canvasElement }) => {
    const card = await blockOf(canvasElement, '企业前缀已停用');
    await expect(card.getByText('88.118.001')).toBeInTheDocument();
    await expect(card.getByRole('link', { name: '查看详情' })).toHaveAttribute('href', '/identification');
    await expect(card.queryByRole('link', { name: '进入企业控制台' })).toBeNull();
    const free = await blockOf(canvasElement, '0 元体验');
    await free.findByText('防伪验真');
    await expect(free.queryByText('需企业前缀')).not.toBeInTheDocument();
  },
};

export const WithoutPrefix: Story = {
  name: '已登录，还没有前缀：立即咨询',
  ...as(ordinaryUser),
  play: async ({ canvasElement }) => {
    const card = await blockOf(canvasElement, '还没有企业前缀？');
    await expect(card.getByText(/^88\.118\./)).toBeInTheDocument();
    const asked: unknown[] = [];
    const stop = onLeadRequest((request) => asked.push(request));
    await userEvent.click(within(canvasElement).getByRole('button', { name: '立即咨询' }));
    stop();
    await expect(asked).toEqual([{ kind: 'contact', subject: '应用市场' }]);
    await expect(await screen.findByRole('dialog', { name: '联系我们' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '联系我们' })).not.toBeInTheDocument());
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const Searching: Story = {
  name: '搜索与分类的去处',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tree = within(await canvas.findByRole('navigation', { name: '全部分类' }));
    await userEvent.click(await tree.findByRole('button', { name: '标识应用的下级分类' }));
    await userEvent.click(tree.getByRole('button', { name: '赋码管理的下级分类' }));
    await expect(tree.getByRole('link', { name: '批量赋码' })).toHaveAttribute(
      'href',
      '/application/list?level1=100&level2=110&level3=111',
    );
    await expect(tree.getByRole('link', { name: '全部分类' })).toHaveAttribute('href', '/application/list');
    await expect(canvasElement.querySelector('nav [aria-current="page"][href^="/application/list"]')).toBeNull();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** Eight categories of the highest level; the third has none below it. */
const manyCategories = buildCategoryTree(
  ['标识应用', '生产制造', '检测认证', '设备运维', '仓储物流', '营销服务', '数据分析', '安全管理'].flatMap(
    (name, index) => {
      const id = String((index + 1) * 100);
      const top = { id, name, parentId: '' };
      return index === 2 ? [top] : [top, { id: `${id}-1`, name: `${name}工具`, parentId: id }];
    },
  ),
);

export const ManyCategories: Story = {
  name: '分类多于六个',
  parameters: { msw: { handlers: storeHandlers({ categories: { reply: manyCategories } }) } },
  play: async ({ canvasElement }) => {
    const tree = within(await within(canvasElement).findByRole('navigation', { name: '全部分类' }));
    for (const name of ['标识应用', '生产制造', '设备运维', '仓储物流', '营销服务', '数据分析'])
      await expect(await tree.findByRole('link', { name: new RegExp(`^${name}`) })).toBeInTheDocument();
    await expect(tree.queryByRole('link', { name: /^(检测认证|安全管理)/ })).not.toBeInTheDocument();
  },
};

const long = '健身器材全生命周期标识赋码与产线绑定一体化管理系统（集团版）';

export const LongTexts: Story = {
  name: '长文字',
  parameters: {
    msw: {
      handlers: storeHandlers({
        banners: {
          reply: marketBannerList.slice(0, 2).map((banner) => ({
            ...banner,
            title: `${banner.id} ${long}`,
            describes: '批量生成、打印与激活标识，产线扫码绑定；支持离线补传、防重校验、分级授权与多工厂协同。'.repeat(
              2,
            ),
          })),
        },
        categories: {
          reply: buildCategoryTree([
            { id: 'a', name: '健身器材行业工业互联网标识解析应用与数据服务', parentId: '' },
            { id: 'b', name: '整机与关键部件批量赋码及产线激活绑定', parentId: 'a' },
            { id: 'c', name: '追溯', parentId: 'a' },
          ]),
        },
        chosen: { reply: chosenAppList.map((app) => ({ ...app, name: long, price: '1234567.89' })) },
        free: {
          reply: freeAppList.map((app) => ({ ...app, name: long, describes: long.repeat(3), trialDays: 3650 })),
        },
        blocks: {
          reply: [
            {
              category: { id: 'a', name: long, describes: long.repeat(3) },
              products: chosenAppList.slice(0, 3).map((app) => ({ ...app, name: long, trait: `${long},${long}` })),
            },
          ],
        },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await blockOf(canvasElement, long);
    await within(canvasElement).findAllByText('元 / 3650 天');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
