import type { DeclaredPlace, Element, FieldMask, LineEvent, ReviewStatus, SceneTemplateCode } from '@lima-id/domain';
import type { ColumnType, Generated } from 'kysely';
import type { UserRole } from '../platform/authorisation/caller.ts';
import type { PlatformTables } from '../platform/database/platformTables.ts';
import type { AssetTables } from './tables/assetTables.ts';
import type { AuthenticityTables } from './tables/authenticityTables.ts';
import type { AvatarTables } from './tables/avatarTables.ts';
import type { CaptchaTables } from './tables/captchaTables.ts';
import type { ImportTables } from './tables/importTables.ts';
import type { InvoiceTables } from './tables/invoiceTables.ts';
import type { LeadTables } from './tables/leadTables.ts';
import type { MarketTables } from './tables/marketTables.ts';
import type { MonitoringTables } from './tables/monitoringTables.ts';
import type { OrderTables } from './tables/orderTables.ts';
import type { PrefixTables } from './tables/prefixTables.ts';
import type { PrivatePictureTables } from './tables/privatePictureTables.ts';
import type { ProductPictureTables } from './tables/productPictureTables.ts';
import type { RecallTables } from './tables/recallTables.ts';
import type { RegistrationTables } from './tables/registrationTables.ts';
import type { RepairTables } from './tables/repairTables.ts';
import type { TrialTables } from './tables/trialTables.ts';

type Moment = ColumnType<Date, Date, Date>;

/** A 64-bit count: a number, or its digits beyond the safe integers. */
type Count = ColumnType<number | string, number, number>;

/** A JSON document: read parsed, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

/** A second-level node of the resolution system: one industry under a top-level node. */
interface SecondLevelNodeTable {
  /** `88.118` */
  prefix: string;
  /** The industry it serves, Chinese. */
  name: string;
}

/** A second-level node of another platform. */
interface ForeignNodeTable {
  /** `88.256` */
  prefix: string;
  /** The industry it serves, Chinese. */
  name: string;
  /** Its operator. */
  responsible: string;
  /** URL of its own lookup, empty without one. */
  website: string;
}

/** An enterprise and its prefix. */
interface EnterpriseTable {
  /** `88.118.001` */
  prefix: string;
  node_prefix: string;
  name: string;
  industry: string;
  website: string;
  introduce: string;
  /** County code by GB/T 2260: 371422. */
  area_code: string;
  /** Review status of the prefix; only approved codes resolve. */
  examine_status: ReviewStatus;
  created_at: Moment;
  /** Id used in requests. */
  id: Generated<string>;
  /** Contact person, empty when unknown. */
  liaison: Generated<string>;
  liaison_phone: Generated<string>;
  /** After-sales phone number, empty when unknown. */
  after_sales_phone: Generated<string>;
}

/** Shared data of the objects of a product model. */
interface ProductModelTable {
  id: Generated<number>;
  enterprise_prefix: string;
  /** The enterprise's own number. */
  code: string;
  name: string;
  describes: string;
  /** URLs of pictures, the main one first. */
  images: Json<string[]>;
  /** Number of anti-counterfeit lookups from which visitors are warned; null for the platform's `authenticityReminderLine`. */
  reminder_line: Generated<number | null>;
  /** GTIN of its barcode, 14 digits; null without one. */
  gtin: Generated<string | null>;
  /** GB/T 4754-2017; empty without one. */
  industry_code: Generated<string>;
  warranty_months: Generated<number | null>;
  /** The facts that differ from object to object. */
  places: ColumnType<DeclaredPlace[], string | undefined, string>;
  /** When it was retired; null while it takes new batches. */
  retired_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** 1 when it was added, one more with every change. */
  version: Generated<number>;
}

/** Shared data of the objects of a production batch, in addition to the model's. */
interface BatchTable {
  id: Generated<number>;
  model_id: number;
  /** The maker's own batch number. */
  code: string;
  produced_on: Moment;
  /** 1 when it was added, one more with every change. */
  version: Generated<number>;
}

