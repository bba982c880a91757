import type { AssetPage, AssetQuery } from '@lima-id/api';
import { type AssetRecord, parseIdentifier, simplified } from '@lima-id/domain';
import { administrators, type Caller } from '../platform/authorisation/caller.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../schema/store.ts';
import { readRepairs } from './readRepairs.ts';
import { readRuns } from './readRuns.ts';

const columns = `
  id, asset_number as "assetNumber", identifier, name, model, picture, maker, supplier,
  original_value_fen as "originalValueFen", department, keeper, place, warranty_until::text as "warrantyUntil", depreciation,
  depreciation_years::int as "depreciationYears", outdoor, design_life_years::int as "designLifeYears",
  overhaul_years::int as "overhaulYears", inspection_months::int as "inspectionMonths", bought_on::text as "boughtOn",
  delivered_on::text as "deliveredOn", installed_on::text as "installedOn", installer, inspected_on::text as "inspectedOn",
  overhaul_from::text as "overhaulFrom", overhaul_until::text as "overhaulUntil", suspended_on::text as "suspendedOn",
  scrapped_on::text as "scrappedOn", parts`;

/** Filters of the list with their SQL conditions. */
const conditions = {
  owner: (parameter: string) => `owner_prefix = ${parameter}`,
  identifier: (parameter: string) => `identifier = ${parameter}`,
  keyword: (parameter: string) =>
    `(${['asset_number', 'name', 'model', 'place'].map((column) => `${column} ilike any(${parameter}::text[])`).join(' or ')})`,
} as const;
type Narrowing = keyof typeof conditions;

type AssetRow = Omit<AssetRecord, 'repairs' | 'run'> & { id: number };

/** Substring matches of the keyword, as typed and in simplified characters, literally: `%` and `_` are escaped. */
function holding(keyword: string): string[] {
  return [...new Set([keyword, simplified(keyword)])].map((text) => `%${text.replace(/[\\%_]/g, '\\$&')}%`);
}

/**
 * The caller's filter: everybody but administrators sees only the book of their own enterprise. Null when the result is empty anyway: for
 * callers without an enterprise, and for an invalid code.
 */
function narrowingOf(
  caller: Pick<Caller, 'role' | 'companyPrefix'>,
  query: AssetQuery,
): Partial<Record<Narrowing, string | string[]>> | null {
  const { role, companyPrefix } = caller;
  const code = query.identifier ? parseIdentifier(query.identifier) : null;
  if (code?.ok === false) return null;
  if (!administrators.has(role) && companyPrefix === null) return null;
  return {
    ...(administrators.has(role) || companyPrefix === null ? {} : { owner: companyPrefix }),
    ...(code === null ? {} : { identifier: code.text }),
    ...(query.keyword ? { keyword: holding(query.keyword) } : {}),
  };
}

/** A page of assets by owner and number, and the total. A page beyond the last is empty. */
export async function listAssets(
  store: Store,
  clock: Clock,
  caller: Pick<Caller, 'role' | 'companyPrefix'>,
  query: AssetQuery,
): Promise<AssetPage> {
  const narrowing = narrowingOf(caller, query);
  if (narrowing === null) return { records: [], total: 0 };
  const kinds = (Object.keys(conditions) as Narrowing[]).filter((kind) => kind in narrowing);
  const values = kinds.map((kind) => narrowing[kind]);
  const tests = kinds.map((kind, index) => conditions[kind](`$${index + 1}`));
  const from = `from asset${tests.length === 0 ? '' : ` where ${tests.join(' and ')}`}`;
  // Each combination of filters is a statement of its own, with a plan that fits it.
  const name = ['assets', ...kinds].join('_');
  const page = `select ${columns} ${from} order by owner_prefix, asset_number limit $${kinds.length + 1} offset $${kinds.length + 2}`;
  const [rows, counted] = await Promise.all([
    store.prepared<AssetRow>(`read_${name}`, page, [...values, query.size, (query.current - 1) * query.size]),
    store.prepared<{ total: number }>(`count_${name}`, `select count(*) as total ${from}`, values),
  ]);
  const [repairs, runs] = await Promise.all([
    readRepairs(store, rows),
    readRuns(
      store,
      rows.map(({ id }) => id),
      clock.now().getTime(),
    ),
  ]);
  return {
    records: rows.map(({ id, ...record }) => ({
      ...record,
      repairs: repairs.get(id) ?? [],
      run: runs.get(id) ?? { minutes: 0, metres: null, days: [] },
    })),
    total: counted[0]?.total ?? 0,
  };
}
