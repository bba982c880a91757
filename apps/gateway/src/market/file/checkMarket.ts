import { followBanner } from '@lima-id/domain';
import { offersOf } from '../productRows.ts';
import { packageDraftOf } from './draftsOf.ts';
import { type FileApp, flatCategories, type Market } from './marketFile.ts';
import { monthsOf } from './monthsOf.ts';
import type { Place, Problem } from './problems.ts';
import { isSiteFilm } from './siteMedia.ts';

/** A value at its place. */
interface Placed<Value> {
  value: Value;
  place: Place;
}

function placed<Value>(values: readonly Value[], ...place: Place): Placed<Value>[] {
  return values.map((value, index) => ({ value, place: [...place, index] }));
}

/** Values that equal an earlier one. */
function repeated(all: readonly Placed<string | number>[], sentence: string): Problem[] {
  const known = new Set<string | number>();
  return all.flatMap(({ value, place }) => {
    if (known.has(value)) return [{ place, sentence }];
    known.add(value);
    return [];
  });
}

/** Ids that something does not have. */
function unknown(all: readonly Placed<string>[], known: ReadonlySet<string>, what: string): Problem[] {
  return all.flatMap(({ value, place }) =>
    known.has(value) ? [] : [{ place, sentence: `没有 id 为 ${value} 的${what}` }],
  );
}

/** The id of each of some parts. */
function idsOf(parts: readonly Placed<{ id: string }>[]): Placed<string>[] {
  return parts.map(({ value, place }) => ({ value: value.id, place: [...place, 'id'] }));
}

/** The categories of every level with their places. */
function placedCategories({ categories }: Pick<Market, 'categories'>): Placed<{ id: string }>[] {
  return placed(categories, 'categories').flatMap((first) => [
    first,
    ...placed(first.value.children, ...first.place, 'children').flatMap((second) => [
      second,
      ...placed(second.value.children, ...second.place, 'children'),
    ]),
  ]);
}

function checkPrices({ value: app, place }: Placed<FileApp>): Problem[] {
  const problems = placed(app.packages, ...place, 'packages').flatMap((one) =>
    repeated(
      placed(one.value.prices, ...one.place, 'prices').flatMap(({ value, place: at }) => {
        const months = monthsOf(value.duration);
        return months === null ? [] : [{ value: months, place: [...at, 'duration'] }];
      }),
      '同样长的时长已有价格，12个月与1年为同一时长',
    ),
  );
  const offers = app.packages.map((one) => offersOf(packageDraftOf(one), app.negotiable));
  if (!app.negotiable && (offers[0]?.length ?? 0) === 0) {
    const sentence = '第一个套餐没有可以购买的价格，请填写；价格面议的应用请写 "negotiable": true';
    problems.push({ place: [...place, 'packages'], sentence });
  }
  if (app.zeroTry && !offers.flat().some(({ priceFen }) => priceFen === 0)) {
    problems.push({ place: [...place, 'zeroTry'], sentence: '0元体验的应用至少要有一个价格为 0 的套餐' });
  }
  return problems;
}

function checkBanner(
  { value: banner, place }: Placed<Market['banners'][number]>,
  apps: ReadonlySet<string>,
): Problem[] {
  if ((banner.app === '') === (banner.url === '')) {
    return [{ place, sentence: 'app（应用的 id）与 url（其他网站的地址）须填写其中一项，且只填一项' }];
  }
  if (banner.app !== '') return unknown([{ value: banner.app, place: [...place, 'app'] }], apps, '应用');
  const target = { id: '', bannersViewer: '', redirectType: 'outside', outSiteUrl: banner.url, productId: '' } as const;
  if (followBanner(target, false).ok) return [];
  return [{ place: [...place, 'url'], sentence: '应为 http 或 https 开头的完整地址' }];
}

const wholeMarket = 100;

function checkFigures({ marketSize, marketShares }: Pick<Market, 'marketSize' | 'marketShares'>): Problem[] {
  const years = placed(marketSize, 'marketSize').map(({ value, place }) => ({
    value: value.year,
    place: [...place, 'year'],
  }));
  const names = placed(marketShares, 'marketShares').map(({ value, place }) => ({
    value: value.name,
    place: [...place, 'name'],
  }));
  const sum = marketShares.reduce((total, { share }) => total + share, 0);
  const isWhole = marketShares.length === 0 || sum === wholeMarket;
  return [
    ...repeated(years, '这一年已经有了'),
    ...repeated(names, '这个名称已经用过'),
    ...(isWhole ? [] : [{ place: ['marketShares'], sentence: `各项之和应为 ${wholeMarket}，现为 ${sum}` }]),
  ];
}

/** Checks a market by the rules over several fields. Pictures and rich texts are checked where they are stored. */
export function checkMarket(market: Market): Problem[] {
  const apps = placed(market.apps, 'apps');
  const packages = apps.flatMap(({ value, place }) => placed(value.packages, ...place, 'packages'));
  const known = {
    categories: new Set(flatCategories(market).map(({ id }) => id)),
    tops: new Set(market.categories.map(({ id }) => id)),
    apps: new Set(market.apps.map(({ id }) => id)),
  };
  const [blocks, hot] = [placed(market.blocks, 'blocks'), placed(market.hot, 'hot')];
  const usedId = '这个 id 已经用过，请换一个';
  const listedTwice = '已经列过';
  return [
    ...repeated(idsOf(placedCategories(market)), usedId),
    ...repeated(idsOf(apps), usedId),
    ...repeated(idsOf(packages), usedId),
    ...repeated(blocks, listedTwice),
    ...unknown(blocks, known.tops, '一级分类'),
    ...repeated(hot, listedTwice),
    ...unknown(hot, known.apps, '应用'),
    ...apps.flatMap((app) => [
      ...unknown(placed(app.value.categories, ...app.place, 'categories'), known.categories, '分类'),
      ...checkPrices(app),
      ...placed(app.value.videos, ...app.place, 'videos').flatMap(({ value, place }) =>
        isSiteFilm(value) ? [] : [{ place, sentence: '页面只播放门户 /media/ 中的 webm 和 mp4 视频' }],
      ),
    ]),
    ...placed(market.banners, 'banners').flatMap((banner) => checkBanner(banner, known.apps)),
    ...checkFigures(market),
  ];
}
