import type { FastifyInstance } from 'fastify';
import type { PictureStore } from './pictureStore.ts';

/** Headers of an untrusted picture: not executable when opened as a page, and immutable, since its content never changes. */
export const pictureHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'same-site',
} as const;

/** Mounts `GET /pictures/:id`: public avatars of a store. Unknown ids are 404. */
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
