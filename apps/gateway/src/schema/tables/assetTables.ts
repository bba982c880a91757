import type { AssetRecord, AssetRepair, DepreciationMethod } from '@lima-id/domain';
import type { ColumnType, Generated } from 'kysely';

/** A calendar day in China: written as `YYYY-MM-DD`; readers select it as text. */
type Day = ColumnType<Date, string, string>;
type OptionalDay = ColumnType<Date | null, string | null, string | null>;

/** A device in the asset book of an enterprise: at most one row per enterprise and code. */
interface AssetTable {
  id: Generated<number>;
  /** The enterprise that owns the book, usually not the maker of the device. */
  owner_prefix: string;
  /** Unique in the book. */
  asset_number: string;
  identifier: string;
  name: string;
  model: string;
  picture: string;
  maker: string;
  supplier: string;
  original_value_fen: ColumnType<number | string, number, number>;
  department: string;
  keeper: string;
  place: string;
  warranty_until: OptionalDay;
  depreciation: DepreciationMethod;
  depreciation_years: number;
  outdoor: boolean;
  design_life_years: number;
  overhaul_years: number | null;
  inspection_months: number | null;
  bought_on: Day;
  delivered_on: OptionalDay;
  installed_on: OptionalDay;
  installer: string;
  inspected_on: OptionalDay;
  overhaul_from: OptionalDay;
  overhaul_until: OptionalDay;
  suspended_on: OptionalDay;
  scrapped_on: OptionalDay;
  parts: ColumnType<AssetRecord['parts'], string, string>;
}

interface AssetRepairTable {
  asset_id: number;
  /** Unique per asset. */
  code: string;
  symptom: string;
  treatment: string;
  reported_on: Day;
  minutes: number | null;
  state: AssetRepair['state'];
}

/** Running time of an asset on a day in China; days without use may be missing. */
interface AssetRunTable {
  asset_id: number;
  day: Day;
  minutes: number;
  /** Null for machines that cover no distance. */
  metres: number | null;
}

export interface AssetTables {
  asset: AssetTable;
  asset_repair: AssetRepairTable;
  asset_run: AssetRunTable;
}
