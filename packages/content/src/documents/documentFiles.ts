import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContentDocument, WrittenDocument } from '@lima-id/domain';
import { normalizePath, type Plugin } from 'vite';
import { readContent } from '../content/contentFiles.ts';
import type { Publisher } from './cover.ts';
import type { MadeDocument } from './makeDocument.ts';

const kept = fileURLToPath(new URL('../../node_modules/.cache/documents/', import.meta.url));
const maker = fileURLToPath(new URL('.', import.meta.url));
const tokens = fileURLToPath(new URL('../../../ui/tokens/light.tokens.json', import.meta.url));

function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** These files and the design tokens determine the look of a PDF. */
async function readMaker(): Promise<string> {
  const files = (await readdir(maker)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).toSorted();
  return hashOf(
    ...(await Promise.all([...files.map((file) => join(maker, file)), tokens].map((file) => readFile(file)))),
  );
}

/** The cached PDF of a key; otherwise it is made. */
async function readOrMake(key: string, document: WrittenDocument, publisher: Publisher): Promise<MadeDocument> {
  const file = join(kept, `${key}.pdf`);
  const known = await readFile(file).catch(() => null);
  const pages = await readFile(`${file}.pages`, 'utf8').catch(() => '');
  if (known !== null && /^\d+$/.test(pages)) return { bytes: known, pages: Number(pages) };
  const { makeDocument } = await import('./makeDocument.ts');
  const result = await makeDocument(document, publisher);
  await mkdir(kept, { recursive: true });
  await writeFile(`${file}.pages`, String(result.pages));
  // Another build may be writing the same file: readers find a complete file or none.
  await writeFile(`${file}.${process.pid}`, result.bytes);
  await rename(`${file}.${process.pid}`, file);
  return result;
}

/** PDFs under way in this process, by key: its builds ask for the same ones at the same time. */
const underWay = new Map<string, Promise<MadeDocument>>();

/** The PDF of this text and look, made only once. */
async function makeOnce(document: WrittenDocument, publisher: Publisher, made: string): Promise<MadeDocument> {
  const key = hashOf(made, JSON.stringify([document, publisher]));
  const known = underWay.get(key) ?? readOrMake(key, document, publisher);
  underWay.set(key, known);
  return await known.finally(() => underWay.delete(key));
}

/**
 * Makes a PDF of each document below the folder `document` of the content. With `?pdf` a file is the document's data for lists:
 * page count and size of the PDF, and its URL. Builds emit the PDFs, a dev server serves them. PDFs are cached until the text or
 * the look changes.
 */
export function documentFiles(contentFolder: string, publisher: Publisher): Plugin {
  const documents = `${normalizePath(contentFolder)}document/`;
  const served = new Map<string, Uint8Array>();
  let making: Promise<string> | undefined;
  let emits = false;
  return {
    name: 'document-files',
    enforce: 'pre',
    configResolved(config) {
      // The SSR build has no files of its own.
      emits = config.command === 'build' && config.build.ssr === false;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const pdf = served.get(new URL(request.url ?? '/', 'http://localhost').pathname);
        if (pdf === undefined) return next();
        response.setHeader('Content-Type', 'application/pdf').end(pdf);
      });
    },
    async load(id) {
      const [path = '', query = ''] = id.split('?');
      if (!path.startsWith(documents) || !query.split('&').includes('pdf')) return null;
      const { blocks, lines, ...listed } = (await (
        await readContent()
      ).readContentFile(contentFolder, path, {
        summary: false,
      })) as WrittenDocument;
      const { bytes, pages } = await makeOnce({ ...listed, lines, blocks }, publisher, await (making ??= readMaker()));
      const fileName = `assets/${basename(path, '.md')}-${hashOf(bytes).slice(0, 8)}.pdf`;
      if (emits) this.emitFile({ type: 'asset', fileName, source: bytes });
      else served.set(`/${fileName}`, bytes);
      const document: ContentDocument = { ...listed, pages, bytes: bytes.length, url: `/${fileName}` };
      return { code: `export default ${JSON.stringify(document)};`, moduleType: 'js', map: null };
    },
  };
}
