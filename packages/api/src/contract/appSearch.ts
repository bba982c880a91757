import {
  appSearchMaxLength,
  type ListedProduct,
  listPageMax,
  plainLine,
  productPageSize,
  wholeNumber,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { completing, eachOf } from '../wire/completing.ts';
import { wireId } from '../wire/id.ts';
import { wireListedApp } from '../wire/product.ts';
import { renamed } from '../wire/rename.ts';
import type { Endpoint } from './endpoint.ts';
import { appSearchPath } from './firstProducts.ts';

/** Why a search is refused. */
export const appSearchErrors = { nameTooLong: `搜索内容不能超过${appSearchMaxLength}个字，请缩短后重新搜索` } as const;

const page = wholeNumber(1, listPageMax);
const size = wholeNumber(1, productPageSize);

/** What apps are looked for, as the app list's query has it: empty texts filter nothing. */
const appSearch = z.object({
  /** Chinese, pinyin or its initials, or a part of these; of the name or of a trait. Chinese of four characters and more may have a gap. */
  name: z.string().check(z.overwrite(plainLine), z.maxLength(appSearchMaxLength, appSearchErrors.nameTooLong)),
  /** A category of any level; what stands below it counts. */
  categoryId: wireId,
  source: z.enum(['', 'own', 'partner']),
  /** `platform`: as the platform orders them, best first. */
  sort: z.enum(['sellTimeDown', 'sellTimeUp', 'priceUp', 'priceDown', 'platform']),
  page,
  size,
});
export type AppSearch = z.output<typeof appSearch>;

/** The sources as they travel; digits in a request may be numbers as well. */
const sourceCodes = { '': '', own: '1', partner: '0' } as const;
const sourceOfCode = { '': '', '1': 'own', '0': 'partner' } as const;

const direction = z.optional(z.nullable(z.enum(['', 'asc', 'desc'])));

const wireSearch = z.object({
  name: z.optional(z.nullable(z.string())),
  productClassifyId: z.optional(z.nullable(z.string())),
  /** 1: made by the platform; 0: by a partner; empty: both. */
  appOriginal: z.optional(z.nullable(z.union([z.enum(['', '1', '0']), z.literal([0, 1])]))),
  /** `asc` cheapest first, `desc` dearest first; when both sorts are given this one counts, when none is the platform orders. */
  sortPrice: direction,
  /** `asc` oldest first, `desc` newest first. */
  sortSellTime: direction,
  current: z.optional(z.number()),
  size: z.optional(z.number()),
});

function sortOf({ sortPrice, sortSellTime }: z.infer<typeof wireSearch>): AppSearch['sort'] {
  if (sortPrice) return sortPrice === 'asc' ? 'priceUp' : 'priceDown';
  if (sortSellTime) return sortSellTime === 'asc' ? 'sellTimeUp' : 'sellTimeDown';
  return 'platform';
}

/** Apps of a page where nothing is said. */
const usualSize = 10;

const searchRequest = z.codec(wireSearch, appSearch, {
  decode: (wire) => ({
    name: wire.name ?? '',
    categoryId: wire.productClassifyId ?? '',
    source: sourceOfCode[`${wire.appOriginal ?? ''}`],
    sort: sortOf(wire),
    page: wire.current ?? 1,
    size: wire.size ?? usualSize,
  }),
  encode: ({ name, categoryId, source, sort, ...paging }) => ({
    name,
    productClassifyId: categoryId,
    appOriginal: sourceCodes[source],
    sortPrice: sort === 'priceUp' ? ('asc' as const) : sort === 'priceDown' ? ('desc' as const) : ('' as const),
    sortSellTime:
      sort === 'sellTimeUp' ? ('asc' as const) : sort === 'sellTimeDown' ? ('desc' as const) : ('' as const),
    current: paging.page,
    size: paging.size,
  }),
});

/**
 * How many apps would be found if a filter were set to a value and the others stayed as they are. A category counts what stands below
 * it; one that is not named has none.
 */
const appCounts = z.object({
  /** By the id of the category. */
  categories: z.record(z.string(), z.number()),
  /** All categories together: what 不限 would find. */
  anyCategory: z.number(),
  sources: z.object({ own: z.number(), partner: z.number() }),
});
export type AppCounts = z.infer<typeof appCounts>;

const wireSources = renamed(appCounts.shape.sources, { own: sourceCodes.own, partner: sourceCodes.partner });
const wireCounts = renamed(appCounts, {}, { sources: wireSources });

/** A page of apps, how many there are on all pages, and what other values of the filters would find; other gateways leave these out. */
const appPage = z.object({
  records: z.array(wireListedApp),
  total: z.number(),
  counts: z.optional(wireCounts),
  /** Words near to those that found nothing, which would find something. */
  nearWords: z.optional(z.array(z.string())),
});
/** A page of found apps, with counts for the values of its filters. */
export interface AppPage {
  records: ListedProduct[];
  total: number;
  counts?: AppCounts | undefined;
  nearWords?: string[] | undefined;
}

/** Looks for apps by words, category and source. Apps whose price is on request come last in either order of the price. */
export const searchApps: Endpoint<AppSearch, AppPage> = {
  name: 'searchApps',
  method: 'POST',
  path: appSearchPath,
  auth: 'none',
  encoding: 'json',
  request: searchRequest,
  reply: appPage,
  adaptReply: completing({}, { records: eachOf(completing({ durationUnit: null, sellTime: '' })) }),
  failure: z.null(),
};
