import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { createBoundedMap } from '../cache/boundedMap.ts';
import type { DrawnPage, DrawPage } from './drawnPage.ts';
import { makeReady, type ReadyPage } from './readyPage.ts';

/** Drawn pages held ready, about 70 KB each. */
const heldPages = 256;

/** Draws a page with some content; null when the built portal cannot. */
export type DrawReady = (
  page: Pick<DrawnPage, 'name'>,
  url: string,
  content: { content: unknown; version: string },
  log: FastifyBaseLogger,
) => Promise<ReadyPage | null>;

/**
 * Makes what draws pages with the built portal in `folder`. A page is drawn once for the same address, content and build, and held.
 * `origin` is the address under which people reach the portal, empty when it is not known.
 */
export function createPageDrawing(folder: string, origin: string): DrawReady {
  const ready = createBoundedMap<string, ReadyPage>(heldPages);
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

  return async ({ name }, url, { content, version }, log) => {
    try {
      const build = String((await stat(frame)).mtimeMs);
      const key = `${build} ${version} ${url}`;
      const held = ready.get(key);
      if (held !== undefined) return held;
      const drawn = await draw(name, build, url, content);
      ready.set(key, drawn);
      return drawn;
    } catch (error) {
      log.warn({ err: error, page: name }, 'page not drawn');
      return null;
    }
  };
}
