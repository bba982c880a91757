import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Documents } from './documents.ts';
import { escapeHtml } from './escapeHtml.ts';

/** Seconds for which robots and caches keep these files. */
const keptSeconds = 3600;

/** The site's icon, which pages name themselves; robots and old readers ask for it by a name of their own. */
const icon = '/illustrations/favicon.svg';

/** Milliseconds for which the map of the site is not put together again. */
const mapHeldMs = 600_000;

/** Where the pages of a map begin: `https://id.example.cn`; null when it names none by a complete address. */
function originOf(map: string): string | null {
  const [, first = ''] = /<loc>([^<]*)<\/loc>/.exec(map) ?? [];
  return URL.canParse(first) ? new URL(first).origin : null;
}

/** The map with some more pages at its end. */
function withPages(map: string, origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>\n`);
  return map.replace('</urlset>', () => `${entries.join('')}</urlset>`);
}

function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.header('cache-control', `public, max-age=${keptSeconds}`).type(`${type}; charset=utf-8`).send(text);
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('文件不存在。');
}

/** Milliseconds from a request for security.txt to its Expires: RFC 9116 wants less than a year. */
const expiryMs = 180 * 86_400_000;

/** security.txt with a fresh date: the build may be older than its own Expires. */
function dated(text: string, now: Date): string {
  const expires = new Date(now.getTime() + expiryMs).toISOString().replace(/\.\d+Z$/, 'Z');
  return text.replace(/^Expires: .*$/m, `Expires: ${expires}`);
}

/**
 * Serves what search engines ask for: robots.txt, and the map of the site, to which the pages that `listPages` names are added. A
 * gateway that does not know its own address has no map, since a map has complete addresses. Serves security.txt as well, and leads to
 * the icon.
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
    if (held === undefined || held.until < at) held = { map: putTogether(), until: at + mapHeldMs };
    const map = await held.map.catch((error: unknown) => {
      held = undefined;
      throw error;
    });
    return map === null ? refuse(reply) : send(reply, 'application/xml', map);
  });

  app.get('/robots.txt', async (_request, reply) => {
    const text = await documents.readText('robots.txt').catch(() => null);
    // Without an address of its own there is no map to point at.
    return text === null ? refuse(reply) : send(reply, 'text/plain', text.replace(/^Sitemap: \/.*\n/m, ''));
  });

  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', `public, max-age=${keptSeconds}`).redirect(icon, 301),
  );

  app.get('/.well-known/security.txt', async (_request, reply) => {
    const text = await documents.readText('.well-known/security.txt').catch(() => null);
    if (text === null) return refuse(reply);
    return send(reply, 'text/plain', dated(text, now()).replace(/^Canonical: \/.*\n/m, ''));
  });
}
