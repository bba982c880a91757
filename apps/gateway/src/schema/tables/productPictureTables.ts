import type { ColumnType, Generated } from 'kysely';

/** A public picture of an enterprise's products. Its files, one for each width, are stored under ids that follow from its hash. */
interface ProductPictureTable {
  enterprise_prefix: string;
  /** SHA-256 of the largest file. */
  hash: string;
  /** Bytes of all its files. */
  bytes: number;
  /** Whether an identifier has ever named it: identifiers are never deleted, and their history shows it. */
  of_object: Generated<boolean>;
  created_at: ColumnType<Date, Date, never>;
  /** Since when no model names it: it is deleted after a grace period. Null while it is in use. */
  loose_since: ColumnType<Date | null, Date | null, Date | null>;
}

export interface ProductPictureTables {
  product_picture: ProductPictureTable;
}
