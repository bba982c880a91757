import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Documents } from './documents.ts';
import { escapeHtml } from './escapeHtml.ts';

/** Cache lifetime of these files in seconds. */
const keptSeconds = 3600;

/** The site's icon; pages reference it, but crawlers and old clients request the conventional path. */
const icon = '/illustrations/favicon.svg';

/** Cache TTL of the sitemap in ms. */
const sitemapTtlMs = 600_000;

/** Origin of the sitemap's pages: `https://id.example.cn`; null without absolute URLs. */
function originOf(map: string): string | null {
  const [, first = ''] = /<loc>([^<]*)<\/loc>/.exec(map) ?? [];
  return URL.canParse(first) ? new URL(first).origin : null;
}

/** The sitemap with further pages. */
function withPages(map: string, origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>\n`);
  return map.replace('</urlset>', () => `${entries.join('')}</urlset>`);
}

function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.header('cache-control', `public, max-age=${keptSeconds}`).type(`${type}; charset=utf-8`).send(text);
}

/** The answer to clients that asked for a file. */
export function sendFileMissing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('文件不存在。');
}

/** Milliseconds until the Expires of security.txt: RFC 9116 recommends less than a year. */
const expiryMs = 180 * 86_400_000;

/** security.txt with a fresh date: the build may be older than its own Expires. */
function dated(text: string, now: Date): string {
  const expires = new Date(now.getTime() + expiryMs).toISOString().replace(/\.\d+Z$/, 'Z');
  return text.replace(/^Expires: .*$/m, `Expires: ${expires}`);
}

/**
 * Serves files for crawlers: robots.txt, and the sitemap with the additional pages of `listPages`. Without a public URL there is no
 * sitemap, since it needs absolute URLs. Also serves security.txt, and redirects to the icon.
 */
export function serveSiteFiles(
  app: FastifyInstance,
  documents: Pick<Documents, 'readText'>,
  { listPages, now }: { listPages: () => Promise<readonly string[]>; now: () => Date },
): void {
  let held: { map: Promise<string | null>; until: number } | undefined;

  async function putTogether(): Promise<string | null> {
    const map = await documents.readText('sitemap.xml').catch(() => null);
    const origin = map === null ? null : originOf(map);
    return map === null || origin === null ? null : withPages(map, origin, await listPages());
  }

  app.get('/sitemap.xml', async (_request, reply) => {
    const at = performance.now();
    if (held === undefined || held.until < at) held = { map: putTogether(), until: at + sitemapTtlMs };
    const map = await held.map.catch((error: unknown) => {
      held = undefined;
      throw error;
    });
    return map === null ? sendFileMissing(reply) : send(reply, 'application/xml', map);
  });

  app.get('/robots.txt', async (_request, reply) => {
    const text = await documents.readText('robots.txt').catch(() => null);
    // Without a public URL there is no sitemap to reference.
    return text === null ? sendFileMissing(reply) : send(reply, 'text/plain', text.replace(/^Sitemap: \/.*\n/m, ''));
  });

  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', `public, max-age=${keptSeconds}`).redirect(icon, 301),
  );

  app.get('/.well-known/security.txt', async (_request, reply) => {
    const text = await documents.readText('.well-known/security.txt').catch(() => null);
    if (text === null) return sendFileMissing(reply);
    return send(reply, 'text/plain', dated(text, now()).replace(/^Canonical: \/.*\n/m, ''));
  });
}
