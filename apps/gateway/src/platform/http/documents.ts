import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { frame } from './builtFiles.ts';
import { makeReady, type ReadyPage } from './readyPage.ts';

/** Number of cached documents, about 15 KB each. */
const cachedDocuments = 256;

/** Build metadata of the portal, in `.server/site.json`. */
interface BuiltSite {
  /** Placeholder of the site's origin. */
  origin: string;
}

/** Static documents of the portal's build, with the site's origin filled in. */
export interface Documents {
  /** Reads a page, such as `home.html`, ready to be sent. */
  readPage(file: string): Promise<ReadyPage>;
  /** Reads another file, such as `robots.txt`. */
  readText(file: string): Promise<string>;
}

/** Whether an origin is the placeholder: `.invalid` is a reserved TLD. */
function isUnknown(origin: string): boolean {
  return new URL(origin).hostname.endsWith('.invalid');
}

/**
 * Reads the documents of the built portal in `folder`. `origin` is the site's public origin without a trailing slash; when it is empty, and
 * the build had none either, documents have relative URLs.
 */
export function createDocuments(folder: string, origin: string): Documents {
  const ready = new LRUCache<string, ReadyPage>({ max: cachedDocuments });

  async function writtenOrigin(): Promise<string | null> {
    const siteText = await readFile(join(folder, '.server/site.json'), 'utf8').catch(() => null);
    return siteText === null ? null : (JSON.parse(siteText) as BuiltSite).origin;
  }

  async function readText(file: string): Promise<string> {
    const [text, written] = await Promise.all([readFile(join(folder, file), 'utf8'), writtenOrigin()]);
    if (written === null || (origin === '' && !isUnknown(written))) return text;
    return text.replaceAll(written, origin);
  }

  return {
    readText,
    async readPage(file) {
      const { mtimeMs } = await stat(join(folder, file));
      const key = `${mtimeMs} ${file}`;
      const held = ready.get(key);
      if (held !== undefined) return held;
      const [text, template] = await Promise.all([readText(file), readFile(join(folder, frame), 'utf8')]);
      const page = await makeReady(text, template);
      ready.set(key, page);
      return page;
    },
  };
}
