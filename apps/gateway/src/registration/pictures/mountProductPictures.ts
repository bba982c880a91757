import { productPicturePath } from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';
import { holdsTag } from '../../platform/http/entityTag.ts';
import { pictureHeaders } from '../../platform/pictures/mountPictures.ts';
import type { PictureStore } from '../../platform/pictures/pictureStore.ts';
import { fileIdOf, widthOf } from './pictureFiles.ts';

const hashForm = /^[0-9a-f]{64}$/;

/** Mounts `GET /product-pictures/:hash/:name`: public pictures of products, which never change. Unknown ones are 404. */
export function mountProductPictures(app: FastifyInstance, files: Pick<PictureStore, 'get'>): void {
  app.get<{ Params: { hash: string; name: string } }>(`${productPicturePath}:hash/:name`, async (request, reply) => {
    const { hash, name } = request.params;
    const width = hashForm.test(hash) ? widthOf(name) : null;
    const picture = width === null ? null : await files.get(fileIdOf(hash, width));
    if (width === null || picture === null) {
      reply.callNotFound();
      return reply;
    }
    const tag = `"${hash.slice(0, 32)}-${width}"`;
    reply.headers({ ...pictureHeaders, etag: tag });
    if (holdsTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply
      .header('content-disposition', 'inline; filename="product.webp"')
      .type(picture.type)
      .send(picture.bytes);
  });
}
