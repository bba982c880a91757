import type { ChoiceRequest, ClassifiedRequest, ProductPage } from '@lima-id/api';
import {
  blockSlots,
  type ChosenProduct,
  defaultPageSize,
  type FreeProduct,
  type HotProduct,
  hotProductCount,
  type InterestGroup,
  type ProductGroup,
  type TrialProduct,
} from '@lima-id/domain';
import { sql } from 'kysely';
import type { Store } from '../schema/store.ts';
import { inCategory, orderedProducts, productOf } from './listedProducts.ts';
import { trialDaysOf } from './trialDays.ts';

/** Blocks of selected apps on the market's home page. */
export const blocksMax = 3;

/** The selected apps of a category, or of all. */
export async function listChosenApps(store: Store, request: ChoiceRequest): Promise<ChosenProduct[]> {
  const chosen = orderedProducts(store).select('app_original').where('choice', '=', true);
  const wanted = request.categoryId ? chosen.where(inCategory(request.categoryId)) : chosen;
  const rows = await wanted.limit(request.size ?? defaultPageSize).execute();
  return rows.map((row) => ({ ...productOf(row), appOriginal: row.app_original }));
}

/** Blocks of selected apps: the categories with a block, each with as many apps as a block has slots. */
export async function listChoiceBlocks(store: Store): Promise<ProductGroup[]> {
  const categories = await store.kysely
    .selectFrom('app_category')
    .select(['id', 'name', 'describes'])
    .where('block_position', 'is not', null)
    .orderBy('block_position')
    .limit(blocksMax)
    .execute();
  return await Promise.all(
    categories.map(async (category) => ({
      category,
      products: await listChosenApps(store, { categoryId: category.id, size: blockSlots }),
    })),
  );
}

/** The package of an app that is tried: the first one with a trial, else the first. */
const triedFirst = sql`order by try_use_days < 0, position limit 1`;

/** Apps of the block 0元体验. */
export async function listFreeApps(store: Store): Promise<FreeProduct[]> {
  const tried = (column: 'id' | 'try_use_days') =>
    sql`(select ${sql.ref(column)} from app_package where product_id = product.id ${triedFirst})`;
  const rows = await orderedProducts(store)
    .select([
      sql<number | null>`${tried('try_use_days')}`.as('days'),
      sql<string | null>`${tried('id')}`.as('package_id'),
    ])
    .where('zero_try', '=', true)
    .limit(defaultPageSize)
    .execute();
  return rows.map((row) => ({
    ...productOf(row),
    trialDays: trialDaysOf(row.days),
    tryPackageId: row.package_id ?? undefined,
  }));
}

/** A page of the apps of a category, or of all, in the platform's order. */
export async function listClassifiedApps(store: Store, request: ClassifiedRequest): Promise<ProductPage> {
  const { categoryId, page, size } = request;
  const wanted = categoryId ? inCategory(categoryId) : sql<boolean>`true`;
  const [rows, { total }] = await Promise.all([
    orderedProducts(store)
      .where(wanted)
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    store.kysely
      .selectFrom('product')
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .where(wanted)
      .executeTakeFirstOrThrow(),
  ]);
  return { records: rows.map(productOf), total: Number(total) };
}

/** The hottest apps, hottest first. */
export async function listHotApps(store: Store, limit = hotProductCount): Promise<HotProduct[]> {
  return await store.kysely
    .selectFrom('product')
    .select(['id', 'name'])
    .where('hot_rank', 'is not', null)
    .orderBy('hot_rank')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Apps that can be tried, or that have a code in a provider's console, each with the package that is tried. */
export async function listTrialApps(store: Store): Promise<TrialProduct[]> {
  const { rows } = await sql<{ name: string; app_code: string; package_id: string; try_use_days: number }>`
    select product.name, product.app_code, tried.id as package_id, tried.try_use_days
    from product cross join lateral (
      select id, try_use_days from app_package where product_id = product.id ${triedFirst}
    ) as tried
    where product.app_code <> '' or tried.try_use_days >= 0 order by product.position, product.id`.execute(
    store.kysely,
  );
  return rows.map((row) => ({
    productName: row.name,
    appCode: row.app_code,
    packageDetails: { id: row.package_id, trialDays: trialDaysOf(row.try_use_days) },
  }));
}

/** Apps per top-level category in the interest groups. */
const interestMax = 20;

/** Top-level categories with the names of their first apps; empty ones are omitted. */
export async function listInterestGroups(store: Store): Promise<InterestGroup[]> {
  const { rows } = await sql<{ id: string; name: string; product_id: string; product_name: string }>`
    select category.id, category.name, app.id as product_id, app.name as product_name
    from app_category as category cross join lateral (
      select id, name, position from product where category_ids @> array[category.id]
      order by position, id limit ${interestMax}
    ) as app
    where category.level = 1 order by category.position, category.id, app.position, app.id`.execute(store.kysely);
  const groups = new Map<string, InterestGroup>();
  for (const { id, name, product_id, product_name } of rows) {
    const group = groups.get(id) ?? { id, name, products: [] };
    group.products.push({ id: product_id, name: product_name });
    groups.set(id, group);
  }
  return [...groups.values()];
}
