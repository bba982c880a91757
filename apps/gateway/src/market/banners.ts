import type { AppBanner, AppConfig } from '@lima-id/domain';
import type { Store } from '../schema/store.ts';
import { cleanWebAddress } from './richText/cleanAddress.ts';

/** The banners of a place in order. One whose app was deleted names no app; one without a text has its app's. */
export async function listBanners(store: Store, place: 'platform' | 'market'): Promise<AppBanner[]> {
  const rows = await store.kysely
    .selectFrom('app_banner')
    .leftJoin('product', 'product.id', 'app_banner.product_id')
    .select([
      'app_banner.id',
      'app_banner.picture',
      'app_banner.redirect_type',
      'app_banner.outside_address',
      'app_banner.title',
      'app_banner.describes',
      'product.id as product_id',
      'product.name as product_name',
      'product.describes as product_describes',
    ])
    .where('app_banner.place', '=', place)
    .orderBy('app_banner.position')
    .orderBy('app_banner.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    bannersViewer: cleanWebAddress(row.picture),
    redirectType: row.redirect_type,
    outSiteUrl: cleanWebAddress(row.outside_address),
    productId: row.product_id ?? '',
    title: row.title || (row.product_name ?? ''),
    describes: row.describes || (row.product_describes ?? ''),
  }));
}

/** The market's advisor; empty texts without one. */
export async function readAppConfig(store: Store): Promise<AppConfig> {
  const row = await store.kysely.selectFrom('app_advisor').selectAll().executeTakeFirst();
  return { advisorName: row?.name ?? '', advisorPhone: row?.phone ?? '', advisorHours: row?.hours ?? '' };
}
