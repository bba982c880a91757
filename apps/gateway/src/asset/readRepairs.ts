import { type AssetRepair, assetRepairMax } from '@lima-id/domain';
import type { Store } from '../platform/database/database.ts';

const text = `
  select wanted.id as "assetId", repair.*
  from unnest($1::bigint[]) as wanted (id)
    cross join lateral (
      select code, symptom, treatment, reported_on::text as day, minutes, state from asset_repair
      where asset_id = wanted.id order by reported_on desc, code desc limit ${assetRepairMax}
    ) repair`;

/** What a reader of repairs is told of an asset. */
export interface RepairedAsset {
  id: number;
  identifier: string;
}

/** The newest repairs of each asset, the newest first, by the asset's id. The one place that knows where repairs are kept. */
export async function readRepairs(store: Store, assets: readonly RepairedAsset[]): Promise<Map<number, AssetRepair[]>> {
  const rows = await store.prepared<AssetRepair & { assetId: number }>('read_asset_repairs', text, [
    assets.map(({ id }) => id),
  ]);
  const repairs = new Map<number, AssetRepair[]>();
  for (const { assetId, ...repair } of rows) repairs.set(assetId, [...(repairs.get(assetId) ?? []), repair]);
  return repairs;
}
