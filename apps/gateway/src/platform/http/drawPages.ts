import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { createBoundedMap } from '../cache/boundedMap.ts';
import type { DrawnPage, DrawPage } from './drawnPage.ts';
import { makeReady, type ReadyPage } from './readyPage.ts';

/** Drawn pages held ready, about 70 KB each. */
const heldPages = 256;

/** Pages drawn at the same time: drawing takes the gateway's own thread, and more would only wait for each other. */
const drawingMost = 16;

/** Draws a page with some content; null when the built portal cannot, or is drawing too many. */
export type DrawReady = (
  page: Pick<DrawnPage, 'name'>,
  url: string,
  content: { status: number; content: unknown; version: string },
  log: FastifyBaseLogger,
) => Promise<ReadyPage | null>;

/**
 * Makes what draws pages with the built portal in `folder`. A page is drawn once for the same address, content and build, however many ask
 * for it meanwhile, and held. `origin` is the address under which people reach the portal, empty when it is not known.
 */
export function createPageDrawing(folder: string, origin: string): DrawReady {
  const ready = createBoundedMap<string, ReadyPage>(heldPages);
  const underWay = new Map<string, Promise<ReadyPage>>();
  const frame = join(folder, 'index.html');

  async function draw(name: string, build: string, url: string, found: unknown): Promise<ReadyPage> {
    // A build that is newer than the one imported is another module.
    const file = `${pathToFileURL(join(folder, '.server', `${name}.js`)).href}?build=${build}`;
    const [template, module] = await Promise.all([
      readFile(frame, 'utf8'),
      import(file) as Promise<{ default: DrawPage }>,
    ]);
    return makeReady(await module.default({ template, url, origin, found }));
  }

  /** Addresses that lead nowhere are without number: they must not push out those that lead somewhere. */
  async function drawAndHold(key: string, isHeld: boolean, drawn: Promise<ReadyPage>): Promise<ReadyPage> {
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
      const drawn = drawAndHold(key, status === 200, draw(name, build, url, content));
      underWay.set(key, drawn);
      return await drawn;
    } catch (error) {
      log.warn({ err: error, page: name }, 'page not drawn');
      return null;
    }
  };
}
