import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { holdsTag } from './entityTag.ts';
import { pagePolicyOf } from './securityHeaders.ts';

const gzipped = promisify(gzip);
const brotli = promisify(brotliCompress);

const policyHeader = 'content-security-policy';

/** Compresses well in a few milliseconds; the best quality takes ten times as long. */
const brotliQuality = 5;

/** A page ready to be sent. */
export interface ReadyPage {
  html: string;
  /** Compressed body: prerendered pages contain their styles and are read on slow networks. */
  packed: Readonly<Record<'br' | 'gzip', Uint8Array>>;
  etag: string;
  /** Content-Security-Policy. */
  policy: string;
}

/** Prepares a page that was filled into `frame`, the built index.html. */
export async function makeReady(html: string, frame: string): Promise<ReadyPage> {
  const [br, gz] = await Promise.all([
    brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    gzipped(html),
  ]);
  const etag = `"${hash('sha1', html, 'base64url')}"`;
  return { html, packed: { br, gzip: gz }, etag, policy: pagePolicyOf(html, frame) };
}

/** Sends a page, or 304. */
export function sendReady(reply: FastifyReply, request: FastifyRequest, page: ReadyPage): FastifyReply {
  const { etag, policy } = page;
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', etag);
  if (!holdsTag(request.headers['if-none-match'], etag)) return sendPacked(reply, request, page);
  return reply.code(304).header(policyHeader, policy).send();
}

/** Sends a page without revalidation. */
export function sendPacked(
  reply: FastifyReply,
  request: FastifyRequest,
  { html, packed, policy }: ReadyPage,
): FastifyReply {
  reply.header(policyHeader, policy).header('vary', 'accept-encoding').type('text/html; charset=utf-8');
  const taken = request.headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(taken));
  if (encoding === undefined) return reply.send(html);
  return reply.header('content-encoding', encoding).send(packed[encoding]);
}
