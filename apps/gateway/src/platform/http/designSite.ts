import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { anHour, immutable } from './cacheTimes.ts';
import { inlineSourceOf, inlineTexts } from './inlineElements.ts';
import { pageHeaders } from './securityHeaders.ts';

/** Where the design system's Storybook is served. */
export const designPath = '/design';

/** Its documents: the frame, and the page with the stories inside of it. */
const documents = ['index.html', 'iframe.html'] as const;

/**
 * Content-Security-Policy of the Storybook: scripts are its own files and those that are written into its documents. Its styles come from
 * scripts that know no nonce. Its own pages alone may frame it.
 */
function policyOf(folder: string): string {
  const scripts = documents.flatMap((name) => inlineTexts(readFileSync(join(folder, name), 'utf8'), 'script').elements);
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(scripts.map(inlineSourceOf))].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Serves the built Storybook in `folder` at /design/. Search engines are asked to leave it out: its pages repeat those of the site. */
export async function serveDesignSite(app: FastifyInstance, folder: string): Promise<void> {
  const headers = {
    ...pageHeaders,
    'content-security-policy': policyOf(folder),
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: `${designPath}/`,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(join(folder, 'assets/'));
      reply.header('cache-control', isHashed ? immutable : path.endsWith('.html') ? 'no-cache' : anHour);
    },
  });
  app.get(designPath, (_request, reply) => reply.redirect(`${designPath}/`, 302));
}
