import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath } from './api.ts';
import { createDocuments } from './documents.ts';
import type { DrawnPage } from './drawnPage.ts';
import { createPageDrawing } from './drawPages.ts';
import { isContentPage, isPortalPage } from './portalRoutes.ts';
import { type ReadyPage, sendPacked, sendReady } from './readyPage.ts';
import { serveSiteFiles } from './siteFiles.ts';

const immutable = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';
/** What every page is shown by whose content is not sent with it. */
const frame = 'index.html';
/** The document of every address that leads nowhere. */
const unknownPath = '/404.html';

/** The files of the built portal as they are now. */
interface FileList {
  /** Takes a path as it is asked for: `/assets/main-1a2b.js`. */
  has(path: string): boolean;
  /** Looks again when the portal was built anew since; a running gateway then serves the new one. */
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

/** What is told of the site beside its files. */
interface Site {
  /** Pages that are sent with their content in them. */
  pages: readonly DrawnPage[];
  /** The address under which people reach it: empty when not known. */
  origin: string;
  /** Paths of pages that search engines are told of beside those that the build drew. */
  listPages: () => Promise<readonly string[]>;
}

/** Paths of the files in a folder, but for those compressed beside them and what the build keeps for itself in folders with a dot. */
function listFiles(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  return new Set(files.filter((path) => !path.includes('/.')));
}

/** The path of an address as files are named; null when it cannot be one. */
function readPath(address: string): string | null {
  const end = address.search(/[?#]/);
  try {
    return decodeURIComponent(end === -1 ? address : address.slice(0, end));
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
 * A page answers 200, any other path the home page with 404; a file that is missing where only files live is a plain 404. Pages that are
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

  /** The document that the build drew, unless it is being built anew just now. */
  async function readDocument(file: string | null, request: FastifyRequest): Promise<ReadyPage | null> {
    if (file === null || !files.has(file)) return null;
    return await documents.readPage(file).catch((error: unknown) => {
      request.log.warn({ err: error, file }, 'document not read');
      return null;
    });
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
    return sendFrame(reply, isMissing ? 404 : 200);
  }

  async function sendDrawn(page: DrawnPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const asked = await countAsked?.(request);
    if (asked?.isAllowed === false && asked.isExceeded) return sendFrame(reply, 200);
    const content = await page.read(Object(request.query));
    if (content.content === null) return sendFrame(reply, content.status);
    const ready = await draw(page, request.url, content, request.log);
    if (ready === null) return sendFrame(reply, 200);
    page.onSent();
    return sendReady(reply, request, ready);
  }

  for (const page of site.pages) {
    app.get(page.path, (request, reply) => sendDrawn(page, request, reply));
  }

  serveSiteFiles(app, documents, site.listPages);

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
    return sendPage(request, reply, path);
  });
}
