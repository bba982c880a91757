import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { anHour, immutable } from './cacheTimes.ts';
import { inlineSourceOf, inlineTexts } from './inlineElements.ts';
import { pageHeaders } from './securityHeaders.ts';

/** Where the design system's Storybook is served. */
export const designPath = '/design';

/** Its documents: the frame, and the page with the stories inside of it. */
export const designDocuments = ['index.html', 'iframe.html'] as const;

/**
 * Content-Security-Policy of the Storybook: scripts are its own files and those that are written into its documents. Its styles come from
 * scripts that know no nonce. Its own pages alone may frame it.
 */
function policyOf(folder: string): string {
  const scripts = designDocuments.flatMap(
    (name) => inlineTexts(readFileSync(join(folder, name), 'utf8'), 'script').elements,
  );
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

/** The policy of the documents in `folder` as they are: after a rebuild theirs, without a restart. The old one stays while one is missing. */
function followPolicy(folder: string): () => string {
  const builtAt = () => designDocuments.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs);
  let readAt = builtAt();
  let policy = policyOf(folder);
  return () => {
    const changedAt = builtAt();
    if (!changedAt.includes(undefined) && changedAt.join() !== readAt.join()) {
      readAt = changedAt;
      policy = policyOf(folder);
    }
    return policy;
  };
}

/** Serves the built Storybook in `folder` at /design/. Search engines are asked to leave it out: its pages repeat those of the site. */
export async function serveDesignSite(app: FastifyInstance, folder: string): Promise<void> {
  const policy = followPolicy(folder);
  const headers = { ...pageHeaders, 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({ ...headers, 'content-security-policy': policy() });
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
