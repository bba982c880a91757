import type { FaultKind, FaultState, FaultStep } from '@lima-id/domain';
import type { ColumnType } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;

/** The last ticket number of a year; its row lock serializes the numbering. */
interface FaultNumberTable {
  /** Year in China. */
  year: number;
  last: number;
}

/** A fault report of an object, and its handling by the maker. */
interface FaultTicketTable {
  /** `WX-2026-000318` */
  number: string;
  /** Idempotency key: repeating it creates no second ticket. */
  transaction_id: string;
  /** Identifier of the object in canonical form: before and after the first slash. */
  prefix: string;
  suffix: string;
  kind: FaultKind;
  words: string;
  /** Both empty when unknown; encrypted, except in older tickets and those of the demo; for the maker only. */
  contact_name: string;
  contact_mobile: string;
  reported_at: Moment;
  state: FaultState;
  /** Whether it came from an unknown reporter while many others waited for the device. */
  crowded: ColumnType<boolean, boolean | undefined, never>;
  /** Steps with actor and time, oldest first. */
  steps: ColumnType<FaultStep[], string, string>;
  /** When its reporter was erased: name, number, and numbers in the words; null before. */
  erased_at: ColumnType<Date | null, undefined, Date>;
}

/** A re-encoded photo of a ticket. Stored here, not with the public pictures. */
interface FaultPhotoTable {
  number: string;
  /** From 1. */
  place: number;
  type: 'image/webp' | 'image/jpeg';
  bytes: ColumnType<Uint8Array<ArrayBuffer>, Uint8Array, never>;
}

export interface RepairTables {
  fault_number: FaultNumberTable;
  fault_ticket: FaultTicketTable;
  fault_photo: FaultPhotoTable;
}
