import type { PrivatePictureKind } from '@lima-id/api';
import type { ColumnType, Generated } from 'kysely';

/** A moment: read as a `Date`, written as a `Date`. */
type Moment = ColumnType<Date, Date, Date>;

/** A picture for its owner and for reviewers. Its file lies under its id in the folder of private pictures, sealed. */
interface PrivatePictureTable {
  id: string;
  /** Whose it is. */
  account_id: string;
  kind: PrivatePictureKind;
  /** Of the picture as it is kept, before it is sealed. */
  bytes: number;
  width: number;
  height: number;
  created_at: Moment;
  /** Since when nothing names it: it goes when that has been so for long. Null while something does. */
  loose_since: ColumnType<Date | null, Date | null, Date | null>;
}

/** A file that an account sends in parts; once it is whole, the picture that was made of it. */
interface PrivateUploadTable {
  id: string;
  account_id: string;
  kind: PrivatePictureKind;
  /** Bytes of the file. */
  size: number;
  /** Of the file, 64 hexadecimal digits. */
  sha256: string;
  /** Bytes that have come; its row is the lock under which parts are taken. */
  received: Generated<number>;
  created_at: Moment;
  /** When the last part came. */
  moved_at: Moment;
  picture_id: ColumnType<string | null, undefined, string>;
}

/** A part of an unfinished upload, sealed for the upload and its place. Here, so that any gateway of a cluster takes the next one. */
interface PrivateUploadPartTable {
  upload_id: string;
  /** Its place in the file, in bytes. */
  begins_at: number;
  bytes: ColumnType<Uint8Array<ArrayBuffer>, Uint8Array, never>;
}

/** The tables of private pictures. */
export interface PrivatePictureTables {
  private_picture: PrivatePictureTable;
  private_upload: PrivateUploadTable;
  private_upload_part: PrivateUploadPartTable;
}
