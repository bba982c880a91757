import {
  type AssetRepair,
  assetRepairMax,
  assetRepairOf,
  type FaultStep,
  type FaultTicket,
  joinRepairs,
} from '@lima-id/domain';
import { identifierKey } from '../identifier/lookup/identifierKey.ts';
import type { Store } from '../schema/store.ts';

const bookText = `
  select wanted.id as "assetId", repair.*
  from unnest($1::bigint[]) as wanted (id)
    cross join lateral (
      select code, symptom, treatment, reported_on::text as day, minutes, state from asset_repair
      where asset_id = wanted.id order by reported_on desc, code desc limit ${assetRepairMax}
    ) repair`;

const faultText = `
  select wanted.id as "assetId", fault.*
  from unnest($1::bigint[], $2::text[], $3::text[]) as wanted (id, prefix, suffix)
    cross join lateral (
      select number, words, reported_at as "reportedAt", state, steps from fault_ticket
      where prefix = wanted.prefix and suffix = wanted.suffix and state <> 'declined'
      order by reported_at desc, number desc limit ${assetRepairMax}
    ) fault`;

interface FaultRow {
  assetId: number;
  number: string;
  words: string;
  reportedAt: Date;
  state: FaultTicket['state'];
  steps: FaultStep[];
}

/** Fields of an asset that select its repairs. */
interface RepairedAsset {
  id: number;
  identifier: string;
}

/** Rows grouped by asset, without the group key. */
function byAsset<Row extends { assetId: number }>(rows: readonly Row[]): Map<number, Omit<Row, 'assetId'>[]> {
  const groups = new Map<number, Omit<Row, 'assetId'>[]>();
  for (const { assetId, ...row } of rows) {
    const group = groups.get(assetId);
    if (group === undefined) groups.set(assetId, [row]);
    else group.push(row);
  }
  return groups;
}

/** The newest repairs of each asset by id, newest first: those recorded in the owner's book, and reported faults. */
export async function readRepairs(store: Store, assets: readonly RepairedAsset[]): Promise<Map<number, AssetRepair[]>> {
  const ids = assets.map(({ id }) => id);
  const keys = assets.map(({ identifier }) => identifierKey(identifier));
  const [kept, faults] = await Promise.all([
    store.prepared<AssetRepair & { assetId: number }>('read_asset_repairs', bookText, [ids]),
    store.prepared<FaultRow>('read_asset_faults', faultText, [
      ids,
      keys.map(({ prefix }) => prefix),
      keys.map(({ suffix }) => suffix),
    ]),
  ]);
  const book = byAsset(kept);
  const reported = byAsset(faults);
  return new Map(
    ids.map((id) => {
      const others = (reported.get(id) ?? []).flatMap(
        (fault) => assetRepairOf({ ...fault, reportedAt: fault.reportedAt.getTime() }, fault) ?? [],
      );
      return [id, joinRepairs(book.get(id) ?? [], others)];
    }),
  );
}
