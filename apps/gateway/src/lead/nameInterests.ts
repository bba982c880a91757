import type { LeadInterest } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { NamedInterest } from '../schema/tables/leadTables.ts';
import type { Tables } from '../schema/tables.ts';

/**
 * Resolves apps, and packages where chosen, to the names that visitors read, deduplicated. Null when one of them is not in the market, or a
 * package is not its app's.
 */
export async function nameInterests(
  transaction: Transaction<Tables>,
  interests: readonly LeadInterest[],
): Promise<NamedInterest[] | null> {
  const wanted = new Map(interests.map((one) => [JSON.stringify([one.productId, one.packageProductId]), one]));
  if (wanted.size === 0) return [];
  const rows = await transaction
    .selectFrom('product')
    .leftJoin('app_package', 'app_package.product_id', 'product.id')
    .select(['product.id', 'product.name', 'app_package.id as packageId', 'app_package.name as packageName'])
    .where('product.id', 'in', [...new Set(interests.map(({ productId }) => productId))])
    .execute();
  const named: NamedInterest[] = [];
  for (const { productId, packageProductId } of wanted.values()) {
    const row = rows.find(({ id, packageId }) => id === productId && ['', packageId].includes(packageProductId));
    if (row === undefined) return null;
    const packageName = packageProductId === '' ? '' : (row.packageName ?? '');
    named.push({ productId, productName: row.name, packageProductId, packageName });
  }
  return named;
}
