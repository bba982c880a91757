import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isContentPage, isPortalPage, pageMeantBy } from '@lima-id/api';
import { identifierAddressOfPath } from '@lima-id/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../database/databaseUnavailable.ts';
import { isApiPath } from './apiPath.ts';
import { wantsPage } from './browserPage.ts';
import { frame, watchFiles } from './builtFiles.ts';
import { anHour, immutable } from './cacheTimes.ts';
import { createDocuments } from './documents.ts';
import { createPageRenderer } from './pageRenderer.ts';
import type { PrerenderedPage } from './prerenderedPage.ts';
import { type ReadyPage, sendPacked, sendReady } from './readyPage.ts';
import { refusals } from './refusals.ts';
import { afterPath, decodedPathOf, pathOf, queryOf } from './requestedAddress.ts';
import { pageHeaders } from './securityHeaders.ts';
import { sendFileMissing, serveSiteFiles } from './siteFiles.ts';
import { visitorOf } from './visitor.ts';

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

/** The static document of a path, or of a page of its list; null when there cannot be one. */
function documentOf(path: string, page: string | undefined): string | null {
  const stem = path.replace(/\/+$/, '') || '/home';
  if (page === undefined || page === '1') return `${stem}.html`;
  return /^\d+$/.test(page) ? `${stem}/page-${page}.html` : null;
}

/** Videos: players use range requests, and some require them. */
function isMedia(path: string): boolean {
  return path.startsWith('/media/');
}

/** Files that are no pages; a plain answer will do for what is missing among them. */
const filesOnly = /^\/(?:assets|illustrations|media)\//;

