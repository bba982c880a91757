import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { identifierAddressOfPath } from '@lima-id/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../database/databaseUnavailable.ts';
import { isApiPath } from './api.ts';
import { createDocuments } from './documents.ts';
import type { DrawnPage } from './drawnPage.ts';
import { createPageDrawing } from './drawPages.ts';
import { isContentPage, isPortalPage, pageMeantBy } from './portalRoutes.ts';
import { type ReadyPage, sendPacked, sendReady } from './readyPage.ts';
import { refusals } from './refusals.ts';
import { serveSiteFiles } from './siteFiles.ts';
import { visitorOf } from './visitor.ts';

const immutable = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';
/** What every page is shown by whose content is not sent with it. */
const frame = 'index.html';
/** The document of every address that leads nowhere. */
const unknownPath = '/404.html';
/** The frame of pages whose item there is not. */
const missingItem = '/missing.html';

/** Milliseconds for which a page may be read and drawn: who waits longer gets the frame, whose scripts show that they are waiting. */
const drawingMs = 2_500;

/** What became of drawing a page: without `ready`, the frame with this status is all there is. */
interface Drawn {
  status: number;
  ready: ReadyPage | null;
}

const onlyFrame: Drawn = { status: 200, ready: null };

/** What a page comes to, or the frame when that takes too long; it is held for the next visitor all the same. */
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

/** The files of the built portal as they are now. */
interface FileList {
  /** Takes a path as it is asked for: `/assets/main-1a2b.js`. */
  has(path: string): boolean;
  /** Looks again when the portal was rebuilt since; a running gateway then serves the new one. */
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

/** What is published of the site besides its files. */
interface Site {
  /** Pages that are sent with their content in them. */
  pages: readonly DrawnPage[];
  /** The address under which people reach it: empty when not known. */
  origin: string;
  /** Paths of pages that are published to search engines besides those that the build drew. */
  listPages: () => Promise<readonly string[]>;
  /** The time. */
  now: () => Date;
}

/** Paths of the files in a folder, but for those compressed beside them and what the build keeps for itself in folders with a dot. */
function listFiles(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  return new Set(files.filter((path) => !path.includes('/.')));
}

/** The path of an address as it is written. */
function pathOf(address: string): string {
  const end = address.search(/[?#]/);
  return end === -1 ? address : address.slice(0, end);
}

/** The path of an address as files are named; null when it cannot be one. */
function readPath(address: string): string | null {
  try {
    return decodeURIComponent(pathOf(address));
  } catch {
    return null;
  }
}

/** The document that the build drew of a path, or of a page of its list; null when it can have none. */
function documentOf(path: string, page: unknown): string | null {
  const stem = path.replace(/\/+$/, '') || '/home';
  if (page === undefined || page === '1') return `${stem}.html`;
  return typeof page === 'string' && /^\d+$/.test(page) ? `${stem}/page-${page}.html` : null;
}

/** Videos: players ask for the parts that they need, and some play nothing else. */
function isMedia(path: string): boolean {
  return path.startsWith('/media/');
}

function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? immutable : anHour;
}

/**
 * Serves the built portal: files compressed as the build left them, those under /assets kept for ever by browsers, pages never.
 * A page answers 200, what means one in other letters is led to it, any other path the home page with 404; a file that is missing where only files live is a plain 404. Pages that are
 * the same for everybody are the documents that the build drew; those drawn from data come with their content, unless somebody asks for too
 * many: those get the frame, and their scripts ask like everybody's.
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
  const draw = createPageDrawing(folder, site.origin);
  const countAsked = app.hasDecorator('createRateLimit') ? app.createRateLimit() : undefined;

  /** Sends the frame of a page with the status that its content has. */
  function sendFrame(reply: FastifyReply, status: number): FastifyReply {
    reply.header('cache-control', 'no-cache');
    if (status === 200) return reply.sendFile(frame);
    // Without validators: "not modified" would leave a visitor of an unknown path with an empty page.
    return reply.code(status).header('x-robots-tag', 'noindex').sendFile(frame, { etag: false, lastModified: false });
  }

  /** The document that the build drew, unless it is being rebuilt just now. */
  async function readDocument(file: string | null, request: FastifyRequest): Promise<ReadyPage | null> {
    if (file === null || !files.has(file)) return null;
    return await documents.readPage(file).catch((error: unknown) => {
      request.log.warn({ err: error, file }, 'document not read');
      return null;
    });
  }

  /** Sends the frame of a page that has nothing to show: its scripts say why, and a note for readers without them says that much. */
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

  async function readAndDraw(page: DrawnPage, request: FastifyRequest): Promise<Drawn> {
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

  async function sendDrawn(page: DrawnPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const asked = await countAsked?.(request);
    if (asked?.isAllowed === false && asked.isExceeded) return sendFrame(reply, 200);
    const drawn = await inTime(readAndDraw(page, request)).catch((error: unknown) => {
      const isAway = error instanceof DatabaseUnavailable;
      if (isAway) request.log.warn({ err: error, page: page.name }, 'database unavailable');
      else request.log.error({ err: error, page: page.name }, 'page not read');
      return isAway ? null : onlyFrame;
    });
    if (drawn === null) {
      // The scripts ask again, and show the refusal.
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
      app.get(path, (request, reply) => sendDrawn(page, request, reply));
    }
  }

  serveSiteFiles(app, documents, site);

  app.get('/*', (request, reply) => {
    const path = readPath(request.url);
    if (path !== null && isApiPath(path)) return reply.callNotFound();
    if (path !== null && !files.has(path)) files.refresh();
    // Documents have the addresses of their pages.
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
