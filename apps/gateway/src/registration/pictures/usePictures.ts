import { isSitePicture, productPictureHash, productPicturePath, registrationMessages } from '@lima-id/domain';
import { type Kysely, sql } from 'kysely';
import { ownPathOf } from '../../identifier/pictureAddress.ts';
import { notOverdue } from '../../platform/pictures/notOverdue.ts';
import type { Tables } from '../../schema/tables.ts';
import { looseMs } from './limits.ts';

/** Hashes of the pictures of products among some addresses. */
function hashesOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => productPictureHash(address) ?? []))];
}

/** Hashes of pictures. */
type Known = Pick<ReadonlySet<string>, 'has'>;

/**
 * Why an enterprise cannot name a picture, in Chinese; null when it can. `path` as `ownPathOf` gives it, `known` the hashes of its own pictures
 * of products.
 */
function refusePicture(path: string, known: Known): string | null {
  if (!path.startsWith('/')) return registrationMessages.pictureElsewhere(path);
  if (isSitePicture(path)) return null;
  const hash = productPictureHash(path);
  return hash !== null && known.has(hash) ? null : registrationMessages.pictureUnknown;
}

/** Pictures of an enterprise that it can name at a time: those that are not overdue for deletion. */
function selectUsable(database: Kysely<Tables>, prefix: string, hashes: readonly string[], now: Date) {
  return database
    .selectFrom('product_picture')
    .select(['hash', 'of_object'])
    .where('enterprise_prefix', '=', prefix)
    .where('hash', 'in', hashes)
    .where(notOverdue(new Date(now.getTime() - looseMs)));
}

/** Locks pictures of an enterprise until the transaction ends, in the order of their hashes; those that it can name. */
async function lockPictures(
  transaction: Kysely<Tables>,
  prefix: string,
  hashes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, boolean>> {
  if (hashes.length === 0) return new Map();
  const rows = await selectUsable(transaction, prefix, hashes, now).orderBy('hash').forUpdate().execute();
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
 * Marks the pictures of a model as used, and those that it gives up and no other model has as loose. Returns null, or why an added one is
 * refused, in Chinese: it does not exist, is another enterprise's, or is at another site.
 */
export async function changeModelPictures(
  transaction: Kysely<Tables>,
  { prefix, code, before, after, now, publicUrl }: ModelPictures,
): Promise<string | null> {
  const had = new Set(before.map((address) => ownPathOf(address, publicUrl)));
  // With those that become paths now: they have not been marked before.
  const news = hashesOf(after.filter((address) => !before.includes(address)));
  const olds = hashesOf(before.filter((address) => !after.includes(address)));
  const locked = await lockPictures(transaction, prefix, [...news, ...olds], now);
  for (const address of after) {
    const refused = had.has(address) ? null : refusePicture(address, locked);
    if (refused !== null) return refused;
  }
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
  if (dropped.length === 0) return null;
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
  return null;
}

/** Addresses that cannot be pictures of an enterprise, with the reason in Chinese. */
type RefusedPictures = ReadonlyMap<string, string>;

function refusedAmong(paths: ReadonlyMap<string, string>, known: Known): RefusedPictures {
  const refused = new Map<string, string>();
  for (const [address, path] of paths) {
    const reason = refusePicture(path, known);
    if (reason !== null) refused.set(address, reason);
  }
  return refused;
}

function pathsOf(addresses: readonly string[], publicUrl: string): ReadonlyMap<string, string> {
  return new Map(addresses.map((address) => [address, ownPathOf(address, publicUrl)]));
}

/** How addresses are read, and when. */
interface AddressReading {
  /** Public URL of the portal: its addresses count as paths. Empty when unknown. */
  publicUrl: string;
  now: Date;
}

/** The addresses that name no picture of this site, one that does not exist, or another enterprise's. Nothing is marked. */
export async function findRefusedPictures(
  database: Kysely<Tables>,
  prefix: string,
  addresses: readonly string[],
  { publicUrl, now }: AddressReading,
): Promise<RefusedPictures> {
  const paths = pathsOf(addresses, publicUrl);
  const hashes = hashesOf([...paths.values()]);
  if (hashes.length === 0) return refusedAmong(paths, new Set());
  const rows = await selectUsable(database, prefix, hashes, now).execute();
  return refusedAmong(paths, new Set(rows.map(({ hash }) => hash)));
}

/** Marks pictures of products as those of identifiers. Answers what `findRefusedPictures` does. */
export async function useObjectPictures(
  transaction: Kysely<Tables>,
  prefix: string,
  addresses: readonly string[],
  { publicUrl, now }: AddressReading,
): Promise<RefusedPictures> {
  const paths = pathsOf(addresses, publicUrl);
  const locked = await lockPictures(transaction, prefix, hashesOf([...paths.values()]), now);
  if (locked.size > 0) {
    await transaction
      .updateTable('product_picture')
      .set({ loose_since: null, of_object: true })
      .where('enterprise_prefix', '=', prefix)
      .where('hash', 'in', [...locked.keys()])
      .execute();
  }
  return refusedAmong(paths, locked);
}
