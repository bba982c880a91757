import { createHash } from 'node:crypto';
import type { PublishedPicture } from '@lima-id/api';
import {
  productPictureAddress,
  productPictureSet,
  productPicturesMax,
  productPicturesMaxBytes,
  productPictureWidths,
  registrationMessages,
} from '@lima-id/domain';
import { sql, type Transaction } from 'kysely';
import type { Attempts } from '../../platform/attempts/attempts.ts';
import { waitText } from '../../platform/attempts/waitText.ts';
import { remember } from '../../platform/cache/remember.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Reply } from '../../platform/http/mount.ts';
import { drawQueued } from '../../platform/pictures/drawPicture.ts';
import type { PictureStore } from '../../platform/pictures/pictureStore.ts';
import { pictureSentences } from '../../platform/pictures/reencodePicture.ts';
import type { Store } from '../../schema/store.ts';
import type { Tables } from '../../schema/tables.ts';
import { publishedPerAccount } from './limits.ts';
import { fileIdOf, type PictureWidth } from './pictureFiles.ts';

/** An uploaded picture with its size in px. */
interface Uploaded {
  bytes: Uint8Array;
  width: number;
  height: number;
}

export interface ProductPictureParts {
  store: Store;
  clock: Clock;
  attempts: Attempts;
  /** The files, which anyone may read. */
  files: PictureStore;
  /** A picture that an account has uploaded to be published; null when there is none. */
  readUpload: (accountId: string, fileName: string) => Promise<Uploaded | null>;
}

type PublishReply = Reply<PublishedPicture, null>;

interface Made {
  width: PictureWidth;
  bytes: Uint8Array<ArrayBuffer>;
}

function refuse(status: number, message: string) {
  return { failure: { status, message } };
}

/** Pixels of a picture that is scaled down to a width. */
function pixelsAt({ width, height }: Uploaded, wanted: number): number {
  const to = Math.min(width, wanted);
  return (to * to * height) / width;
}

/** Makes every width, one after the other; the reason when the queue is full or the picture damaged. */
export async function makeWidths(upload: Uploaded): Promise<Made[] | 'busy' | 'corrupt'> {
  const made: Made[] = [];
  for (const width of productPictureWidths) {
    const turn = drawQueued(upload.bytes, { pixels: pixelsAt(upload, width), square: false });
    if (turn === null) return 'busy';
    const drawn = await turn;
    if (drawn === null) return 'corrupt';
    made.push({ width, bytes: drawn.bytes });
  }
  return made;
}

async function hasRoom(transaction: Transaction<Tables>, prefix: string, bytes: number): Promise<boolean> {
  const kept = await transaction
    .selectFrom('product_picture')
    .select(({ fn }) => [fn.countAll().as('count'), fn.sum<number | string | null>('bytes').as('bytes')])
    .where('enterprise_prefix', '=', prefix)
    .executeTakeFirstOrThrow();
  return Number(kept.count) < productPicturesMax && Number(kept.bytes ?? 0) + bytes <= productPicturesMaxBytes;
}

/** Serializes what happens to the files of a picture, on all gateways, until the transaction ends. */
export async function lockPicture(transaction: Transaction<Tables>, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('product picture'), hashtext(${hash}))`.execute(transaction);
}

/**
 * Keeps a picture for an enterprise's products. One that it has already has the same address. The row is committed before the files are
 * stored, which may take seconds; without them it is loose, and the next publication stores them.
 */
async function keepMade(
  { store, clock, files }: Pick<ProductPictureParts, 'store' | 'clock' | 'files'>,
  prefix: string,
  made: readonly Made[],
): Promise<PublishReply> {
  const hash = createHash('sha256')
    .update(made.at(-1)?.bytes ?? '')
    .digest('hex');
  const bytes = made.reduce((sum, one) => sum + one.bytes.length, 0);
  const now = clock.now();
  const refused = await store.transaction(async (transaction) => {
    await transaction.selectFrom('enterprise').select('prefix').where('prefix', '=', prefix).forNoKeyUpdate().execute();
    await lockPicture(transaction, hash);
    // Published again, so that its week begins again.
    const known = await transaction
      .updateTable('product_picture')
      .set({ loose_since: sql<Date | null>`case when loose_since is null then null else ${now}::timestamptz end` })
      .where('enterprise_prefix', '=', prefix)
      .where('hash', '=', hash)
      .returning('hash')
      .executeTakeFirst();
    if (known === undefined) {
      if (!(await hasRoom(transaction, prefix, bytes))) return refuse(409, registrationMessages.picturesFull);
      await transaction
        .insertInto('product_picture')
        .values({ enterprise_prefix: prefix, hash, bytes, created_at: now, loose_since: now })
        .execute();
    }
    return null;
  });
  if (refused !== null) return refused;
  for (const one of made) {
    const id = fileIdOf(hash, one.width);
    if ((await files.get(id)) === null) await files.put(one.bytes, 'image/webp', id);
  }
  const address = productPictureAddress(hash, productPictureWidths.at(-1) ?? 0);
  return { data: { address, srcset: productPictureSet(address) ?? '' } };
}

/** Publishes an uploaded picture of an account for an enterprise's products. */
type PublishPicture = (prefix: string, accountId: string, fileName: string) => Promise<PublishReply>;

/** Creates what publishes pictures. Calls for one upload at the same time, as by a second press, wait for the same widths. */
export function createPublisher(parts: ProductPictureParts): PublishPicture {
  const underWay = new Map<string, Promise<Made[] | 'unknown' | 'busy' | 'corrupt'>>();
  async function make(accountId: string, fileName: string) {
    const upload = await parts.readUpload(accountId, fileName);
    return upload === null ? 'unknown' : await makeWidths(upload);
  }
  return async (prefix, accountId, fileName) => {
    const waitMs = await parts.attempts.count(publishedPerAccount, accountId);
    if (waitMs !== null) return refuse(429, `您发布图片过于频繁，请${waitText(waitMs)}后再试`);
    const key = `${accountId} ${fileName}`;
    const made = await remember(underWay, key, () => make(accountId, fileName).finally(() => underWay.delete(key)));
    if (made === 'unknown') return refuse(404, registrationMessages.pictureUnknown);
    if (made === 'busy') return refuse(503, pictureSentences.busy);
    if (made === 'corrupt') return refuse(422, pictureSentences.corrupt);
    return await keepMade(parts, prefix, made);
  };
}
