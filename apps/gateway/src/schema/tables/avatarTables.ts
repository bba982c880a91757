import type { ColumnType } from 'kysely';

/** Nullable timestamp: read and written as `Date` or null. */
type MaybeMoment = ColumnType<Date | null, Date | null, Date | null>;

/** A picture that an account uploaded as avatar. Its file is stored under its id in the picture folder. */
interface AvatarTable {
  id: string;
  /** The uploader, who alone may use it as avatar. */
  account_id: string;
  /** Keyed hash of the uploading visitor, until the picture is used as avatar. */
  visitor_hash: string | null;
  /** Size of the stored file. */
  bytes: number;
  created_at: ColumnType<Date, Date, never>;
  /** When it stopped being an avatar; it is deleted after a grace period. Null while it is one. */
  loose_since: MaybeMoment;
}

export interface AvatarTables {
  avatar: AvatarTable;
}
