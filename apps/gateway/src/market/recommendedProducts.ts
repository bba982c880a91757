import { formatYuan, type Product, recommendedProductCount } from '@lima-id/domain';
import type { Store } from '../platform/database/database.ts';

/** The products that the platform recommends, best first, as many as the home page shows. */
export async function readRecommendedProducts(store: Store): Promise<Product[]> {
  const rows = await store.kysely
    .selectFrom('product')
    .selectAll()
    .where('recommended', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(recommendedProductCount)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    describes: row.describes,
    trait: row.trait,
    negotiable: row.negotiable ? 1 : 0,
    price: formatYuan(Number(row.price_fen)),
    durationUnit: row.duration_unit,
    viewPicture: row.view_picture,
  }));
}
