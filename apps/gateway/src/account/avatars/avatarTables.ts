import type { ColumnType } from 'kysely';

/** A moment that may be missing: read and written as a `Date` or null. */
type MaybeMoment = ColumnType<Date | null, Date | null, Date | null>;

/** A picture that an account uploaded for its avatar. Its file lies under its id in the folder of pictures. */
interface AvatarTable {
  id: string;
  /** Who uploaded it, and alone may make it his avatar. */
  account_id: string;
  /** Keyed hash of the visitor that it came from, until it is somebody's avatar. */
  visitor_hash: string | null;
  /** Of the picture as it is kept. */
  bytes: number;
  created_at: ColumnType<Date, Date, never>;
  /** Since when it is nobody's avatar: it goes when that has been so for long. Null while it is one. */
  loose_since: MaybeMoment;
}

/** The tables of avatars. */
export interface AvatarTables {
  avatar: AvatarTable;
}
