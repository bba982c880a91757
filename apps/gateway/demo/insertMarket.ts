import type { Transaction } from 'kysely';
import { type ProductDraft, productRows } from '../src/market/productRows.ts';
import type { Tables } from '../src/schema/tables.ts';
import { insertRows } from './insertRows.ts';

/** A category to insert, parents first. */
export interface CategoryDraft {
  id: string;
  name: string;
  parentId: string | null;
  level: 1 | 2 | 3;
  describes: string;
  /** Position among the blocks of selected apps; null without one. */
  blockPosition: number | null;
}

/** Inserts categories into an empty market. */
export async function insertCategories(
  transaction: Transaction<Tables>,
  categories: readonly CategoryDraft[],
): Promise<void> {
  const rows = categories.map(({ id, name, parentId, level, describes, blockPosition }, position) => ({
    id,
    name,
    parent_id: parentId,
    level,
    describes,
    position,
    block_position: blockPosition,
  }));
  await insertRows(transaction, 'app_category', rows);
}

/** Inserts missing apps into a market with these categories. */
export async function insertProducts(
  transaction: Transaction<Tables>,
  categories: readonly CategoryDraft[],
  products: readonly ProductDraft[],
): Promise<void> {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const rows = products.map((draft) => productRows(draft, parents));
  const all = <Row>(part: (row: (typeof rows)[number]) => readonly Row[]) => rows.flatMap(part);
  await insertRows(
    transaction,
    'product',
    rows.map(({ product }) => product),
  );
  await insertRows(
    transaction,
    'product_category',
    all((row) => row.categories),
  );
  await insertRows(
    transaction,
    'app_package',
    all((row) => row.packages),
  );
  await insertRows(
    transaction,
    'app_package_price',
    all((row) => row.prices),
  );
}
