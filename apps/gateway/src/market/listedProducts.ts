import { formatYuan, type ListedProduct, type Product } from '@lima-id/domain';
import { sql } from 'kysely';
import type { Store } from '../schema/store.ts';
import { cleanWebAddress } from './richText/cleanAddress.ts';

/** Fields of an app in lists. */
export const productColumns = [
  'id',
  'name',
  'describes',
  'trait',
  'negotiable',
  'price_fen',
  'duration_unit',
  'view_picture',
] as const;

/** Columns read for lists. */
export interface ProductRow {
  id: string;
  name: string;
  describes: string;
  trait: string;
  negotiable: boolean;
  price_fen: number | string;
  duration_unit: Product['durationUnit'];
  view_picture: string;
}

/** Additional columns of the app list. */
export interface ListedRow extends ProductRow {
  app_original: boolean;
  /** `YYYY-MM-DD` */
  sold_since: string;
}

/** Columns of `ListedRow` for a select. */
export const listedColumns = sql`${sql.join(productColumns.map((column) => sql.ref(column)))}, app_original, sell_time::text as sold_since`;

/** An app as lists show it. */
export function productOf(row: ProductRow): Product {
  return {
    id: row.id,
    name: row.name,
    describes: row.describes,
    trait: row.trait,
    negotiable: row.negotiable,
    price: formatYuan(Number(row.price_fen)),
    durationUnit: row.duration_unit,
    viewPicture: cleanWebAddress(row.view_picture),
  };
}

/** An app as the app list finds it. */
export function listedProductOf(row: ListedRow): ListedProduct {
  return { ...productOf(row), appOriginal: row.app_original, sellTime: row.sold_since };
}

/** SQL condition that an app is in a category of any level. */
export function inCategory(categoryId: string) {
  return sql<boolean>`category_ids @> array[${categoryId}]::text[]`;
}

/** Apps for lists, in the platform's order. */
export function orderedProducts(store: Store) {
  return store.kysely.selectFrom('product').select(productColumns).orderBy('position').orderBy('id');
}
