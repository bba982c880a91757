import type { PrivatePictureKind } from '@lima-id/api';
import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;

/** A private picture. Its encrypted file is stored under its id in the folder of private pictures. */
interface PrivatePictureTable {
  id: string;
  /** The owner. */
  account_id: string;
  kind: PrivatePictureKind;
  /** Size before encryption. */
  bytes: number;
  width: number;
  height: number;
  created_at: Moment;
  /** Since when it is unreferenced: it is deleted after a grace period. Null while referenced. */
  loose_since: ColumnType<Date | null, Date | null, Date | null>;
}

/** A chunked upload of an account; when complete, with its picture. */
interface PrivateUploadTable {
  id: string;
  account_id: string;
  kind: PrivatePictureKind;
  /** Bytes of the file. */
  size: number;
  /** SHA-256 of the file, 64 hexadecimal digits. */
  sha256: string;
  /** Bytes received; the row is the lock for chunks. */
  received: Generated<number>;
  created_at: Moment;
  /** Time of the last chunk. */
  moved_at: Moment;
  picture_id: ColumnType<string | null, undefined, string>;
}

/**
 * A chunk of an unfinished upload, encrypted for the upload and its offset. In the database, so that any gateway can receive the next one.
 */
interface PrivateUploadPartTable {
  upload_id: string;
  /** Offset in the file, in bytes. */
  begins_at: number;
  bytes: ColumnType<Uint8Array<ArrayBuffer>, Uint8Array, never>;
}

export interface PrivatePictureTables {
  private_picture: PrivatePictureTable;
  private_upload: PrivateUploadTable;
  private_upload_part: PrivateUploadPartTable;
}
