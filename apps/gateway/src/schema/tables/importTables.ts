import type { ImportRow, ImportState } from '@lima-id/domain';
import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;
type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** How a file is read. */
export type FileFormat =
  | { kind: 'csv'; encoding: 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be'; delimiter: string }
  | { kind: 'xlsx' };

/** An import of a file with identifiers. The row is the lock of its parts and pieces. */
interface IdentifierImportTable {
  id: string;
  enterprise_prefix: string;
  /** Who began it, then who had it carried out; both null for the gateway itself. */
  account_id: string | null;
  token_id: number | null;
  /** Network address of that call. */
  address: string | null;
  /** Own number of the model. */
  model: string;
  /** Own number of the batch of lines that name none. */
  batch: string | null;
  name: string;
  size: number;
  sha256: string | null;
  changes_facts: boolean;
  only_good: Generated<boolean>;
  state: ImportState;
  /** Why it failed; empty for others. */
  message: Generated<string>;
  /** Bytes received. */
  received: Generated<number>;
  /** Null before the file was inspected. */
  format: ColumnType<FileFormat | null, undefined, string>;
  /** Names of its columns; null before they were read. */
  header: ColumnType<string[] | null, undefined, string>;
  unknown_columns: ColumnType<string[], undefined, string>;
  /** Bytes that were checked. */
  read_bytes: Generated<number>;
  /** Lines that were checked; each is in a piece. */
  lines: Generated<number>;
  pieces: Generated<number>;
  /** The piece that is carried out next. */
  next_piece: Generated<number>;
  would_add: Generated<number>;
  would_change: Generated<number>;
  would_keep: Generated<number>;
  would_refuse: Generated<number>;
  added: Generated<number>;
  changed: Generated<number>;
  unchanged: Generated<number>;
  refused: Generated<number>;
  /** Its place among those that wait for a turn. */
  turn: Generated<number | string>;
  /** The gateway that reads the file, until `reader_until`. */
  reader: ColumnType<string | null, undefined, string | null>;
  reader_until: MaybeMoment;
  /** Failed turns one after another. */
  failures: Generated<number>;
  created_at: Moment;
  /** Time of the last part or piece. */
  moved_at: Moment;
  /** When the phase began that its state names. */
  phase_at: Moment;
  ended_at: MaybeMoment;
}

/** A part of a file. In the database, so that any gateway reads it. */
interface ImportPartTable {
  import_id: string;
  /** Offset in the file, in bytes. */
  begins_at: number;
  bytes: ColumnType<Uint8Array<ArrayBuffer>, Uint8Array, never>;
}

/** Consecutive lines of a file, registered in one transaction. */
interface ImportPieceTable {
  import_id: string;
  /** From 0. */
  number: number;
  first_line: number;
  last_line: number;
  lines: ColumnType<ImportRow[], string, never>;
}

/** The first line with a code, and what the check said of it. */
interface ImportCodeTable {
  import_id: string;
  code: string;
  line: number;
  outcome: 'added' | 'changed' | 'unchanged' | 'refused';
  /** Whether another line has the code too. */
  is_twice: boolean;
}

/** A refused line; its cells are in its piece. */
interface ImportRefusalTable {
  import_id: string;
  line: number;
  code: string;
  field: string;
  message: string;
}

export interface ImportTables {
  identifier_import: IdentifierImportTable;
  import_part: ImportPartTable;
  import_piece: ImportPieceTable;
  import_code: ImportCodeTable;
  import_refusal: ImportRefusalTable;
}
