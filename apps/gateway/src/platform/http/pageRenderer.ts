import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { remember } from '../cache/remember.ts';
import type { PrerenderedPage, RenderPage } from './prerenderedPage.ts';
import { makeReady, type ReadyPage } from './readyPage.ts';

/** Number of cached prerendered pages, about 25 KB each. */
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

interface PageRenderer {
  draw: DrawReady;
  /** Imports the renderers of these names: the first visitor of a started gateway would otherwise wait for it, or get the frame. */
  load(names: readonly string[], log: FastifyBaseLogger): Promise<void>;
}

/**
 * Creates the renderer of the built portal in `folder`. Pages are cached by URL, content and build, and concurrent requests share one
 * render. `origin` is the site's public origin, empty when unknown.
 */
export function createPageRenderer(folder: string, origin: string): PageRenderer {
  const ready = new LRUCache<string, ReadyPage>({ max: cachedPages });
  const underWay = new Map<string, Promise<ReadyPage>>();
  const frame = join(folder, 'index.html');

  const readBuild = async () => String((await stat(frame)).mtimeMs);

  /** What is read of a build once: its frame, and its renderers by name. */
  const frames = new Map<string, Promise<string>>();
  const renderers = new Map<string, Promise<RenderPage>>();
  let newest = '';

  /** Forgets what was read of an older build. */
  function turnTo(build: string): void {
    if (build === newest) return;
    newest = build;
    frames.clear();
    renderers.clear();
  }

  /** A newer build is imported as another module. */
  function rendererOf(name: string, build: string): Promise<RenderPage> {
    return remember(renderers, `${build} ${name}`, async () => {
      const url = pathToFileURL(join(folder, '.server', `${name}.js`)).href;
      const module: { default: RenderPage } = await import(`${url}?build=${build}`);
      return module.default;
    });
  }

  async function render(name: string, build: string, url: string, found: unknown): Promise<ReadyPage> {
    turnTo(build);
    const [template, renderPage] = await Promise.all([
      remember(frames, build, () => readFile(frame, 'utf8')),
      rendererOf(name, build),
    ]);
    return await makeReady(await renderPage({ template, url, origin, found }), template);
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

  async function load(names: readonly string[], log: FastifyBaseLogger): Promise<void> {
    try {
      const build = await readBuild();
      turnTo(build);
      await Promise.all(names.map((name) => rendererOf(name, build)));
    } catch (error) {
      log.warn({ err: error }, 'renderers not loaded');
    }
  }

  const draw: DrawReady = async ({ name }, url, { status, content, version }, log) => {
    try {
      const build = await readBuild();
      const key = `${build} ${version} ${url}`;
      const held = ready.get(key);
      if (held !== undefined) return held;
      const others = underWay.get(key);
      if (others !== undefined) return await others;
      if (underWay.size >= drawingMost) return null;
      const drawn = renderAndCache(key, status === 200, render(name, build, url, content));
      underWay.set(key, drawn);
      return await drawn;
    } catch (error) {
      log.warn({ err: error, page: name }, 'page not drawn');
      return null;
    }
  };

  return { draw, load };
}
