import type { AppBanner, AppConfig } from '@lima-id/domain';
import type { Store } from '../platform/database/database.ts';
import { cleanWebAddress } from './richText/cleanAddress.ts';

/** The banners of a place in their order. One whose app is gone names no app. */
export async function listBanners(store: Store, place: 'platform' | 'market'): Promise<AppBanner[]> {
  const rows = await store.kysely
    .selectFrom('app_banner')
    .leftJoin('product', 'product.id', 'app_banner.product_id')
    .select([
      'app_banner.id',
      'app_banner.picture',
      'app_banner.redirect_type',
      'app_banner.outside_address',
      'product.id as product_id',
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
  }));
}

/** Whom the market names for advice; empty texts when nobody is. */
export async function readAppConfig(store: Store): Promise<AppConfig> {
  const row = await store.kysely.selectFrom('app_advisor').selectAll().executeTakeFirst();
  return { advisorName: row?.name ?? '', advisorPhone: row?.phone ?? '', advisorHours: row?.hours ?? '' };
}
