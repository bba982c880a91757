// `npm run build`: what browsers load and, side by side, what draws pages for those without scripts; then the pages that are the same for everybody.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFolder } from './compress.ts';
import { drawStaticPages } from './staticPages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const server = join(dist, '.server');

// Here, since one of the two builds writes into the folder of the other.
await rm(dist, { recursive: true, force: true });
await Promise.all([
  build({ root, build: { outDir: dist, emptyOutDir: false } }),
  build({ root, build: { ssr: true, outDir: server, emptyOutDir: false }, logLevel: 'warn' }),
]);
// First, since the gateway fills in and compresses what is drawn then, and looks at the folder again at the end of it.
await compressFolder(dist);
await drawStaticPages(dist, server);
