import type { Insertable } from 'kysely';
import type { Store } from '../../src/schema/store.ts';
import type { AssetTables } from '../../src/schema/tables/assetTables.ts';

type AssetColumns = Insertable<AssetTables['asset']>;

/** Fields set by the test; the others are generated. */
export type TestAsset = Pick<AssetColumns, 'owner_prefix' | 'asset_number' | 'identifier'> & Partial<AssetColumns>;

/** Inserts a treadmill that was installed on 12 May 2026; returns its id. */
export async function insertTestAsset(store: Store, asset: TestAsset): Promise<number> {
  const { id } = await store.kysely
    .insertInto('asset')
    .values({
      name: '跑步机',
      model: 'GT-6',
      picture: '',
      maker: '甲公司',
      supplier: '乙公司',
      original_value_fen: 2_680_000,
      department: '一区',
      keeper: '周敏',
      place: '有氧区',
      warranty_until: '2029-05-11',
      depreciation: 'straightLine',
      depreciation_years: 8,
      outdoor: false,
      design_life_years: 8,
      overhaul_years: 4,
      inspection_months: 3,
      bought_on: '2026-04-20',
      delivered_on: '2026-05-06',
      installed_on: '2026-05-12',
      installer: '李振',
      inspected_on: null,
      overhaul_from: null,
      overhaul_until: null,
      suspended_on: null,
      scrapped_on: null,
      parts: JSON.stringify([]),
      ...asset,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
