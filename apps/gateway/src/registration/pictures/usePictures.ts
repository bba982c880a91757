import { productPictureHash, productPicturePath } from '@lima-id/domain';
import { type Kysely, sql } from 'kysely';
import { isSitePicture, ownPathOf } from '../../identifier/pictureAddress.ts';
import type { Tables } from '../../schema/tables.ts';

/** Hashes of the pictures of products among some addresses. */
function hashesOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => productPictureHash(address) ?? []))];
}

/** Locks pictures of an enterprise until the transaction ends, in the order of their hashes; those that there are. */
async function lockPictures(
  transaction: Kysely<Tables>,
  prefix: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  if (hashes.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('product_picture')
    .select(['hash', 'of_object'])
    .where('enterprise_prefix', '=', prefix)
    .where('hash', 'in', hashes)
    .orderBy('hash')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ hash, of_object: isOfObject }) => [hash, isOfObject]));
}

/** A model whose pictures change. Its row may still have the old ones. */
interface ModelPictures {
  prefix: string;
  /** Its own number. */
  code: string;
  /** Addresses as they are stored: an older one may be written with the site's own host. */
  before: readonly string[];
  after: readonly string[];
  now: Date;
  /** Public URL of the portal; empty when unknown. */
  publicUrl: string;
}

/**
 * Marks the pictures of a model as used, and those that it gives up and no other model has as loose. False when one of this site is added that
 * does not exist or is another enterprise's.
 */
export async function changeModelPictures(
  transaction: Kysely<Tables>,
  { prefix, code, before, after, now, publicUrl }: ModelPictures,
): Promise<boolean> {
  const had = new Set(before.map((address) => ownPathOf(address, publicUrl)));
  const added = after.filter((address) => address.startsWith('/') && !had.has(address) && !isSitePicture(address));
  if (added.some((path) => productPictureHash(path) === null)) return false;
  // With those that become paths now: they have not been marked before.
  const news = hashesOf(after.filter((address) => !before.includes(address)));
  const olds = hashesOf(before.filter((address) => !after.includes(address)));
  const locked = await lockPictures(transaction, prefix, [...news, ...olds]);
  if (hashesOf(added).some((hash) => !locked.has(hash))) return false;
  if (news.length > 0) {
    await transaction
      .updateTable('product_picture')
      .set({ loose_since: null })
      .where('enterprise_prefix', '=', prefix)
      .where('hash', 'in', news)
      .execute();
  }
  const kept = new Set(hashesOf(after));
  const dropped = olds.filter((hash) => locked.get(hash) === false && !kept.has(hash));
  if (dropped.length === 0) return true;
  const others = await transaction
    .selectFrom('product_model')
    .select('images')
    .where('enterprise_prefix', '=', prefix)
    .where('code', '<>', code)
    .where(sql<boolean>`images::text like ${`%${productPicturePath}%`}`)
    .execute();
  const elsewhere = new Set(hashesOf(others.flatMap(({ images }) => images)));
  const loose = dropped.filter((hash) => !elsewhere.has(hash));
  if (loose.length > 0) {
    await transaction
      .updateTable('product_picture')
      .set({ loose_since: now })
      .where('enterprise_prefix', '=', prefix)
      .where('hash', 'in', loose)
      .execute();
  }
  return true;
}

/** The paths of addresses of this site, by address, except those of bundled pictures: each has to be a picture of a product. */
function productPaths(addresses: readonly string[], publicUrl: string): ReadonlyMap<string, string> {
  const paths = addresses.map((address): [string, string] => [address, ownPathOf(address, publicUrl)]);
  return new Map(paths.filter(([, path]) => path.startsWith('/') && !isSitePicture(path)));
}

/** The addresses whose paths are not those of known pictures. */
function unknownAmong(
  paths: ReadonlyMap<string, string>,
  known: Pick<ReadonlySet<string>, 'has'>,
): ReadonlySet<string> {
  const unknown = [...paths].filter(([, path]) => !known.has(productPictureHash(path) ?? ''));
  return new Set(unknown.map(([address]) => address));
}

/**
 * The addresses of this site that name no picture, one that does not exist, or another enterprise's. Nothing is marked. `publicUrl` is that of
 * the portal; empty when unknown.
 */
export async function findUnknownPictures(
  database: Kysely<Tables>,
  prefix: string,
  addresses: readonly string[],
  publicUrl: string,
): Promise<ReadonlySet<string>> {
  const paths = productPaths(addresses, publicUrl);
  const hashes = hashesOf([...paths.values()]);
  if (hashes.length === 0) return new Set(paths.keys());
  const rows = await database
    .selectFrom('product_picture')
    .select('hash')
    .where('enterprise_prefix', '=', prefix)
    .where('hash', 'in', hashes)
    .execute();
  return unknownAmong(paths, new Set(rows.map(({ hash }) => hash)));
}

/** Marks pictures of products as those of identifiers. Answers what `findUnknownPictures` does. */
export async function useObjectPictures(
  transaction: Kysely<Tables>,
  prefix: string,
  addresses: readonly string[],
  publicUrl: string,
): Promise<ReadonlySet<string>> {
  const paths = productPaths(addresses, publicUrl);
  const locked = await lockPictures(transaction, prefix, hashesOf([...paths.values()]));
  if (locked.size > 0) {
    await transaction
      .updateTable('product_picture')
      .set({ loose_since: null, of_object: true })
      .where('enterprise_prefix', '=', prefix)
      .where('hash', 'in', [...locked.keys()])
      .execute();
  }
  return unknownAmong(paths, locked);
}
