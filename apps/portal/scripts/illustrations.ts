import { cp, readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('../../../packages/ui/illustrations', import.meta.url));
const address = '/illustrations/';

/** Serves the drawings of the design system under /illustrations in development and copies them into the build. */
export function illustrations(): Plugin {
  let outDir = '';
  return {
    name: 'illustrations',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        if (!path.startsWith(address) || !path.endsWith('.svg')) return next();
        const file = normalize(join(source, decodeURIComponent(path.slice(address.length))));
        if (!file.startsWith(source)) return next();
        readFile(file).then(
          (drawing) => response.setHeader('Content-Type', 'image/svg+xml').end(drawing),
          () => {
            response.statusCode = 404;
            response.end();
          },
        );
      });
    },
    async writeBundle() {
      await cp(source, join(outDir, address), { recursive: true, filter: (path) => !path.endsWith('.json') });
    },
  };
}
