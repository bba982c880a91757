import {
  type AppBanner,
  type AppConfig,
  appConfig,
  type Category,
  category,
  type FreeProduct,
  type LevelCategory,
  levelCategory,
  type ProductGroup,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { adaptApps } from '../wire/app.ts';
import { wireBanner } from '../wire/banner.ts';
import { completing, eachOf } from '../wire/completing.ts';
import { wireFreeApp, wireProductGroup } from '../wire/product.ts';
import { wireYes } from '../wire/words.ts';
import type { Endpoint } from './endpoint.ts';

const operate = '/platform-operate-service';

const open = { auth: 'none', failure: z.null() } as const;
const plainGet = { ...open, method: 'GET', encoding: 'none', request: z.void() } as const;
const plainPost = { ...plainGet, method: 'POST' } as const;

/** Banners of the whole platform, in their order. `productId` is empty where the app is no longer there. */
export const listPlatformBanners: Endpoint<void, AppBanner[]> = {
  ...plainGet,
  name: 'listPlatformBanners',
  path: `${operate}/api/config/platform/global/banners`,
  reply: z.array(wireBanner),
};

/** Banners of the app market's home page, in their order. `productId` is empty where the app is no longer there. */
export const listMarketBanners: Endpoint<void, AppBanner[]> = {
  ...plainPost,
  name: 'listMarketBanners',
  path: `${operate}/api/product/config/banner`,
  reply: z.array(wireBanner),
};

/** The market's advisor. */
export const readAppConfig: Endpoint<void, AppConfig> = {
  ...plainGet,
  name: 'readAppConfig',
  path: `${operate}/api/product/config/detail`,
  reply: appConfig,
};

/** Three categories of the highest level with the apps selected in each, at most four a block. */
export const listChoiceBlocks: Endpoint<void, ProductGroup[]> = {
  ...plainGet,
  name: 'listChoiceBlocks',
  path: `${operate}/api/product/manager/choice/three/block`,
  reply: z.array(wireProductGroup),
  adaptReply: eachOf(completing({}, { apiProductManagerVoList: adaptApps })),
};

/** `zeroTry` asks for apps that cost nothing to begin with; the contract knows no other value. */
export const freeRequest = z.object({ zeroTry: wireYes });
export type FreeRequest = z.output<typeof freeRequest>;

/** The apps of "0 yuan experience" with the days of their trials, best first. Screens show the first four. */
export const listFreeApps: Endpoint<FreeRequest, FreeProduct[]> = {
  ...open,
  name: 'listFreeApps',
  method: 'POST',
  path: `${operate}/api/product/manager/zero`,
  encoding: 'json',
  request: freeRequest,
  reply: z.array(wireFreeApp),
  adaptReply: adaptApps,
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
  path: `${operate}/identifier/officialWebsite/productAndService/findProductClassifyList`,
  reply: z.array(levelCategory),
};
