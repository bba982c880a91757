import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createBoundedMap } from '../cache/boundedMap.ts';
import { makeReady, type ReadyPage } from './readyPage.ts';

/** Documents held ready, about 150 KB each. */
const heldDocuments = 256;

/** What the build of the portal tells of itself, in `.server/site.json`. */
interface BuiltSite {
  /** The address that it wrote where the site's own belongs. */
  origin: string;
}

/** The documents that the build of the portal drew, with the address of the site where they name it. */
export interface Documents {
  /** Reads one, as `home.html`, ready to be sent. */
  readPage(file: string): Promise<ReadyPage>;
  /** Reads what is no page, as `robots.txt`. */
  readText(file: string): Promise<string>;
}

/** Whether an address stands for one that was not known: nobody can have a name below `.invalid`. */
function isUnknown(origin: string): boolean {
  return new URL(origin).hostname.endsWith('.invalid');
}

/**
 * Reads the documents of the built portal in `folder`. `origin` is the address under which people reach the portal, without a slash at its
 * end; when it is empty, and the build did not know it either, documents name their addresses without it.
 */
export function createDocuments(folder: string, origin: string): Documents {
  const ready = createBoundedMap<string, ReadyPage>(heldDocuments);

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
      const page = await makeReady(await readText(file));
      ready.set(key, page);
      return page;
    },
  };
}
