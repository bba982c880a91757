import { type Product, recommendedProductCount } from '@lima-id/domain';
import type { Store } from '../schema/store.ts';
import { orderedProducts, productOf } from './listedProducts.ts';

/** The products that the platform recommends, best first, as many as the home page shows. */
export async function readRecommendedProducts(store: Store): Promise<Product[]> {
  const rows = await orderedProducts(store).where('recommended', '=', true).limit(recommendedProductCount).execute();
  return rows.map(productOf);
}
