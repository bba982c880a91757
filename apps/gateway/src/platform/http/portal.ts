import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { identifierAddressOfPath } from '@lima-id/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../database/databaseUnavailable.ts';
import { isApiPath } from './api.ts';
import { createDocuments } from './documents.ts';
import { createPageRenderer } from './pageRenderer.ts';
import { isContentPage, isPortalPage, pageMeantBy } from './portalRoutes.ts';
import type { PrerenderedPage } from './prerenderedPage.ts';
import { type ReadyPage, sendPacked, sendReady } from './readyPage.ts';
import { refusals } from './refusals.ts';
import { serveSiteFiles } from './siteFiles.ts';
import { visitorOf } from './visitor.ts';

const immutable = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';
/** The empty HTML frame of pages that are not prerendered. */
const frame = 'index.html';
/** The document of unknown paths. */
const unknownPath = '/404.html';
/** The frame of pages with a missing object. */
const missingItem = '/missing.html';

/** Timeout in ms for reading and rendering a page: after it the frame is sent, whose scripts show a loading state. */
const drawingMs = 2_500;

/** Result of rendering; without `ready`, the frame is sent with this status. */
interface Drawn {
  status: number;
  ready: ReadyPage | null;
}

const onlyFrame: Drawn = { status: 200, ready: null };

