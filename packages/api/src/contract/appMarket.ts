import {
  type AppBanner,
  type AppConfig,
  appBanner,
  appConfig,
  type Category,
  category,
  type FreeProduct,
  freeProduct,
  type LevelCategory,
  levelCategory,
  type ProductGroup,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { wireProductGroup } from '../wire/product.ts';
import type { Endpoint } from './endpoint.ts';

const operate = '/platform-operate-service';

const open = { auth: 'none', failure: z.null() } as const;
const plainGet = { ...open, method: 'GET', encoding: 'none', request: z.void() } as const;
const plainPost = { ...plainGet, method: 'POST' } as const;

/** Banners of the whole platform, in their order. `productId` is empty where the app is no longer there. */
export const listPlatformBanners: Endpoint<void, AppBanner[]> = {
  ...plainGet,
  name: 'listPlatformBanners',
  summary: '平台全局轮播图',
  path: `${operate}/api/config/platform/global/banners`,
  reply: z.array(appBanner),
};

/** Banners of the app market's home page, in their order. `productId` is empty where the app is no longer there. */
export const listMarketBanners: Endpoint<void, AppBanner[]> = {
  ...plainPost,
  name: 'listMarketBanners',
  summary: '应用市场轮播图',
  path: `${operate}/api/product/config/banner`,
  reply: z.array(appBanner),
};

/** Whom the market names for advice. */
export const readAppConfig: Endpoint<void, AppConfig> = {
  ...plainGet,
  name: 'readAppConfig',
  summary: '应用市场配置：咨询顾问的姓名、电话与服务时间',
  path: `${operate}/api/product/config/detail`,
  reply: appConfig,
};

/** Three categories of the highest level with the apps selected in each, at most four a block. */
export const listChoiceBlocks: Endpoint<void, ProductGroup[]> = {
  ...plainGet,
  name: 'listChoiceBlocks',
  summary: '精选应用：三个分类各至多四个应用',
  path: `${operate}/api/product/manager/choice/three/block`,
  reply: z.array(wireProductGroup),
};

/** `zeroTry: 1` asks for apps that cost nothing to begin with; the contract knows no other value. */
export const freeRequest = z.object({ zeroTry: z.literal(1) });
export type FreeRequest = z.infer<typeof freeRequest>;

/** The apps of "0 yuan experience" with the days of their trials, best first. Screens show the first four. */
export const listFreeApps: Endpoint<FreeRequest, FreeProduct[]> = {
  ...open,
  name: 'listFreeApps',
  summary: '0元体验应用列表，含免费试用天数',
  method: 'POST',
  path: `${operate}/api/product/manager/zero`,
  encoding: 'json',
  request: freeRequest,
  reply: z.array(freeProduct),
};

const treeRequest = z.object({
  /** The lowest level that the tree holds. */
  level: z.codec(z.enum(['1', '2', '3']), z.literal([1, 2, 3]), {
    decode: (level) => (level === '1' ? 1 : level === '2' ? 2 : 3),
    encode: (level) => (level === 1 ? '1' : level === 2 ? '2' : '3'),
  }),
});
export type CategoryTreeRequest = z.output<typeof treeRequest>;

/** The tree of categories from the highest level down to the one asked for; those of the lowest level have no children. */
export const readCategoryTree: Endpoint<CategoryTreeRequest, Category[]> = {
  ...open,
  name: 'readCategoryTree',
  summary: '应用分类树，从一级到指定级别',
  method: 'GET',
  path: `${operate}/api/product/classify/level/{level}`,
  encoding: 'query',
  request: treeRequest,
  reply: z.array(category),
};

/** Every category as a flat list, each before those below it. */
export const listCategories: Endpoint<void, LevelCategory[]> = {
  ...plainPost,
  name: 'listCategories',
  summary: '全部应用分类，含级别与上级',
  path: `${operate}/identifier/officialWebsite/productAndService/findProductClassifyList`,
  reply: z.array(levelCategory),
};
