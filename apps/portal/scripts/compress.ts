import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** What shrinks; fonts and pictures of other kinds are compressed already. */
const compressible = new Set(['.js', '.css', '.svg', '.html', '.json', '.wasm', '.txt', '.webmanifest']);

/** Below this many bytes the headers cost more than compression saves. */
const worthwhileBytes = 1024;

/** Writes a .br and a .gz file beside a file that is worth it. */
export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < worthwhileBytes) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    brotli(content, { params: { ...size, [constants.BROTLI_PARAM_QUALITY]: 11 } }).then((packed) =>
      writeFile(`${file}.br`, packed),
    ),
    gzipped(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}

/** Writes a .br and a .gz file beside every text asset of a folder that is served, so that the server never compresses at request time. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(folder, file).startsWith('.'));
  const sizes = await Promise.all(files.map(async (file) => [file, (await stat(file)).size] as const));
  // The largest takes three seconds alone: it must not be the last one.
  const waiting = sizes.toSorted(([, size], [, other]) => other - size).values();
  const lane = async () => {
    for (const [file] of waiting) await compressFile(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}
