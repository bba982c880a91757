import type { Element, FieldMask, LineEvent, SceneTemplateCode } from '@lima-id/domain';
import type { ColumnType, Generated } from 'kysely';
import type { AvatarTables } from '../account/avatars/avatarTables.ts';
import type { AssetTables } from '../asset/assetTables.ts';
import type { CaptchaTables } from '../captcha/captchaTables.ts';
import type { AuthenticityTables } from '../identifier/authenticity/authenticityTables.ts';
import type { LeadTables } from '../lead/leadTables.ts';
import type { MarketTables } from '../market/marketTables.ts';
import type { InvoiceTables } from '../order/invoice/invoiceTables.ts';
import type { OrderTables } from '../order/orderTables.ts';
import type { UserRole } from '../platform/authorisation/caller.ts';
import type { PrefixTables } from '../prefix/prefixTables.ts';
import type { PrivatePictureTables } from '../privatePicture/privatePictureTables.ts';
import type { RecallTables } from '../recall/recallTables.ts';
import type { RepairTables } from '../repair/repairTables.ts';
import type { TrialTables } from '../trial/trialTables.ts';

/** A moment: read as a `Date`, written as a `Date`. */
type Moment = ColumnType<Date, Date, Date>;

/** A 64-bit count: a number, or its digits beyond what a number holds exactly. */
type Count = ColumnType<number | string, number, number>;

/** A JSON document: read parsed, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

/** A second-level node of the resolution system: one industry under a top node. */
interface SecondLevelNodeTable {
  /** `88.118` */
  prefix: string;
  /** The industry it serves, Chinese. */
  name: string;
}

/** A second-level node whose codes another platform answers for. */
interface ForeignNodeTable {
  /** `88.256` */
  prefix: string;
  /** The industry it serves, Chinese. */
  name: string;
  /** Who runs it. */
  responsible: string;
  /** Address of its own lookup, empty without one. */
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
  /** Six digits of the county, as in GB/T 2260: 371422. */
  area_code: string;
  /** Review status of the prefix: 2 is approved; only then its codes resolve. */
  examine_status: number;
  created_at: Moment;
  /** Number by which it is asked for. */
  id: Generated<string>;
  /** Whom to call, empty when unknown. */
  liaison: Generated<string>;
  liaison_phone: Generated<string>;
  /** The number for users of its products, empty when unknown. */
  after_sales_phone: Generated<string>;
}

/** What all objects of one product model share. */
interface ProductModelTable {
  id: number;
  enterprise_prefix: string;
  name: string;
  describes: string;
  /** Addresses of pictures, the main one first. */
  images: Json<string[]>;
  /** Anti-counterfeit lookups from which visitors are to look out; null takes the platform's `authenticityReminderLine`. */
  reminder_line: Generated<number | null>;
  /** The number of its barcode, 14 digits; null without one. */
  gtin: Generated<string | null>;
}

/** What all objects of one production batch share beyond their model. */
interface BatchTable {
  id: number;
  model_id: number;
  /** The maker's own batch number. */
  code: string;
  produced_on: Moment;
}

/**
 * A scene and its data, kept once for a model or once for a batch: exactly one of `model_id` and `batch_id` is set. Texts in
 * `elements` may hold places such as `{waybill}`, filled with the object's own facts; see `identifier/template.ts`.
 */
