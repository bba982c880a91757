import { appSearchMaxLength, formatYuan, plainLine, readYuan, unreadableCharacter } from '@lima-id/domain';
import * as z from 'zod/mini';
import { blocksMax } from '../productLists.ts';
import { monthsOf } from './monthsOf.ts';

/** Characters of a name: a search can hold all of them. */
const nameMaxLength = appSearchMaxLength;
/** Characters of a description. */
const descriptionMaxLength = 500;
/** Characters of a trait, and of a contact's name, number and hours. */
const wordMaxLength = 40;
/** Characters of an address. */
const addressMaxLength = 500;

const appsMax = 5_000;
/** Categories below one, and of an app: all of a market are written by one statement, which has 65,535 values at most. */
const branchesMax = 20;
const appCategoriesMax = 6;
/** Parts of anything else: packages of an app, prices of a package, banners. */
const partsMax = 50;
const linesMax = 5_000;

/** Months of a priced duration: a hundred years. */
const monthsMax = 1_200;
const trialDaysMax = 3_650;
/** Columns of the market figures are 32-bit integers. */
const figureMax = 1_000_000_000;

const readable = z.refine<string>(
  (text) => unreadableCharacter(text) === null && !text.includes('\0'),
  '有无法辨认的字符，请重新输入',
);

function text(maxLength: number) {
  return z.string().check(z.overwrite(plainLine), readable, z.maxLength(maxLength));
}

function given(maxLength: number) {
  return text(maxLength).check(z.minLength(1));
}

const few = z.maxLength(partsMax);

/**
 * In URLs, orders and trials, where 64 characters fit: `app-` stands before the id of an app, `-50` behind that of a package. Never -1, which
 * stands for a missing id there.
 */
const id = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][\w-]{0,59}$/, '应为 1 至 60 个英文字母、数字、下划线和连字符，以字母或数字开头'));

const amount = '应为以元为单位的金额，写在双引号中，不带逗号，最多两位小数，例如 "2800" 或 "2800.50"';
const yuan = z.string(amount).check(
  z.refine((text) => readYuan(text) !== null, amount),
  z.overwrite((text) => formatYuan(readYuan(text) ?? 0)),
);

function isPriced(label: string): boolean {
  const months = monthsOf(label);
  return months !== null && (months <= monthsMax || months === Number.POSITIVE_INFINITY);
}

const price = z.strictObject({
  duration: z.string().check(z.refine(isPriced, '应为时长，例如 "1年"、"3个月" 或 "永久"，最长 100 年')),
  price: yuan,
});

const appPackage = z.strictObject({
  id,
  name: given(nameMaxLength),
  /** 0 where provider and buyer agree upon them; null without a trial. */
  trialDays: z._default(z.nullable(z.int().check(z.gte(0), z.lte(trialDaysMax))), null),
  /** Of one year and of one month, for durations without a row; null for none. */
  yearPrice: z._default(z.nullable(yuan), null),
  monthPrice: z._default(z.nullable(yuan), null),
  /** The page opens with the first. */
  prices: z._default(z.array(price).check(few), []),
});

const trait = given(wordMaxLength).check(z.regex(/^[^,，]*$/, '一项只写一个特点，不含逗号'));
const flag = z._default(z.boolean(), false);
/** As written: names of files differ by their kinds of spaces and by how their characters are composed. */
const picture = z.string().check(readable, z.minLength(1), z.maxLength(addressMaxLength));
const day = '应为日期，例如 "2026-05-18"';

