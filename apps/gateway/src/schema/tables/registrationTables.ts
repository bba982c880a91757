import type { ObjectEvent } from '@lima-id/domain';
import type { ColumnType, Generated } from 'kysely';

/** The last serial number that an enterprise was given under a key of `patternKey`: `GT-2026-{serial:6}`. */
interface SerialCounterTable {
  enterprise_prefix: string;
  key: string;
  last: ColumnType<number | string, number, number>;
}

/** A change of an enterprise's models, batches, scenes, identifiers and recalls. Rows are only added. */
interface RegistrationChangeTable {
  id: Generated<number | string>;
  enterprise_prefix: string;
  at: ColumnType<Date, Date, never>;
  /** The user who made it; null for an enterprise's systems and the gateway itself. */
  account_id: string | null;
  /** The enterprise token that made it; null for users and the gateway itself. */
  token_id: number | null;
  /** Network address of the call, for half a year; null for the gateway itself. */
  address: string | null;
  /** The call of the contract. */
  call: string;
  /** What was changed: `model GT-6`, `batch GT-6 B20260502-03`, `scene …`, `identifier GT-2026-000123`, `recall RC-2026-0402-SB3`. */
  subject: string;
  /** What it was; null for what is new. */
  before: ColumnType<unknown, string | null, never>;
  /** What it became; null for what is gone. */
  after: ColumnType<unknown, string | null, never>;
}

/** An event in the life of one object. Rows are only added: a wrong one is corrected by another. */
interface ObjectEventTable {
  id: Generated<number | string>;
  prefix: string;
  suffix: string;
  /** The sender's own id, unique in the enterprise. */
  event_id: string;
  event: ColumnType<ObjectEvent, string, never>;
  reported_at: ColumnType<Date, Date, never>;
}

/** The events of one object as lookups show them: a copy for reading, which a trigger removes when an event is added. */
interface ObjectLifeTable {
  /** `lifeForm` of the gateway that wrote it; others read the events. */
  form: number;
  prefix: string;
  suffix: string;
  /** Encoded entries of all events, newest first, with commas between them. */
  entries: string;
  /** Encoded entries of those that are stops of a shipment. */
  stops: string;
}

/** The first answer to a request with an idempotency key. */
interface FirstAnswerTable {
  enterprise_prefix: string;
  call: string;
  key: string;
  /** Hash of the request. */
  request: string;
  answer: ColumnType<unknown, string, string>;
  at: ColumnType<Date, Date, never>;
}

export interface RegistrationTables {
  object_event: ObjectEventTable;
  object_life: ObjectLifeTable;
  serial_counter: SerialCounterTable;
  registration_change: RegistrationChangeTable;
  first_answer: FirstAnswerTable;
}
