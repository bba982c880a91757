import { openApiDocument } from '@lima-id/api/openapi';
import type { FastifyInstance } from 'fastify';
import { jsonType } from './answer.ts';

/** Mounts /openapi.json: the contract as an OpenAPI document, with the gateway's own address when it is known. */
export function mountDocumentation(app: FastifyInstance, publicUrl: string | null): void {
  const json = JSON.stringify(openApiDocument(publicUrl === null ? {} : { serverUrl: publicUrl }));
  app.get('/openapi.json', async (_request, reply) =>
    reply.headers({ 'content-type': jsonType, 'cache-control': 'public, max-age=300' }).send(json),
  );
}
