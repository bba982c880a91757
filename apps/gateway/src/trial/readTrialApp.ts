import type { TrialApp } from '@lima-id/domain';
import type { Kysely } from 'kysely';
import { trialDaysOf } from '../market/trialDays.ts';
import type { Tables } from '../schema/tables.ts';

/** An app that may be tried, with names. */
export interface OfferedApp extends TrialApp {
  name: string;
  /** Packages by id. */
  packageNames: ReadonlyMap<string, string>;
}

/** An app with its packages and prices, as needed for a trial; null when unknown. */
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
        trialDays: trialDaysOf(rows[0]?.try_use_days),
        // An app on request shows no price, even if one is stored.
        priceIds: app.negotiable ? [] : rows.flatMap(({ price_id }) => price_id ?? []),
      };
    }),
  };
}
