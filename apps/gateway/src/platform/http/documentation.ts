import { gzipSync } from 'node:zlib';
import { openApiDocument } from '@lima-id/api/openapi';
import type { FastifyInstance } from 'fastify';
import { jsonType } from './answer.ts';
import { encodingFor } from './contentEncoding.ts';

/**
 * Mounts /openapi.json: the contract as an OpenAPI document, with the gateway's own URL when known. It is large, with a description for
 * every field, and is sent compressed to clients that accept it. Written for the first who asks: it takes a good part of a start otherwise.
 */
export function mountDocumentation(app: FastifyInstance, publicUrl: string | null): void {
  let json: string | undefined;
  let packed: Buffer | undefined;
  app.get('/openapi.json', async (request, reply) => {
    json ??= JSON.stringify(openApiDocument(publicUrl === null ? {} : { serverUrl: publicUrl }));
    reply.headers({ 'content-type': jsonType, 'cache-control': 'public, max-age=300', vary: 'accept-encoding' });
    if (encodingFor(request, ['gzip']) === undefined) return reply.send(json);
    packed ??= gzipSync(json);
    return reply.header('content-encoding', 'gzip').send(packed);
  });
}
