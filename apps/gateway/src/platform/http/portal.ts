import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath } from './api.ts';
import type { DrawnPage } from './drawnPage.ts';
import { createPageDrawing } from './drawPages.ts';
import { holdsTag } from './entityTag.ts';
import { isPortalPage } from './portalRoutes.ts';

const immutable = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';
const homePage = 'index.html';

/** The files of the built portal as they are now. */
interface FileList {
  /** Takes a path as it is asked for: `/assets/main-1a2b.js`. */
  has(path: string): boolean;
  /** Looks again when the portal was built anew since; a running gateway then serves the new one. */
  refresh(): void;
}

function watchFiles(folder: string): FileList {
  const builtAt = () => statSync(join(folder, homePage), { throwIfNoEntry: false })?.mtimeMs;
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

/** Pages that are sent with their content in them, and the address under which people reach the site: empty when not known. */
interface Drawing {
  pages: readonly DrawnPage[];
  origin: string;
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

function cacheControl(path: string): string {
  if (path.endsWith('.html')) return 'no-cache';
  return path.startsWith('/assets/') ? immutable : anHour;
}

/**
 * Serves the built portal: files compressed as the build left them, those under /assets kept for ever by browsers, pages never.
 * A page answers 200, any other path the home page with 404; a file that is missing where only files live is a plain 404. Drawn pages
 * come with their content, unless somebody asks for too many: those get the frame, and their scripts ask like everybody's.
 */
export async function servePortal(app: FastifyInstance, folder: string, drawing: Drawing): Promise<void> {
  if (!existsSync(join(folder, homePage))) {
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

  function sendPage(reply: FastifyReply, path: string): FastifyReply {
    reply.header('cache-control', cacheControl('.html'));
    if (isPortalPage(path)) {
      const own = `${path.replace(/\/$/, '')}.html`;
      return reply.sendFile(files.has(own) ? own : homePage);
    }
    // Without validators: "not modified" would leave a visitor of an unknown path with an empty page.
    return reply.code(404).sendFile(homePage, { etag: false, lastModified: false });
  }

  const draw = createPageDrawing(folder, drawing.origin);
  const countAsked = app.hasDecorator('createRateLimit') ? app.createRateLimit() : undefined;

  /** Sends the frame of a page with the status that its content has. */
  function sendFrame(reply: FastifyReply, status: number): FastifyReply {
    reply.header('cache-control', cacheControl('.html'));
    if (status === 200) return reply.sendFile(homePage);
    return reply
      .code(status)
      .header('x-robots-tag', 'noindex')
      .sendFile(homePage, { etag: false, lastModified: false });
  }

  async function sendDrawn(page: DrawnPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const asked = await countAsked?.(request);
    if (asked?.isAllowed === false && asked.isExceeded) return sendFrame(reply, 200);
    const content = await page.read(Object(request.query));
    if (content.content === null) return sendFrame(reply, content.status);
    const ready = await draw(page, request.url, content, request.log);
    if (ready === null) return sendFrame(reply, 200);
    page.onSent();
    reply.header('cache-control', cacheControl('.html')).header('vary', 'accept-encoding').header('etag', ready.etag);
    if (holdsTag(request.headers['if-none-match'], ready.etag)) return reply.code(304).send();
    reply.type('text/html; charset=utf-8');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(ready.html);
    return reply.header('content-encoding', 'gzip').send(ready.gzipped);
  }

  for (const page of drawing.pages) {
    app.get(page.path, (request, reply) => sendDrawn(page, request, reply));
  }

  app.get('/*', (request, reply) => {
    const path = readPath(request.url);
    if (path !== null && isApiPath(path)) return reply.callNotFound();
    if (path !== null && !files.has(path)) files.refresh();
    if (path !== null && files.has(path)) {
      return reply.header('cache-control', cacheControl(path)).sendFile(path);
    }
    if (path === null || /^\/(?:assets|illustrations)\//.test(path)) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('文件不存在。');
    }
    return sendPage(reply, path);
  });
}
