import type { PackageDetails, Product } from '@lima-id/domain';
import type { Store } from '../schema/store.ts';
import { readPackages } from './readPackages.ts';
import { cleanWebAddress } from './richText/cleanAddress.ts';

/** The current offer of a package, with everything that its price is computed from. */
interface Offer {
  productId: string;
  productName: string;
  appId: string;
  picture: string;
  negotiable: Product['negotiable'];
  details: PackageDetails;
}

/** The offer of a package; null when unknown. */
export async function readOffer(store: Store, packageId: string): Promise<Offer | null> {
  const [found] = await readPackages(store, 'id', packageId);
  if (found === undefined) return null;
  const { details, negotiable } = found;
  const app = await store.kysely
    .selectFrom('product')
    .select(['name', 'app_id', 'view_picture'])
    .where('id', '=', details.productManagerId)
    .executeTakeFirst();
  if (app === undefined) return null;
  return {
    productId: details.productManagerId,
    productName: app.name,
    appId: app.app_id,
    picture: cleanWebAddress(app.view_picture),
    negotiable,
    details,
  };
}