/**
 * A scene and its data, of a model or of a batch: exactly one of `model_id` and `batch_id` is set. Texts in `elements` may contain
 * placeholders such as `{waybill}`, filled with the object's facts; see `identifier/placeholders.ts`.
 */
interface SceneTable {
  /** The `sceneConfId` of the wire format. */
  id: string;
  model_id: number | null;
  batch_id: number | null;
  template_code: SceneTemplateCode;
  name: string;
  icon: string;
  /** Number of entries shown on its tab; 0 shows none. */
  entries: number;
  /** Sort order among the scenes of the object. */
  position: number;
  elements: Json<Element[]>;
  masks: ColumnType<FieldMask[], string | undefined, string>;
  /** The data provider; empty for the enterprise itself. */
  data_source: Generated<string>;
  /** When the data last changed. */
  updated_at: ColumnType<Date, Date | undefined, Date>;
  /** 1 when it was added, one more with every change. */
  version: Generated<number>;
}

/** Facts of one object that differ from its batch, by placeholder name, and the addresses of its own pictures: see `pictureNames`. */
export type IdentifierFacts = Record<string, string>;

/**
 * One row per identifier, the only table that grows with them: designed for 10^9 rows. Primary key (prefix, suffix), both compared byte by
 * byte; everything shareable is in batch, model, scene and enterprise. A row without facts takes 68 bytes, including PostgreSQL's 28; see
 * docs/adr/0005-identifier-storage.md.
 */
interface IdentifierTable {
  prefix: string;
  suffix: string;
  batch_id: number;
  registered_at: Moment;
  facts: Json<IdentifierFacts> | null;
  /** See `stateCode`. */
  state: Generated<number>;
  /** When the state last changed; null if never. */
  state_since: Generated<Date | null>;
  /** The newest active recall that lists it; null without one. */
  recall_id: Generated<number | null>;
}

/**
 * Number of identifiers per enterprise, maintained by triggers on `identifier` in the same transaction. Sharded to reduce lock contention;
 * the figure is the sum.
 */
interface IdentifierCounterTable {
  prefix: string;
  shard: number;
  total: Count;
}

/** Answered lookups per China day, sharded to reduce lock contention between gateways; the figure is the sum. */
interface ResolutionCounterTable {
  /** `2026-05-18`, China time. */
  day: string;
  shard: number;
  total: Count;
}

/** One year of the market series; `value` in 100 million yuan. */
interface MarketSizeTable {
  year: number;
  value: number;
  forecast: boolean;
  source: string;
}

/** A category's market share in per cent. */
interface MarketShareTable {
  name: string;
  share: number;
  position: number;
}

/** A user account. */
interface AccountTable {
  id: string;
  /** As typed; `（已注销账号）` once it is closed. */
  username: string;
  /** Normalized for comparison: see `usernameKey`. */
  username_key: string;
  /** Normalized for look-alikes: see `usernameSkeleton`; null for an older name that looks like another. */
  username_look: string | null;
  /** Eleven digits, encrypted for the account's id. */
  mobile: string;
  /** Hash for lookups; null where the number is not encrypted yet. */
  mobile_hash: string | null;
  /** As typed; any non-empty text at registration, an address after a change, empty for disabled accounts. */
  email: string;
  /** Proved address, normalized and unique. Null where none was proved. */
  proved_email: string | null;
  /** argon2id in PHC format. */
  password_hash: string;
  role: UserRole;
  /** URL of the avatar, empty without one. */
  portrait: string;
  company_prefix: string | null;
  created_at: Moment;
  /** Last version of its prefix draft that is gone; 0 before one was. */
  draft_version: Generated<number>;
  /** Whether what ended the last draft was a submission or an erasure. */
  draft_closed: Generated<boolean>;
  /** When it was closed; null while it is not. */
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The account of the administrator who closed it. */
  closed_by: string | null;
}

/** Changes of an account's role by the admin command. */
interface RoleChangeTable {
  id: Generated<string>;
  account_id: string;
  /** Null for an account that was created with its role. */
  from_role: UserRole | null;
  to_role: UserRole;
  at: Moment;
}

