import type { DurationUnit, LevelCategory } from '@lima-id/domain';
import type { ColumnType, Generated } from 'kysely';

/** An amount in fen: a number, or its digits beyond what a number holds exactly. */
type Fen = ColumnType<number | string, number, number>;
type OptionalFen = ColumnType<number | string | null, number | null, number | null>;

/** A JSON list of addresses: read parsed, written as JSON text. */
type Addresses = ColumnType<string[], string | undefined, string>;

/** An app of the market. What lists show stands in it; packages and prices have tables of their own. */
interface ProductTable {
  id: string;
  name: string;
  describes: string;
  trait: string;
  negotiable: boolean;
  /** What the app's page opens with, in fen; 0 when on request. */
  price_fen: Fen;
  duration_unit: DurationUnit;
  view_picture: string;
  recommended: boolean;
  /** Place in the platform's own order, from 1. */
  position: number;
  app_id: Generated<string>;
  /** The code by which a provider's console knows it; empty without one. */
  app_code: Generated<string>;
  picture_viewer: Generated<string>;
  banner_urls: Addresses;
  video_urls: Addresses;
  /** Rich text, cleaned. */
  detail: Generated<string>;
  choice: Generated<boolean>;
  /** True when the platform made it, false when a partner did. */
  app_original: Generated<boolean>;
  level: Generated<number>;
  /** The day of China on which it came to the market. */
  sell_time: ColumnType<Date, string | undefined, string>;
  /** Among the apps of "0 yuan experience". */
  zero_try: Generated<boolean>;
  /** Place among the hottest, from 1; null for others. */
  hot_rank: number | null;
  /** Which `searchVersion` the columns of the search were computed by. */
  search_version: Generated<number>;
  /** What is searched: see `searchText`. */
  search_text: Generated<string>;
  /** Its categories and all above them. */
  category_ids: Generated<string[]>;
}

/** A category of apps, on one of three levels. */
interface AppCategoryTable {
  id: string;
  name: string;
  /** Null on the highest level. */
  parent_id: string | null;
  level: LevelCategory['level'];
  describes: string;
  /** Place among all categories. */
  position: number;
  /** Place among the blocks of selected apps; null for categories without one. */
  block_position: number | null;
}

/** Which categories an app was put into; those above them are not named. */
interface ProductCategoryTable {
  product_id: string;
  category_id: string;
}

/** A package of an app. */
interface AppPackageTable {
  id: string;
  product_id: string;
  name: string;
  position: number;
  /** Days of a free trial; negative without one. */
  try_use_days: number;
  year_unit_price_fen: OptionalFen;
  month_unit_price_fen: OptionalFen;
}

/** A priced duration of a package. */
interface AppPackagePriceTable {
  id: string;
  package_id: string;
  duration: number;
  duration_unit: DurationUnit;
  price_fen: Fen;
  is_default: boolean;
  position: number;
}

/** A banner of the whole platform, or of the market's home page. */
interface AppBannerTable {
  id: string;
  place: 'platform' | 'market';
  picture: string;
  /** 2 leads outside, every other number to the app. */
  redirect_type: number;
  outside_address: string;
  product_id: string | null;
  position: number;
  /** What it says; empty for what its app is called and does. */
  title: Generated<string>;
  describes: Generated<string>;
}

/** Whom the market names for advice: one row at most. */
interface AppAdvisorTable {
  id: Generated<boolean>;
  name: string;
  phone: string;
  hours: string;
}

/** How many apps stand in a category and come from a source; kept by triggers on `product`. */
interface AppTallyTable {
  /** Empty for all categories together. */
  category_id: string;
  app_original: boolean;
  total: number | string;
}

/** The tables of the app market. */
export interface MarketTables {
  product: ProductTable;
  app_category: AppCategoryTable;
  product_category: ProductCategoryTable;
  app_package: AppPackageTable;
  app_package_price: AppPackagePriceTable;
  app_banner: AppBannerTable;
  app_advisor: AppAdvisorTable;
  app_tally: AppTallyTable;
}
