import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PrerenderedPage, RenderPage } from './prerenderedPage.ts';
import { makeReady, type ReadyPage } from './readyPage.ts';

/** Number of cached prerendered pages, about 70 KB each. */
const cachedPages = 256;

/** Maximum of concurrent renders: rendering uses the main thread. */
const drawingMost = 16;

/** Renders a page with its content; null when the built portal cannot, or too many are being rendered. */
export type DrawReady = (
  page: Pick<PrerenderedPage, 'name'>,
  url: string,
  content: { status: number; content: unknown; version: string },
  log: FastifyBaseLogger,
) => Promise<ReadyPage | null>;

/**
 * Creates the renderer of the built portal in `folder`. Pages are cached by URL, content and build, and concurrent requests share one
 * render. `origin` is the site's public origin, empty when unknown.
 */
export function createPageRenderer(folder: string, origin: string): DrawReady {
  const ready = new LRUCache<string, ReadyPage>({ max: cachedPages });
  const underWay = new Map<string, Promise<ReadyPage>>();
  const frame = join(folder, 'index.html');

  async function draw(name: string, build: string, url: string, found: unknown): Promise<ReadyPage> {
    // A newer build is imported as another module.
    const file = `${pathToFileURL(join(folder, '.server', `${name}.js`)).href}?build=${build}`;
    const [template, module] = await Promise.all([
      readFile(frame, 'utf8'),
      import(file) as Promise<{ default: RenderPage }>,
    ]);
    return makeReady(await module.default({ template, url, origin, found }));
  }

  /** Unknown URLs are unlimited in number and are not cached, so that they do not evict others. */
  async function renderAndCache(key: string, isHeld: boolean, drawn: Promise<ReadyPage>): Promise<ReadyPage> {
    try {
      const page = await drawn;
      if (isHeld) ready.set(key, page);
      return page;
    } finally {
      underWay.delete(key);
    }
  }

  return async ({ name }, url, { status, content, version }, log) => {
    try {
      const build = String((await stat(frame)).mtimeMs);
      const key = `${build} ${version} ${url}`;
      const held = ready.get(key);
      if (held !== undefined) return held;
      const others = underWay.get(key);
      if (others !== undefined) return await others;
      if (underWay.size >= drawingMost) return null;
      const drawn = renderAndCache(key, status === 200, draw(name, build, url, content));
      underWay.set(key, drawn);
      return await drawn;
    } catch (error) {
      log.warn({ err: error, page: name }, 'page not drawn');
      return null;
    }
  };
}