/** The pattern of a route's paths: of `/application/detail/:id`. */
function patternOf({ path }: Pick<PrerenderedPage, 'path'>): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/*$`);
}

/** Where an address leads that means a page without being its address; null for every other. */
function placeMeantBy(url: string): { address: string; status: 301 | 302 } | null {
  const page = pageMeantBy(pathOf(url));
  if (page !== null) return { address: page + afterPath(url), status: 301 };
  // Codes are copied and printed as the path of their page.
  const address = identifierAddressOfPath(pathOf(url));
  return address === null ? null : { address, status: 302 };
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
      if (isApiPath(decodedPathOf(request.url))) return reply.callNotFound();
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
  const { draw, load } = createPageRenderer(folder, site.origin);
  // Not awaited: a gateway is ready without it.
  app.addHook('onReady', async () => {
    void load([...new Set(site.pages.map(({ name }) => name))], app.log);
  });
  const countAsked = app.hasDecorator('createRateLimit') ? app.createRateLimit() : undefined;

  /** States when a document was sent, to the second, as its Date header does, which its scripts cannot read. */
  function stateTime(reply: FastifyReply): void {
    reply.header('server-timing', `date;dur=${Math.floor(site.now().getTime() / 1000) * 1000}`);
  }

  /** Leads to the address that was meant. Browsers would keep a 301 for good, and a page may come to be where none was. */
  function lead(reply: FastifyReply, { address, status }: { address: string; status: 301 | 302 }): FastifyReply {
    return reply.header('cache-control', 'no-cache').redirect(address, status);
  }

  /** Sends a page's frame with the status of its content. */
  async function sendFrame(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply> {
    reply.header('cache-control', 'no-cache');
    const page = await readDocument(`/${frame}`, request);
    if (page !== null) reply.header('content-security-policy', page.policy);
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

  /** Sends a page in place of one that is missing. */
  async function sendInstead(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    page: ReadyPage,
  ): Promise<FastifyReply> {
    reply.code(status).header('cache-control', 'no-cache').header('x-robots-tag', 'noindex');
    return await sendPacked(reply, request, page);
  }

  /** Sends the frame of a page without content: its scripts show the reason, and a note does so without scripts. */
  async function sendMissing(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply> {
    const missing = status < 500 ? await readDocument(missingItem, request) : null;
    return missing === null ? sendFrame(request, reply, status) : sendInstead(request, reply, status, missing);
  }

  /** Sends the page of unknown addresses. It needs no plugin: an address that no route can read is answered outside of them. */
  async function sendUnknown(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = (await readDocument(unknownPath, request)) ?? (await readDocument(`/${frame}`, request));
    return page === null ? sendFileMissing(reply) : sendInstead(request, reply, 404, page);
  }

  /** Answers a browser at an address that nothing else answers: leads to the page that it means, or sends a page with 404. */
  async function sendLost(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers(pageHeaders);
    const meant = placeMeantBy(request.url);
    if (meant !== null) return lead(reply, meant);
    stateTime(reply);
    const missing = isPortalPage(pathOf(request.url)) ? await readDocument(missingItem, request) : null;
    return missing === null ? sendUnknown(request, reply) : sendInstead(request, reply, 404, missing);
  }

  const drawnPaths = site.pages.map(patternOf);

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    stateTime(reply);
    const written = pathOf(request.url);
    if (!isPortalPage(written)) return sendUnknown(request, reply);
    // A route of its own has a limit for the length of an id.
    if (drawnPaths.some((pattern) => pattern.test(written))) return sendMissing(request, reply, 404);
    const path = decodedPathOf(request.url);
    const own = await readDocument(documentOf(path, queryOf(request.url).page), request);
    if (own !== null) return sendReady(reply, request, own);
    const isMissing = files.has(unknownPath) && isContentPage(written) && !files.has(documentOf(path, undefined) ?? '');
    return isMissing ? sendMissing(request, reply, 404) : sendFrame(request, reply, 200);
  }

  async function readAndRender(page: PrerenderedPage, request: FastifyRequest): Promise<Drawn> {
    const asked = {
      places: Object(request.params),
      query: queryOf(request.url),
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
    const meant = placeMeantBy(request.url);
    if (meant !== null) return lead(reply, meant);
    stateTime(reply);
    const asked = await countAsked?.(request);
    if (asked?.isAllowed === false && asked.isExceeded) return sendFrame(request, reply, 200);
    const drawn = await inTime(readAndRender(page, request)).catch((error: unknown) => {
      const isAway = error instanceof DatabaseUnavailable;
      if (isAway) request.log.warn({ err: error, page: page.name }, 'database unavailable');
      else request.log.error({ err: error, page: page.name }, 'page not read');
      return isAway ? null : onlyFrame;
    });
    if (drawn === null) {
      // The scripts send the request again and show the refusal.
      const { status, retryAfterSeconds } = refusals.databaseAway;
      return sendFrame(request, reply.header('retry-after', retryAfterSeconds), status);
    }
    if (drawn.ready === null)
      return drawn.status === 200 ? sendFrame(request, reply, 200) : sendMissing(request, reply, drawn.status);
    page.onSent?.(drawn.status);
    if (drawn.status === 200) return sendReady(reply, request, drawn.ready);
    return sendInstead(request, reply, drawn.status, drawn.ready);
  }

  for (const page of site.pages) {
    for (const path of [page.path, `${page.path}/`]) {
      app.get(path, (request, reply) => sendPrerendered(page, request, reply));
    }
  }

  serveSiteFiles(app, documents, site);
  app.browserPage.send = sendLost;

  app.get('/*', (request, reply) => {
    const path = decodedPathOf(request.url);
    if (isApiPath(path)) return reply.callNotFound();
    if (!files.has(path)) files.refresh();
    // Documents have the paths of their pages.
    if (files.has(path) && !path.endsWith('.html')) {
      return reply.header('cache-control', cacheControl(path)).sendFile(path, { acceptRanges: isMedia(path) });
    }
    if (filesOnly.test(path)) return wantsPage(request) ? sendLost(request, reply) : sendFileMissing(reply);
    const meant = placeMeantBy(request.url);
    return meant === null ? sendPage(request, reply) : lead(reply, meant);
  });
}
