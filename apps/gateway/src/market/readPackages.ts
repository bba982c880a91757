import {
  durationLabel,
  durationUnits,
  type PackageDetails,
  type PackagePrice,
  type Product,
  type ProductPricing,
  priceDuration,
} from '@lima-id/domain';
import type { Store } from '../schema/store.ts';
import { trialDaysOf } from './trialDays.ts';

function fenOf(amount: number | string | null): number | null {
  return amount === null ? null : Number(amount);
}

/** Packages of an app id, or of a package id, with their prices; none when unknown. */
export async function readPackages(
  store: Store,
  column: 'id' | 'product_id',
  id: string,
): Promise<{ details: PackageDetails; negotiable: Product['negotiable'] }[]> {
  const rows = await store.kysely
    .selectFrom('app_package')
    .innerJoin('product', 'product.id', 'app_package.product_id')
    .selectAll('app_package')
    .select('product.negotiable')
    .where(`app_package.${column}`, '=', id)
    .orderBy('app_package.position')
    .execute();
  if (rows.length === 0) return [];
  const prices = await store.kysely
    .selectFrom('app_package_price')
    .selectAll()
    .where(
      'package_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('position')
    .execute();
  const pricesOf = (packageId: string): PackagePrice[] =>
    prices
      .filter((price) => price.package_id === packageId)
      .map((price) => ({
        id: price.id,
        packageProductId: packageId,
        duration: price.duration,
        durationUnit: price.duration_unit,
        durationUnitView: durationUnits[price.duration_unit],
        priceFen: Number(price.price_fen),
        isDefault: price.is_default,
      }));
  return rows.map((row) => ({
    negotiable: row.negotiable,
    details: {
      id: row.id,
      name: row.name,
      productManagerId: row.product_id,
      trialDays: trialDaysOf(row.try_use_days),
      yearUnitPriceFen: fenOf(row.year_unit_price_fen),
      monthUnitPriceFen: fenOf(row.month_unit_price_fen),
      prices: pricesOf(row.id),
    },
  }));
}

/** The offer of a package: each duration with its price by the rules; no prices when on request. */
function offered(details: PackageDetails, negotiable: Product['negotiable']): PackageDetails {
  const prices = details.prices.flatMap((price) => {
    const computed = priceDuration(details, price, negotiable);
    return computed.ok ? [{ ...price, priceFen: computed.priceFen }] : [];
  });
  return negotiable ? { ...details, yearUnitPriceFen: null, monthUnitPriceFen: null, prices } : { ...details, prices };
}

/** A package by id; null when unknown. */
export async function readPackage(store: Store, id: string): Promise<PackageDetails | null> {
  const [found] = await readPackages(store, 'id', id);
  return found === undefined ? null : offered(found.details, found.negotiable);
}

/** The packages of an app in order, with their offers. */
export async function readPackagesOf(store: Store, productId: string): Promise<PackageDetails[]> {
  const found = await readPackages(store, 'product_id', productId);
  return found.map(({ details, negotiable }) => offered(details, negotiable));
}

/** Every price of an app and the available durations; null when the app is unknown. */
export async function readPricing(store: Store, productId: string): Promise<ProductPricing | null> {
  const packages = await readPackagesOf(store, productId);
  if (packages.length === 0) {
    const known = await store.kysely.selectFrom('product').select('id').where('id', '=', productId).executeTakeFirst();
    if (known === undefined) return null;
  }
  return {
    prices: packages.flatMap(({ prices }) => prices),
    tree: packages.map(({ id, name, prices }) => ({
      id,
      name,
      children: prices.map((price) => ({ id: price.id, name: durationLabel(price) })),
    })),
  };
}
