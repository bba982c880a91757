import type { PrivatePictureKind } from '@lima-id/api';
import { chinaDate } from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';
import { administrators } from '../platform/authorisation/caller.ts';
import { refuse } from '../platform/http/answer.ts';
import { privateHeaders } from '../platform/http/privateHeaders.ts';
import { queryOf } from '../platform/http/requestedAddress.ts';
import { markPicture } from '../platform/pictures/markPicture.ts';
import type { StoredPicture } from '../platform/pictures/pictureStore.ts';
import { pictureSentences } from '../platform/pictures/reencodePicture.ts';
import { privatePath } from './pictureLinks.ts';
import type { PrivatePictureParts } from './privatePictures.ts';

/** Purpose in the watermark of a reviewer; `font/mark.ttf` has exactly these words. */
export const watermarkPurposes: Readonly<Record<Exclude<PrivatePictureKind, 'product'>, string>> = {
  licence: '仅供标识前缀审核使用',
  id: '仅供标识前缀审核使用',
  voucher: '仅供付款凭证审核使用',
};

/** Name of a reviewer in the watermark: the user name, or the account id where the font does not have its characters. */
function nameOf({ id, username }: { id: string; username: string }): string {
  return /^[\x20-\x7E]+$/.test(username) ? username : id;
}

type ShowParts = Pick<PrivatePictureParts, 'store' | 'clock' | 'pictures' | 'links'>;

/** The picture for a viewer; null without access. */
async function show(
  { store, clock, pictures }: ShowParts,
  id: string,
  viewerId: string,
): Promise<StoredPicture | 'busy' | null> {
  const row = await store.kysely
    .selectFrom('private_picture')
    .select(['account_id', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.account_id === viewerId) return await pictures.get(id);
  const reviewer = await store.kysely
    .selectFrom('account')
    .select(['id', 'username', 'role'])
    .where('id', '=', viewerId)
    .executeTakeFirst();
  if (reviewer === undefined || !administrators.has(reviewer.role)) return null;
  const picture = await pictures.get(id);
  if (picture === null) return null;
  // Its owner is about to publish it.
  if (row.kind === 'product') return picture;
  const mark = `${watermarkPurposes[row.kind]} ${chinaDate(clock.now().getTime())} ${nameOf(reviewer)}`;
  const marked = await markPicture(picture.bytes, mark);
  return marked === null ? 'busy' : { bytes: marked.bytes, type: 'image/webp' };
}

/**
 * Mounts `GET /private/:id`: a private picture, for holders of a valid link of its owner or a reviewer. A reviewer's picture has a
 * watermark. Everything else is 404, so that nothing is revealed.
 */
export function mountPrivatePictures(app: FastifyInstance, parts: ShowParts): void {
  app.get<{ Params: { id: string } }>(`${privatePath}:id`, async (request, reply) => {
    const { id } = request.params;
    const viewerId = parts.links.viewerOf(id, queryOf(request.url));
    const picture = viewerId === null ? null : await show(parts, id, viewerId);
    if (picture === null) {
      reply.callNotFound();
      return reply;
    }
    reply.headers(privateHeaders);
    if (picture === 'busy') return refuse(reply, { status: 503, message: pictureSentences.busy });
    return reply.header('content-disposition', 'inline').type(picture.type).send(picture.bytes);
  });
}
