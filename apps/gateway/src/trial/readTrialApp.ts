import type { TrialApp } from '@lima-id/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../migrations/tables.ts';

/** An app that may be tried, and what its parts are called. */
export interface OfferedApp extends TrialApp {
  name: string;
  /** Of packages, by their ids. */
  packageNames: ReadonlyMap<string, string>;
}

/** An app with its packages and their prices, as far as a trial asks; null when nobody knows it. */
export async function readTrialApp(database: Kysely<Tables>, id: string): Promise<OfferedApp | null> {
  const app = await database
    .selectFrom('product')
    .select(['id', 'name', 'app_id', 'negotiable'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (app === undefined) return null;
  const packages = await database
    .selectFrom('app_package')
    .leftJoin('app_package_price', 'app_package_price.package_id', 'app_package.id')
    .select(['app_package.id', 'app_package.name', 'app_package.try_use_days', 'app_package_price.id as price_id'])
    .where('app_package.product_id', '=', id)
    .orderBy('app_package.position')
    .execute();
  const packageNames = new Map(packages.map((one) => [one.id, one.name]));
  return {
    id: app.id,
    name: app.name,
    appId: app.app_id,
    packageNames,
    packages: Array.from(packageNames.keys(), (packageId) => {
      const rows = packages.filter((one) => one.id === packageId);
      return {
        id: packageId,
        tryUseDuration: rows[0]?.try_use_days ?? -1,
        // What is on request shows no price, also when one is kept.
        priceIds: app.negotiable ? [] : rows.flatMap(({ price_id }) => price_id ?? []),
      };
    }),
  };
}