interface SceneTable {
  /** The `sceneConfId` that travels. */
  id: string;
  model_id: number | null;
  batch_id: number | null;
  template_code: SceneTemplateCode;
  name: string;
  icon: string;
  /** Entries in the scene as its tab shows them; 0 shows none. */
  entries: number;
  /** Order among the scenes of the object. */
  position: number;
  elements: Json<Element[]>;
  /** Fields of it that are not for everybody. */
  masks: ColumnType<FieldMask[], string | undefined, string>;
  /** Who or what provides the data; empty when it is the enterprise itself. */
  data_source: Generated<string>;
  /** When the data last changed. */
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

/** The facts of one object that differ from its batch, by the name of the place they fill. */
export type IdentifierFacts = Record<string, string>;

/**
 * One row an identifier, the only table that grows with them: designed for 10^9 rows. Primary key (prefix, suffix), both
 * compared byte by byte; everything that can be shared lives in batch, model, scene and enterprise. A row without facts
 * takes 68 bytes, PostgreSQL's own 28 included; docs/adr/0005-identifier-storage.md has the sums.
 */
interface IdentifierTable {
  prefix: string;
  suffix: string;
  batch_id: number;
  registered_at: Moment;
  facts: Json<IdentifierFacts> | null;
  /** See `stateCode`. */
  state: Generated<number>;
  /** When it came to be in that state; null while it is what it was registered as. */
  state_since: Generated<Date | null>;
  /** The newest recall that lists it and is not withdrawn; null without one. */
  recall_id: Generated<number | null>;
}

/**
 * How many identifiers an enterprise has, kept by triggers on `identifier` in the transaction that inserts or deletes. Spread over
 * shards, so that writers of one enterprise seldom wait for each other; the figure is the sum.
 */
interface IdentifierCounterTable {
  prefix: string;
  shard: number;
  total: Count;
}

/** Answered lookups of one China day, spread over shards, so that gateways seldom wait for each other; the figure is the sum. */
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

/** One category's part of the market in per cent. */
interface MarketShareTable {
  name: string;
  share: number;
  position: number;
}

/** Somebody who can log in. */
interface AccountTable {
  id: string;
  /** As it was typed. */
  username: string;
  /** As it is compared: see `usernameKey`. */
  username_key: string;
  /** As it looks: see `usernameLook`; null for a name from before that looks like another. */
  username_look: string | null;
  /** Eleven digits, sealed for the account's id. */
  mobile: string;
  /** By which it is found; null where the number is not sealed yet. */
  mobile_hash: string | null;
  /** As it was typed; anything but empty at registration, an address where it was changed since, empty for accounts out of use. */
  email: string;
  /** The address as addresses are compared, where a code to it has proved it: one account has it. Null where nothing did. */
  proved_email: string | null;
  /** argon2id in PHC form. */
  password_hash: string;
  role: UserRole;
  /** Address of the avatar, empty without one. */
  portrait: string;
  company_prefix: string | null;
  created_at: Moment;
}

/** A login, from its beginning to its end: the family of tokens that grew from it. */
interface SessionTable {
  id: string;
  account_id: string;
  fingerprint_hash: string;
  created_at: Moment;
  /** When it ends at the latest. */
  expires_at: Moment;
  /** When it was ended by logging out, a change of the password, or the second use of a token. */
  ended_at: ColumnType<Date | null, Date | null, Date>;
}

/** A refresh token by its hash. Used once, it stays as long as its session, so that a second use is noticed. */
interface RefreshTokenTable {
  hash: string;
  session_id: string;
  expires_at: Moment;
  rotated_at: ColumnType<Date | null, null, Date>;
  /** Hash of the token that came in its place. */
  successor: ColumnType<string | null, null, string>;
}

/** An access token by its hash. */
interface AccessTokenTable {
  hash: string;
  session_id: string;
  expires_at: Moment;
}

/** The code by SMS or mail for a number or an address and a purpose that a visitor asked for; a later one that he asks for takes its place. */
interface SmsCodeTable {
  /** Of the number, or of the address under a key of its own. */
  phone_hash: string;
  purpose: string;
  /** Who asked for it. */
  visitor_hash: string;
  code_hash: string;
  expires_at: Moment;
  /** Wrong codes of who asked for it. */
  tries: number;
  /** Wrong codes of all others. */
  other_tries: number;
}

/** Attempts of one kind in the window that ends at `ends_at`, by whom they count for. */
interface AttemptTable {
  kind: string;
  subject_hash: string;
  total: number;
  ends_at: Moment;
}

/** A token of an enterprise's own systems, by its hash. */
interface EnterpriseTokenTable {
  id: Generated<number>;
  hash: string;
  name: Generated<string>;
  /** Its last characters. */
  tail: Generated<string>;
  enterprise_prefix: string;
  created_at: Moment;
  /** When it was withdrawn; null while it is good. */
  withdrawn_at: ColumnType<Date | null, Date | null, Date>;
}

/** A position of a production line: an enterprise has one line, its units have positions, each with a code of its own there. */
interface ProductionPositionTable {
  id: Generated<number>;
  enterprise_prefix: string;
  unit_name: string;
  code: string;
  /** As the newest event calls it. */
  name: string;
  /** When its newest event happened. */
  newest_at: Moment;
}

/** An event of a production line as it was reported. One row an event: the table that grows fastest after `identifier`. */
interface ProductionEventTable {
  enterprise_prefix: string;
  /** The enterprise's own number for it. */
  id: string;
  position_id: number;
  happened_at: Moment;
  kind: LineEvent['type'];
  /** What was consumed, or why the position stood; empty for kinds that know no such thing. */
  detail: string;
  /** kWh, minutes or products, six decimals; its digits. */
  amount: string;
}

/** The sums of a line's events by position and hour: exactly those of `production_event`, kept by the statement that inserts there. */
interface ProductionHourTable extends ProductionSums {
  /** When the hour begins. */
  hour: Moment;
}

/** The sums of a line's hours by position and day of China, kept by the same statement. */
interface ProductionDayTable extends ProductionSums {
  /** When the day begins. */
  day: Moment;
}

interface ProductionSums {
  enterprise_prefix: string;
  kind: LineEvent['type'];
  position_id: number;
  detail: string;
  /** The sum's digits. */
  amount: string;
  /** Events behind the sum. */
  events: number;
}

/** What was once done to this database, by name: the demo data's seed value. */
interface DatabaseFactTable {
  name: string;
  value: string;
  created_at: Generated<Date>;
}

/** Every table of the database as Kysely sees it. */
export interface Tables
  extends AssetTables,
    AuthenticityTables,
    AvatarTables,
    CaptchaTables,
    InvoiceTables,
    LeadTables,
    MarketTables,
    OrderTables,
    PrefixTables,
    PrivatePictureTables,
    RecallTables,
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
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  access_token: AccessTokenTable;
  sms_code: SmsCodeTable;
  attempt: AttemptTable;
  enterprise_token: EnterpriseTokenTable;
  production_position: ProductionPositionTable;
  production_event: ProductionEventTable;
  production_hour: ProductionHourTable;
  production_day: ProductionDayTable;
  database_fact: DatabaseFactTable;
}