/** A limit of an account: it cannot log in until it is restored. */
interface AccountLimitTable {
  id: Generated<string>;
  account_id: string;
  /** One line; the user reads it. */
  reason: string;
  limited_at: Moment;
  /** The administrator's account, as in `restored_by`. */
  limited_by: string;
  /** Both null while the account is limited. */
  restored_at: ColumnType<Date | null, undefined, Date>;
  restored_by: ColumnType<string | null, undefined, string>;
}

/** A login session and token family. */
interface SessionTable {
  id: string;
  account_id: string;
  fingerprint_hash: string;
  created_at: Moment;
  /** Maximum end. */
  expires_at: Moment;
  /** When it was ended by a logout, a password change, or reuse of a token. */
  ended_at: ColumnType<Date | null, Date | null, Date>;
}

/** A refresh token by hash. Used ones are kept as long as the session, for reuse detection. */
interface RefreshTokenTable {
  hash: string;
  session_id: string;
  expires_at: Moment;
  rotated_at: ColumnType<Date | null, null, Date>;
  /** Hash of its successor. */
  successor: ColumnType<string | null, null, string>;
}

/** An access token by hash. */
interface AccessTokenTable {
  hash: string;
  session_id: string;
  expires_at: Moment;
}

/** A token of an enterprise's own systems, by hash. */
interface EnterpriseTokenTable {
  id: Generated<number>;
  hash: string;
  name: Generated<string>;
  /** Its last characters. */
  tail: Generated<string>;
  enterprise_prefix: string;
  created_at: Moment;
  /** Time of revocation; null while valid. */
  withdrawn_at: ColumnType<Date | null, Date | null, Date>;
}

/** A position of a production line: an enterprise has one line, its units have positions with codes unique in the unit. */
interface ProductionPositionTable {
  id: Generated<number>;
  enterprise_prefix: string;
  unit_name: string;
  code: string;
  /** Name from the newest event. */
  name: string;
  /** Time of its newest event. */
  newest_at: Moment;
}

/** A reported production event; the table that grows fastest after `identifier`. */
interface ProductionEventTable {
  enterprise_prefix: string;
  /** The enterprise's own event id. */
  id: string;
  position_id: number;
  happened_at: Moment;
  kind: LineEvent['type'];
  /** What was consumed, or the kind of stop; empty for other events. */
  detail: string;
  /** kWh, minutes or products, six decimals; as digits. */
  amount: string;
}

/** Totals of a line's events by position and hour, maintained by the statement that inserts into `production_event`. */
interface ProductionHourTable extends ProductionSums {
  /** Start of the hour. */
  hour: Moment;
}

/** Totals of a line's hours by position and China day, maintained by the same statement. */
interface ProductionDayTable extends ProductionSums {
  /** Start of the day. */
  day: Moment;
}

interface ProductionSums {
  enterprise_prefix: string;
  kind: LineEvent['type'];
  position_id: number;
  detail: string;
  /** The total as digits. */
  amount: string;
  events: number;
}

/** Every table of the database for Kysely. */
export interface Tables
  extends AssetTables,
    AuthenticityTables,
    AvatarTables,
    CaptchaTables,
    ImportTables,
    InvoiceTables,
    LeadTables,
    MarketTables,
    MonitoringTables,
    OrderTables,
    PlatformTables,
    PrefixTables,
    PrivatePictureTables,
    ProductPictureTables,
    RecallTables,
    RegistrationTables,
    RepairTables,
    TrialTables {
  second_level_node: SecondLevelNodeTable;
  foreign_node: ForeignNodeTable;
  enterprise: EnterpriseTable;
  product_model: ProductModelTable;
  batch: BatchTable;
  scene: SceneTable;
  identifier: IdentifierTable;
  identifier_counter: IdentifierCounterTable;
  resolution_counter: ResolutionCounterTable;
  market_size: MarketSizeTable;
  market_share: MarketShareTable;
  account: AccountTable;
  account_limit: AccountLimitTable;
  role_change: RoleChangeTable;
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  access_token: AccessTokenTable;
  enterprise_token: EnterpriseTokenTable;
  production_position: ProductionPositionTable;
  production_event: ProductionEventTable;
  production_hour: ProductionHourTable;
  production_day: ProductionDayTable;
}
