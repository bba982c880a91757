import { noTrialPart, type TrialRecord, trialProgress } from '@lima-id/domain';
import type { Kysely } from 'kysely';
import { cleanWebAddress } from '../market/richText/cleanAddress.ts';
import type { Tables } from '../schema/tables.ts';

/** A company's trials with the current data of their apps, also of those that are off the market. */
export function trialsOf(database: Kysely<Tables>, companyPrefix: string) {
  return database
    .selectFrom('trial')
    .leftJoin('product', 'product.id', 'trial.product_id')
    .leftJoin('withdrawn_app', 'withdrawn_app.id', 'trial.product_id')
    .selectAll('trial')
    .select(({ fn }) => [
      fn.coalesce('product.app_code', 'withdrawn_app.app_code').as('app_code'),
      fn.coalesce('product.view_picture', 'withdrawn_app.view_picture').as('view_picture'),
    ])
    .where('trial.company_prefix', '=', companyPrefix);
}

export type TrialRow = Awaited<ReturnType<ReturnType<typeof trialsOf>['executeTakeFirstOrThrow']>>;

/** A company's current or past trial of an app; null without one. */
export async function readTrial(
  database: Kysely<Tables>,
  companyPrefix: string,
  productId: string,
): Promise<TrialRow | null> {
  const found = await trialsOf(database, companyPrefix).where('trial.product_id', '=', productId).executeTakeFirst();
  return found ?? null;
}

/** A company's trial of a package, else that of the app to which the package belongs; null without one. */
export async function readTrialByPackage(
  database: Kysely<Tables>,
  companyPrefix: string,
  packageId: string,
): Promise<TrialRow | null> {
  const found = await trialsOf(database, companyPrefix)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('trial.package_id', '=', packageId),
        eb(
          'trial.product_id',
          'in',
          selectFrom('app_package').select('app_package.product_id').where('app_package.id', '=', packageId),
        ),
      ]),
    )
    .orderBy(({ eb }) => eb('trial.package_id', '=', packageId), 'desc')
    .orderBy('trial.started_at', 'desc')
    .executeTakeFirst();
  return found ?? null;
}

export function termOf({ started_at, days }: Pick<TrialRow, 'started_at' | 'days'>) {
  return { startedAt: started_at.getTime(), days };
}

/** A trial for its company at a given time. */
export function recordOf(row: TrialRow, now: number): TrialRecord {
  const term = termOf(row);
  return {
    id: row.id,
    productId: row.product_id,
    appCode: row.app_code || noTrialPart,
    productName: row.product_name,
    packageId: row.package_id,
    packageName: row.package_name,
    picture: cleanWebAddress(row.view_picture ?? ''),
    ...term,
    ...trialProgress(term, now),
  };
}
