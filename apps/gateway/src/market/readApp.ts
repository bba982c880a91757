import { choosePackage, choosePrice, formatYuan, type ProductDetail } from '@lima-id/domain';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Store } from '../schema/store.ts';
import { productOf } from './listedProducts.ts';
import { readPackagesOf } from './readPackages.ts';
import { cleanWebAddress, cleanWebAddresses } from './richText/cleanAddress.ts';
import { cleanRichText } from './richText/cleanRichText.ts';

/** Cache size of sanitized texts: sanitizing one takes a millisecond of the main thread. */
const cleanedKept = 500;

const cleaned = new LRUCache<string, string>({ max: cleanedKept });

/** Sanitizes stored text again, since another writer may have stored it. */
function cleanStored(html: string): string {
  let text = cleaned.get(html);
  if (text === undefined) {
    text = cleanRichText(html);
    cleaned.set(html, text);
  }
  return text;
}

/** Path of the app's first category from the top level; empty without a category. */
async function readCategoryPath(store: Store, productId: string): Promise<{ id: string; name: string }[]> {
  const held = await store.kysely
    .selectFrom('app_category')
    .innerJoin('product', (join) => join.on(sql<boolean>`app_category.id = any(product.category_ids)`))
    .select(['app_category.id', 'app_category.name', 'app_category.parent_id'])
    .where('product.id', '=', productId)
    .orderBy('app_category.position')
    .execute();
  const path: typeof held = [];
  let next = held.find(({ id }) => held.every(({ parent_id: parentId }) => parentId !== id));
  while (next !== undefined && !path.includes(next)) {
    path.unshift(next);
    const above = next.parent_id;
    next = held.find(({ id }) => id === above);
  }
  return path.map(({ id, name }) => ({ id, name }));
}

/** An app with everything that its page shows; null when unknown. Its price is that of the default package and duration. */
export async function readApp(store: Store, id: string): Promise<ProductDetail | null> {
  const [row, packages, categoryPath] = await Promise.all([
    store.kysely.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst(),
    readPackagesOf(store, id),
    readCategoryPath(store, id),
  ]);
  if (row === undefined) return null;
  const product = productOf(row);
  const opening = choosePrice(choosePackage(packages)?.prices ?? []);
  return {
    ...product,
    ...(opening === null ? {} : { price: formatYuan(opening.priceFen), durationUnit: opening.durationUnit }),
    appId: row.app_id,
    pictureViewer: cleanWebAddress(row.picture_viewer),
    viewBannerUrls: cleanWebAddresses(row.banner_urls),
    viewVideoUrls: cleanWebAddresses(row.video_urls),
    detail: cleanStored(row.detail),
    packages: packages.map((one) => ({ id: one.id, name: one.name })),
    choice: row.choice,
    appOriginal: row.app_original,
    level: row.level,
    categoryPath,
  };
}
