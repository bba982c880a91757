import { durationLabel, formatYuan, splitTraits } from '@lima-id/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { cleanWebAddress, cleanWebAddresses } from '../richText/cleanAddress.ts';
import { cleanRichText } from '../richText/cleanRichText.ts';
import { trialDaysOf } from '../trialDays.ts';
import { type FileApp, flatCategories, inStoredOrder, type Market } from './marketFile.ts';

function yuanOf(fen: number | string | null): string | null {
  return fen === null ? null : formatYuan(Number(fen));
}

/** Rows by a key, each group in the given order. */
function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string | null): (key: string | null) => Row[] {
  const groups = new Map<string | null, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key) ?? [];
    group.push(row);
    groups.set(key, group);
  }
  return (key) => groups.get(key) ?? [];
}

async function readCategories(database: Kysely<Tables>): Promise<Pick<Market, 'categories' | 'blocks'>> {
  const rows = await database.selectFrom('app_category').selectAll().orderBy('position').orderBy('id').execute();
  const below = grouped(rows, ({ parent_id: parent }) => parent);
  const partOf = ({ id, name, describes }: (typeof rows)[number]) => ({ id, name, describes });
  const blocks = rows.flatMap(({ id, block_position: position }) => (position === null ? [] : [{ id, position }]));
  return {
    categories: below(null).map((first) => ({
      ...partOf(first),
      children: below(first.id).map((second) => ({
        ...partOf(second),
        children: below(second.id).map(partOf),
      })),
    })),
    blocks: blocks.toSorted((one, other) => one.position - other.position).map(({ id }) => id),
  };
}

async function readPackagesByApp(database: Kysely<Tables>) {
  const packages = await database.selectFrom('app_package').selectAll().orderBy('position').execute();
  const prices = await database.selectFrom('app_package_price').selectAll().orderBy('position').execute();
  const pricesOf = grouped(prices, ({ package_id: id }) => id);
  const packagesOf = grouped(packages, ({ product_id: id }) => id);
  return (appId: string): FileApp['packages'] =>
    packagesOf(appId).map((row) => ({
      id: row.id,
      name: row.name,
      trialDays: trialDaysOf(row.try_use_days),
      yearPrice: yuanOf(row.year_unit_price_fen),
      monthPrice: yuanOf(row.month_unit_price_fen),
      prices: pricesOf(row.id)
        // The default is the first.
        .toSorted((one, other) => Number(other.is_default) - Number(one.is_default))
        .map((price) => ({
          duration: durationLabel({ duration: price.duration, durationUnit: price.duration_unit }),
          price: formatYuan(Number(price.price_fen)),
        })),
    }));
}

/** The lowest of some categories: those that are not above another one of them. */
function lowestOf(ids: readonly string[], parents: ReadonlyMap<string, string | null>): string[] {
  const above = new Set(ids.map((id) => parents.get(id)));
  return ids.filter((id) => !above.has(id));
}

/** Apps whose details are read at a time: sanitizing those of a whole market takes longer than a transaction may be idle. */
const detailsBatch = 100;

/** Sanitized details of apps, by app. */
async function readDetails(database: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, string>> {
  const details = new Map<string, string>();
  for (let start = 0; start < ids.length; start += detailsBatch) {
    const batch = ids.slice(start, start + detailsBatch);
    const rows = await database.selectFrom('product').select(['id', 'detail']).where('id', 'in', batch).execute();
    for (const { id, detail } of rows) details.set(id, cleanRichText(detail));
  }
  return details;
}

async function readApps(
  database: Kysely<Tables>,
  tree: Pick<Market, 'categories'>,
): Promise<Pick<Market, 'apps' | 'hot'>> {
  const parents = new Map(flatCategories(tree).map(({ id, parentId }) => [id, parentId]));
  const rows = await database
    .selectFrom('product')
    .select([
      'id',
      'name',
      'describes',
      'trait',
      'category_ids',
      'app_original',
      'app_code',
      'negotiable',
      'recommended',
      'choice',
      'zero_try',
      'hot_rank',
      'view_picture',
      'banner_urls',
      'video_urls',
    ])
    .select(sql<string>`sell_time::text`.as('sold_since'))
    .orderBy('position')
    .orderBy('id')
    .execute();
  const assigned = await database.selectFrom('product_category').selectAll().execute();
  const assignedOf = grouped(assigned, ({ product_id: id }) => id);
  // Apps that were inserted by SQL may have the categories of pages alone, with those above.
  const categoriesOf = (row: (typeof rows)[number]) => {
    const held = assignedOf(row.id).map(({ category_id: id }) => id);
    return held.length > 0 ? held : lowestOf(row.category_ids, parents);
  };
  const packagesOf = await readPackagesByApp(database);
  const details = await readDetails(
    database,
    rows.map(({ id }) => id),
  );
  const ranked = rows.flatMap(({ id, hot_rank: rank }) => (rank === null ? [] : [{ id, rank }]));
  return {
    apps: rows.map((row) => ({
      id: row.id,
      name: row.name,
      describes: row.describes,
      traits: splitTraits(row.trait),
      categories: categoriesOf(row),
      appOriginal: row.app_original,
      appCode: row.app_code,
      sellTime: row.sold_since,
      negotiable: row.negotiable,
      recommended: row.recommended,
      choice: row.choice,
      zeroTry: row.zero_try,
      picture: cleanWebAddress(row.view_picture),
      banners: cleanWebAddresses(row.banner_urls),
      videos: cleanWebAddresses(row.video_urls),
      detail: linesOf(details.get(row.id) ?? ''),
      packages: packagesOf(row.id),
    })),
    hot: ranked.toSorted((one, other) => one.rank - other.rank).map(({ id }) => id),
  };
}

/** The lines of a rich text. */
export function linesOf(html: string): string[] {
  return html === '' ? [] : html.split('\n');
}

async function readBanners(database: Kysely<Tables>): Promise<Market['banners']> {
  const rows = await database.selectFrom('app_banner').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map((row) => ({
    place: row.place,
    picture: cleanWebAddress(row.picture),
    app: row.redirect_type === 'app' ? (row.product_id ?? '') : '',
    url: row.redirect_type === 'outside' ? row.outside_address : '',
    title: row.title,
    describes: row.describes,
  }));
}

/** The market as a file has it, with texts and addresses as pages show them. Reads a table after the other. */
export async function readMarket(database: Kysely<Tables>): Promise<Market> {
  const advisor = await database.selectFrom('app_advisor').select(['name', 'phone', 'hours']).executeTakeFirst();
  const tree = await readCategories(database);
  return inStoredOrder({
    version: 1,
    ...tree,
    ...(await readApps(database, tree)),
    banners: await readBanners(database),
    advisor: advisor ?? null,
    marketSize: await database
      .selectFrom('market_size')
      .select(['year', 'value', 'forecast', 'source'])
      .orderBy('year')
      .execute(),
    marketShares: await database
      .selectFrom('market_share')
      .select(['name', 'share'])
      .orderBy('position')
      .orderBy('name')
      .execute(),
  });
}