const app = z.strictObject({
  id,
  name: given(nameMaxLength),
  describes: z._default(text(descriptionMaxLength), ''),
  traits: z._default(z.array(trait).check(few), []),
  categories: z._default(z.array(id).check(z.maxLength(appCategoriesMax)), []),
  /** True for the platform's own apps, false for those of partners. */
  appOriginal: z.boolean(),
  /** Code in its provider's console. */
  appCode: z._default(text(nameMaxLength), ''),
  /** Day of its listing, by which lists are sorted. */
  sellTime: z.iso.date({ error: day, abort: true }).check(z.regex(/^[12]/, day)),
  negotiable: flag,
  recommended: flag,
  choice: flag,
  zeroTry: flag,
  picture,
  banners: z._default(z.array(picture).check(few), []),
  videos: z._default(z.array(given(addressMaxLength)).check(few), []),
  /** Lines of rich text. */
  detail: z._default(z.array(z.string().check(readable)).check(z.maxLength(linesMax)), []),
  packages: z.array(appPackage).check(few),
});
/** An app of a market file, with the defaults of everything left out. Amounts are yuan with two decimals. */
export type FileApp = z.output<typeof app>;

const branches = z.maxLength(branchesMax);
const category = { id, name: given(nameMaxLength), describes: z._default(text(descriptionMaxLength), '') };
const third = z.strictObject(category);
const second = z.strictObject({ ...category, children: z._default(z.array(third).check(branches), []) });
const first = z.strictObject({ ...category, children: z._default(z.array(second).check(branches), []) });

const banner = z.strictObject({
  place: z.enum(['market', 'platform']),
  picture,
  /** It leads to an app of the file, or to another site. */
  app: z._default(z.string(), ''),
  url: z._default(text(addressMaxLength), ''),
  /** Empty for the name and the description of the app. */
  title: z._default(text(nameMaxLength), ''),
  describes: z._default(text(descriptionMaxLength), ''),
});

const advisor = z.strictObject({
  name: given(wordMaxLength),
  phone: given(wordMaxLength),
  hours: z._default(text(wordMaxLength), ''),
});

const marketYear = z.strictObject({
  year: z.int().check(z.gte(1900), z.lte(2200)),
  /** In 100 million yuan. */
  value: z.int().check(z.gte(0), z.lte(figureMax)),
  forecast: flag,
  source: given(nameMaxLength),
});

/** In per cent. */
const marketShare = z.strictObject({ name: given(nameMaxLength), share: z.int().check(z.gte(0), z.lte(100)) });

/**
 * A whole market as a file. Every part is required, so that none is lost by being left out. The order of categories, apps, packages, prices and
 * banners is that of the platform.
 */
export const marketFile = z.strictObject({
  version: z.literal(1),
  categories: z.array(first).check(branches),
  /** Top-level categories with a block of selected apps. */
  blocks: z.array(id).check(z.maxLength(blocksMax)),
  apps: z.array(app).check(z.maxLength(appsMax)),
  /** Hottest first. */
  hot: z.array(id).check(few),
  banners: z.array(banner).check(few),
  advisor: z.nullable(advisor),
  marketSize: z.array(marketYear).check(few),
  marketShares: z.array(marketShare).check(few),
});
/** A market file as it was read. */
export type Market = z.output<typeof marketFile>;

/** A category of any level, parents before children, in the platform's order. */
interface FlatCategory {
  id: string;
  name: string;
  describes: string;
  parentId: string | null;
  level: 1 | 2 | 3;
}

/** The categories of a market as a flat list. */
export function flatCategories({ categories }: Pick<Market, 'categories'>): FlatCategory[] {
  const flat: FlatCategory[] = [];
  for (const { children: seconds, ...one } of categories) {
    flat.push({ ...one, parentId: null, level: 1 });
    for (const { children: thirds, ...two } of seconds) {
      flat.push({ ...two, parentId: one.id, level: 2 });
      for (const three of thirds) flat.push({ ...three, parentId: two.id, level: 3 });
    }
  }
  return flat;
}

/** The market in the order in which it is stored: the categories of each app as in the tree, each once, and the years ascending. */
export function inStoredOrder(market: Market): Market {
  const ids = flatCategories(market).map(({ id }) => id);
  return {
    ...market,
    apps: market.apps.map((app) => ({ ...app, categories: ids.filter((id) => app.categories.includes(id)) })),
    marketSize: market.marketSize.toSorted((one, other) => one.year - other.year),
  };
}
