import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

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

/** Writes a .br and a .gz file beside every text asset of the build, so that the server never compresses at request time. */
export function compress(): Plugin {
  let outDir = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        // A failed build wrote nothing, and reports its own reason.
        if (error !== undefined) return;
        const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
        const files = entries
          .filter(
            (entry) => entry.isFile() && compressible.has(extname(entry.name)) && !entry.parentPath.endsWith('.vite'),
          )
          .map((entry) => join(entry.parentPath, entry.name));
        for (const file of files) await compressFile(file);
      },
    },
  };
}
