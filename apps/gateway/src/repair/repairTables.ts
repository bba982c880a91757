import type { FaultKind, FaultState, FaultStep } from '@lima-id/domain';
import type { ColumnType } from 'kysely';

/** A moment: read as a `Date`, written as a `Date`. */
type Moment = ColumnType<Date, Date, Date>;

/** The latest running number of a year's tickets; its row is the lock under which numbers are given. */
interface FaultNumberTable {
  /** Year in China. */
  year: number;
  last: number;
}

/** A fault that somebody reported of an object, and what its maker did about it. */
interface FaultTicketTable {
  /** `WX-2026-000318` */
  number: string;
  /** The attempt to report that it came from: a repeated one gives no second ticket. */
  transaction_id: string;
  /** The identifier of the object, in its canonical form: what stands before the first slash, and what behind. */
  prefix: string;
  suffix: string;
  kind: FaultKind;
  words: string;
  /** Both empty when unknown; for the maker alone, and sealed, but in tickets from before sealing and in the demo's. */
  contact_name: string;
  contact_mobile: string;
  reported_at: Moment;
  state: FaultState;
  /** Whether very many others waited for the device when nobody known reported it. */
  crowded: ColumnType<boolean, boolean | undefined, never>;
  /** What was done by whom and when, oldest first. */
  steps: ColumnType<FaultStep[], string, string>;
}

/** A photo of a ticket, re-encoded from what was sent. It is here and not among the pictures that have an address. */
interface FaultPhotoTable {
  number: string;
  /** From 1. */
  place: number;
  type: 'image/webp' | 'image/jpeg';
  bytes: ColumnType<Uint8Array<ArrayBuffer>, Uint8Array, never>;
}

/** The tables of fault reports. */
export interface RepairTables {
  fault_number: FaultNumberTable;
  fault_ticket: FaultTicketTable;
  fault_photo: FaultPhotoTable;
}
