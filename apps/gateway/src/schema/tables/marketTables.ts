import type { AppBanner, DurationUnit, LevelCategory } from '@lima-id/domain';
import type { ColumnType, Generated } from 'kysely';

/** An amount in fen: a number, or its digits beyond the safe integers. */
type Fen = ColumnType<number | string, number, number>;
type OptionalFen = ColumnType<number | string | null, number | null, number | null>;

/** A JSON list of URLs: read parsed, written as JSON text. */
type Addresses = ColumnType<string[], string | undefined, string>;

/** An app of the market with the columns of lists. Packages and prices have tables of their own. */
interface ProductTable {
  id: string;
  name: string;
  describes: string;
  trait: string;
  negotiable: boolean;
  /** The price that the app's page opens with, in fen; 0 when on request. */
  price_fen: Fen;
  duration_unit: DurationUnit;
  view_picture: string;
  recommended: boolean;
  /** Position in the platform's order, from 1. */
  position: number;
  app_id: Generated<string>;
  /** Code of the app in its provider's console; empty without one. */
  app_code: Generated<string>;
  picture_viewer: Generated<string>;
  banner_urls: Addresses;
  video_urls: Addresses;
  /** Sanitized rich text. */
  detail: Generated<string>;
  choice: Generated<boolean>;
  /** True for the platform's own apps, false for those of partners. */
  app_original: Generated<boolean>;
  level: Generated<number>;
  /** Listing date in China. */
  sell_time: ColumnType<Date, string | undefined, string>;
  /** In the block 0元体验. */
  zero_try: Generated<boolean>;
  /** Position among the hottest, from 1; null for others. */
  hot_rank: number | null;
  /** The `searchVersion` that computed the search columns. */
  search_version: Generated<number>;
  /** Search index text: see `searchText`. */
  search_text: Generated<string>;
  /** Its categories and their ancestors. */
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
  /** Position among all categories. */
  position: number;
  /** Position among the blocks of selected apps; null for categories without one. */
  block_position: number | null;
}

/** Categories assigned to an app, without ancestors. */
interface ProductCategoryTable {
  product_id: string;
  category_id: string;
}

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

/** A banner of the platform, or of the market's home page. */
interface AppBannerTable {
  id: string;
  place: 'platform' | 'market';
  picture: string;
  redirect_type: AppBanner['redirectType'];
  outside_address: string;
  product_id: string | null;
  position: number;
  /** Its text; empty to use the app's name and description. */
  title: Generated<string>;
  describes: Generated<string>;
}

/** The market's advisor: at most one row. */
interface AppAdvisorTable {
  id: Generated<boolean>;
  name: string;
  phone: string;
  hours: string;
}

/** An app that was taken off the market: trials and orders name it, and it may be put back under its id. */
interface WithdrawnAppTable {
  id: string;
  /** By which its orders name it. */
  app_id: string;
  app_code: string;
  view_picture: string;
  /** As the market file had it. */
  app: ColumnType<unknown, string, never>;
  withdrawn_at: ColumnType<Date, Date, never>;
}

/** Number of apps per category and source; maintained by triggers on `product`. */
interface AppTallyTable {
  /** Empty for all categories together. */
  category_id: string;
  app_original: boolean;
  total: number | string;
}

/** One row, whose revision is new after every statement that writes `product`; maintained by a trigger. */
interface AppRevisionTable {
  id: Generated<boolean>;
  revision: Generated<string>;
}

export interface MarketTables {
  product: ProductTable;
  app_category: AppCategoryTable;
  product_category: ProductCategoryTable;
  app_package: AppPackageTable;
  app_package_price: AppPackagePriceTable;
  app_banner: AppBannerTable;
  app_advisor: AppAdvisorTable;
  withdrawn_app: WithdrawnAppTable;
  app_tally: AppTallyTable;
  app_revision: AppRevisionTable;
}
