import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { takeTurns } from '../../platform/database/takeTurns.ts';
import type { Tables } from '../../schema/tables.ts';
import { productRows } from '../productRows.ts';
import { draftsOf } from './draftsOf.ts';
import { type FileApp, flatCategories, type Market } from './marketFile.ts';

type AppRows = ReturnType<typeof productRows>;

/** A market with the rows of its apps, which take a while to compute: each has its text sanitized and its pinyin looked up. */
interface PreparedMarket {
  market: Market;
  apps: { app: FileApp; rows: AppRows }[];
}

/** Prepares a market, before a transaction is opened that would wait for it. */
export function prepareMarket(market: Market): PreparedMarket {
  const parents = new Map(flatCategories(market).map(({ id, parentId }) => [id, parentId]));
  return { market, apps: draftsOf(market).map(({ app, draft }) => ({ app, rows: productRows(draft, parents) })) };
}

/** Serializes changes of the market until the transaction ends. */
export async function lockMarket(transaction: Transaction<Tables>): Promise<void> {
  await takeTurns(transaction, ['market', 'put']);
}

/** Takes apps off the market. They are kept as they were, since trials and orders name them. */
async function withdrawApps(transaction: Transaction<Tables>, apps: readonly FileApp[], now: Date): Promise<void> {
  if (apps.length === 0) return;
  const ids = apps.map(({ id }) => id);
  const sold = await transaction.selectFrom('product').select(['id', 'app_id']).where('id', 'in', ids).execute();
  const appIds = new Map(sold.map(({ id, app_id }) => [id, app_id]));
  const rows = apps.map((app) => ({
    id: app.id,
    app_id: appIds.get(app.id) ?? '',
    app_code: app.appCode,
    view_picture: app.picture,
    app: JSON.stringify(app),
    withdrawn_at: now,
  }));
  await transaction.insertInto('withdrawn_app').values(rows).execute();
  await transaction.deleteFrom('product').where('id', 'in', ids).execute();
}

async function replaceCategories(transaction: Transaction<Tables>, market: Market): Promise<void> {
  await transaction.deleteFrom('app_category').execute();
  const rows = flatCategories(market).map(({ parentId, ...category }, position) => {
    const block = market.blocks.indexOf(category.id);
    return { ...category, parent_id: parentId, position, block_position: block === -1 ? null : block + 1 };
  });
  if (rows.length > 0) await transaction.insertInto('app_category').values(rows).execute();
}

/** Writes an app. A new one has the id that orders of it name if it was on the market before. */
async function writeApp(
  transaction: Transaction<Tables>,
  { product }: AppRows,
  { isNew, appId }: { isNew: boolean; appId: string | undefined },
): Promise<void> {
  // Orders name the id that an app has, however it was given.
  const { app_id, level, ...row } = product;
  const columns = {
    ...row,
    banner_urls: JSON.stringify(product.banner_urls),
    video_urls: JSON.stringify(product.video_urls),
  };
  if (isNew) {
    await transaction
      .insertInto('product')
      .values({ ...columns, app_id: appId ?? app_id, level })
      .execute();
  } else await transaction.updateTable('product').set(columns).where('id', '=', product.id).execute();
}

async function insertPackages(transaction: Transaction<Tables>, { packages, prices }: AppRows): Promise<void> {
  if (packages.length > 0) await transaction.insertInto('app_package').values(packages).execute();
  if (prices.length > 0) await transaction.insertInto('app_package_price').values(prices).execute();
}

/** Deletes apps that are on the market from those that were taken off; returns the ids by which orders name them, by app. */
async function takeBack(transaction: Transaction<Tables>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const back = transaction.deleteFrom('withdrawn_app').where('id', 'in', ids).returning(['id', 'app_id']);
  return new Map((await back.execute()).map(({ id, app_id }) => [id, app_id]));
}

/** Gives every app its place among all and among the hottest, where it has another one. */
async function placeApps(transaction: Transaction<Tables>, { apps }: Pick<PreparedMarket, 'apps'>): Promise<void> {
  const products = apps.map(({ rows }) => rows.product);
  const ids = products.map(({ id }) => id);
  const ranks = products.map(({ hot_rank: rank }) => rank);
  await sql`
    update product set position = wanted.position::int, hot_rank = wanted.rank
    from unnest(${ids}::text[], ${ranks}::int[]) with ordinality as wanted (id, rank, position)
    where product.id = wanted.id
      and (product.position <> wanted.position or product.hot_rank is distinct from wanted.rank)`.execute(transaction);
}

