import { choosePackage, choosePrice, formatYuan, type ProductDetail } from '@lima-id/domain';
import { createBoundedMap } from '../platform/cache/boundedMap.ts';
import type { Store } from '../platform/database/database.ts';
import { productOf } from './listedProducts.ts';
import { readPackagesOf } from './readPackages.ts';
import { cleanWebAddress, cleanWebAddresses } from './richText/cleanAddress.ts';
import { cleanRichText } from './richText/cleanRichText.ts';

/** Cleaned texts that are kept: cleaning one takes a millisecond of the gateway's own thread. */
const cleanedKept = 500;

const cleaned = createBoundedMap<string, string>(cleanedKept);

/** Cleans what is stored, also when it was stored by somebody else than this gateway. */
function cleanStored(html: string): string {
  let text = cleaned.get(html);
  if (text === undefined) {
    text = cleanRichText(html);
    cleaned.set(html, text);
  }
  return text;
}

/** An app with all that its page shows; null when nobody knows it. Its price is that of the package and the duration it opens with. */
export async function readApp(store: Store, id: string): Promise<ProductDetail | null> {
  const [row, packages] = await Promise.all([
    store.kysely.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst(),
    readPackagesOf(store, id),
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
    choice: row.choice ? 1 : 0,
    appOriginal: row.app_original ? 1 : 0,
    level: row.level,
  };
}
