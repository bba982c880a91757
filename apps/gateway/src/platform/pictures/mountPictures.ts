import type { FastifyInstance } from 'fastify';
import type { PictureStore } from './pictureStore.ts';

/**
 * Headers of a picture. It came from a visitor, so nothing in it may run even where somebody opens it as a page; it never changes under
 * its address, so that browsers keep it.
 */
const pictureHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'same-site',
} as const;

/** Mounts `GET /pictures/:id`: the avatars of a store, to everybody who has the address. Without a picture it is an unknown call. */
export function mountPictures(app: FastifyInstance, store: Pick<PictureStore, 'get'>): void {
  app.get<{ Params: { id: string } }>('/pictures/:id', async (request, reply) => {
    const picture = await store.get(request.params.id);
    if (picture === null) {
      reply.callNotFound();
      return reply;
    }
    const ending = picture.type.slice('image/'.length);
    return reply
      .headers({ ...pictureHeaders, 'content-disposition': `inline; filename="avatar.${ending}"` })
      .type(picture.type)
      .send(picture.bytes);
  });
}