/**
 * Writes categories and apps. Rows of apps that stay as they are are not touched, unless the categories or blocks change: then all are written
 * again.
 */
async function writeApps(
  transaction: Transaction<Tables>,
  before: Market,
  { market, apps }: PreparedMarket,
  now: Date,
): Promise<void> {
  const isTreeNew = !isDeepStrictEqual([before.categories, before.blocks], [market.categories, market.blocks]);
  if (!isTreeNew && isDeepStrictEqual([before.apps, before.hot], [market.apps, market.hot])) return;
  const olds = new Map(before.apps.map((app) => [app.id, app]));
  const changed = apps.filter(({ app }) => isTreeNew || !isDeepStrictEqual(olds.get(app.id), app));
  const repacked = changed.filter(({ app }) => !isDeepStrictEqual(olds.get(app.id)?.packages, app.packages));
  const kept = new Set(market.apps.map(({ id }) => id));
  await transaction.deleteFrom('product_category').execute();
  const appIds = await takeBack(transaction, [...new Set([...olds.keys(), ...kept])]);
  await withdrawApps(
    transaction,
    before.apps.filter(({ id }) => !kept.has(id)),
    now,
  );
  if (isTreeNew) await replaceCategories(transaction, market);
  // All before any is inserted: a package may move to another app.
  if (repacked.length > 0) {
    const ids = repacked.map(({ app }) => app.id);
    await transaction.deleteFrom('app_package').where('product_id', 'in', ids).execute();
  }
  for (const { app, rows } of changed) {
    await writeApp(transaction, rows, { isNew: !olds.has(app.id), appId: appIds.get(app.id) });
  }
  for (const { rows } of repacked) await insertPackages(transaction, rows);
  const assigned = apps.flatMap(({ rows }) => rows.categories);
  if (assigned.length > 0) await transaction.insertInto('product_category').values(assigned).execute();
  await placeApps(transaction, { apps });
}

async function replaceBanners(transaction: Transaction<Tables>, { banners }: Market): Promise<void> {
  await transaction.deleteFrom('app_banner').execute();
  const rows = banners.map(({ place, picture, app, url, title, describes }, index) => ({
    id: String(index + 1),
    place,
    picture,
    redirect_type: app === '' ? ('outside' as const) : ('app' as const),
    outside_address: url,
    product_id: app === '' ? null : app,
    title,
    describes,
    position: index + 1,
  }));
  if (rows.length > 0) await transaction.insertInto('app_banner').values(rows).execute();
}

async function replaceAdvisor(transaction: Transaction<Tables>, { advisor }: Market): Promise<void> {
  await transaction.deleteFrom('app_advisor').execute();
  if (advisor !== null) await transaction.insertInto('app_advisor').values(advisor).execute();
}

async function replaceFigures(transaction: Transaction<Tables>, market: Market): Promise<void> {
  await transaction.deleteFrom('market_size').execute();
  if (market.marketSize.length > 0) await transaction.insertInto('market_size').values(market.marketSize).execute();
  await transaction.deleteFrom('market_share').execute();
  const shares = market.marketShares.map(({ name, share }, position) => ({ name, share, position }));
  if (shares.length > 0) await transaction.insertInto('market_share').values(shares).execute();
}

/** Makes the market of a locked database that of a file. `before` is the market that it has, by `readMarket`; what is equal is not written. */
export async function writeMarket(
  transaction: Transaction<Tables>,
  before: Market,
  prepared: PreparedMarket,
  now: Date,
): Promise<void> {
  const { market } = prepared;
  await writeApps(transaction, before, prepared, now);
  if (!isDeepStrictEqual(before.banners, market.banners)) await replaceBanners(transaction, market);
  if (!isDeepStrictEqual(before.advisor, market.advisor)) await replaceAdvisor(transaction, market);
  const figures = ({ marketSize, marketShares }: Market) => [marketSize, marketShares];
  if (!isDeepStrictEqual(figures(before), figures(market))) await replaceFigures(transaction, market);
}