/** The rendered page, or the frame on timeout; the page is cached for the next visitor anyway. */
async function inTime(drawn: Promise<Drawn>): Promise<Drawn> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Drawn>((resolve) => {
    timer = setTimeout(() => resolve(onlyFrame), drawingMs);
  });
  try {
    return await Promise.race([drawn, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Current files of the built portal. */
interface FileList {
  /** Adds a requested path: `/assets/main-1a2b.js`. */
  has(path: string): boolean;
  /** Reloads after a rebuild, without a restart of the gateway. */
  refresh(): void;
}

function watchFiles(folder: string): FileList {
  const builtAt = () => statSync(join(folder, frame), { throwIfNoEntry: false })?.mtimeMs;
  let listedAt = builtAt();
  let files = listFiles(folder);
  return {
    has: (path) => files.has(path),
    refresh() {
      const changedAt = builtAt();
      if (changedAt === undefined || changedAt === listedAt) return;
      listedAt = changedAt;
      files = listFiles(folder);
    },
  };
}

/** Site options besides its files. */
interface Site {
  /** Pages rendered per request. */
  pages: readonly PrerenderedPage[];
  /** Public origin; empty when unknown. */
  origin: string;
  /** Paths of further pages for the sitemap. */
  listPages: () => Promise<readonly string[]>;
  /** The clock. */
  now: () => Date;
}

/** Paths of the files in a folder, without compressed versions and dot folders of the build. */
function listFiles(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  return new Set(files.filter((path) => !path.includes('/.')));
}

/** The raw path of a URL. */
function pathOf(address: string): string {
  const end = address.search(/[?#]/);
  return end === -1 ? address : address.slice(0, end);
}

/** The decoded file path of a URL; null when invalid. */
function readPath(address: string): string | null {
  try {
    return decodeURIComponent(pathOf(address));
  } catch {
    return null;
  }
}

/** The static document of a path, or of a page of its list; null when there cannot be one. */
function documentOf(path: string, page: unknown): string | null {
  const stem = path.replace(/\/+$/, '') || '/home';
  if (page === undefined || page === '1') return `${stem}.html`;
  return typeof page === 'string' && /^\d+$/.test(page) ? `${stem}/page-${page}.html` : null;
}

/** Videos: players use range requests, and some require them. */
function isMedia(path: string): boolean {
  return path.startsWith('/media/');
}

function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? immutable : anHour;
}

/**
 * Serves the built portal: files precompressed by the build; those under /assets cached forever by browsers, pages never. A page answers
 * 200, other spellings redirect to it, unknown paths get the home page with 404, and missing files a plain 404. Static pages are documents
 * of the build; dynamic ones are rendered with their content, unless the client exceeds its rate limit: then it gets the frame, whose
 * scripts send requests as usual.
 */
export async function servePortal(app: FastifyInstance, folder: string, site: Site): Promise<void> {
  if (!existsSync(join(folder, frame))) {
    app.get('/*', (request, reply) => {
      if (isApiPath(readPath(request.url) ?? '')) return reply.callNotFound();
      return reply.code(503).type('text/plain; charset=utf-8').send('门户页面尚未构建，请先运行 npm start 完成构建。');
    });
    return;
  }
  const files = watchFiles(folder);
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
  });

  const documents = createDocuments(folder, site.origin);
  const draw = createPageRenderer(folder, site.origin);
  const countAsked = app.hasDecorator('createRateLimit') ? app.createRateLimit() : undefined;

  /** Sends a page's frame with the status of its content. */
  function sendFrame(reply: FastifyReply, status: number): FastifyReply {
    reply.header('cache-control', 'no-cache');
    if (status === 200) return reply.sendFile(frame);
    // Without validators: a 304 would show an empty page for an unknown path.
    return reply.code(status).header('x-robots-tag', 'noindex').sendFile(frame, { etag: false, lastModified: false });
  }

  /** The static document, unless a rebuild is in progress. */
  async function readDocument(file: string | null, request: FastifyRequest): Promise<ReadyPage | null> {
    if (file === null || !files.has(file)) return null;
    return await documents.readPage(file).catch((error: unknown) => {
      request.log.warn({ err: error, file }, 'document not read');
      return null;
    });
  }

  /** Sends the frame of a page without content: its scripts show the reason, and a note does so without scripts. */
  async function sendMissing(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply> {
    const missing = status < 500 ? await readDocument(missingItem, request) : null;
    if (missing === null) return sendFrame(reply, status);
    reply.code(status).header('cache-control', 'no-cache').header('x-robots-tag', 'noindex');
    return sendPacked(reply, request, missing);
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    if (!isPortalPage(path)) {
      const unknown = await readDocument(unknownPath, request);
      if (unknown === null) return sendFrame(reply, 404);
      reply.code(404).header('cache-control', 'no-cache').header('x-robots-tag', 'noindex');
      return sendPacked(reply, request, unknown);
    }
    const own = await readDocument(documentOf(path, Object(request.query).page), request);
    if (own !== null) return sendReady(reply, request, own);
    const isMissing = files.has(unknownPath) && isContentPage(path) && !files.has(documentOf(path, undefined) ?? '');
    return isMissing ? sendMissing(request, reply, 404) : sendFrame(reply, 200);
  }

  async function readAndRender(page: PrerenderedPage, request: FastifyRequest): Promise<Drawn> {
    const asked = {
      places: Object(request.params),
      query: Object(request.query),
      visitor: visitorOf(request.ip),
    };
    const content = await page.read(asked);
    if (content.content === null) return { status: content.status, ready: null };
    const ready = await draw(page, content.address ?? request.url, content, request.log);
    return { status: content.status, ready };
  }

  async function sendPrerendered(
    page: PrerenderedPage,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const asked = await countAsked?.(request);
    if (asked?.isAllowed === false && asked.isExceeded) return sendFrame(reply, 200);
    const drawn = await inTime(readAndRender(page, request)).catch((error: unknown) => {
      const isAway = error instanceof DatabaseUnavailable;
      if (isAway) request.log.warn({ err: error, page: page.name }, 'database unavailable');
      else request.log.error({ err: error, page: page.name }, 'page not read');
      return isAway ? null : onlyFrame;
    });
    if (drawn === null) {
      // The scripts send the request again and show the refusal.
      const { status, retryAfterSeconds } = refusals.databaseAway;
      return sendFrame(reply.header('retry-after', retryAfterSeconds), status);
    }
    if (drawn.ready === null)
      return drawn.status === 200 ? sendFrame(reply, 200) : sendMissing(request, reply, drawn.status);
    page.onSent?.(drawn.status);
    if (drawn.status === 200) return sendReady(reply, request, drawn.ready);
    reply.code(drawn.status).header('cache-control', 'no-cache').header('x-robots-tag', 'noindex');
    return sendPacked(reply, request, drawn.ready);
  }

  for (const page of site.pages) {
    for (const path of [page.path, `${page.path}/`]) {
      app.get(path, (request, reply) => sendPrerendered(page, request, reply));
    }
  }

  serveSiteFiles(app, documents, site);

  app.get('/*', (request, reply) => {
    const path = readPath(request.url);
    if (path !== null && isApiPath(path)) return reply.callNotFound();
    if (path !== null && !files.has(path)) files.refresh();
    // Documents have the paths of their pages.
    if (path !== null && files.has(path) && !path.endsWith('.html')) {
      return reply.header('cache-control', cacheControl(path)).sendFile(path, { acceptRanges: isMedia(path) });
    }
    if (path === null || /^\/(?:assets|illustrations|media)\//.test(path)) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('文件不存在。');
    }
    const meant = pageMeantBy(pathOf(request.url));
    if (meant !== null) return reply.redirect(meant + request.url.slice(pathOf(request.url).length), 301);
    // Codes are copied and printed as the path of their page.
    const page = identifierAddressOfPath(path);
    return page === null ? sendPage(request, reply, path) : reply.redirect(page);
  });
}
