import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** The file for a URL: in a build's folder, or a shared illustration. */
function fileOf(path: string): string {
  if (path.startsWith('/illustrations/')) return join(root, 'node_modules/@lima-id/ui', path);
  return join(root, 'dist', path.endsWith('/') ? `${path}index.html` : path);
}

/** Serves the builds on a free port without caching; resolves with the address. */
export async function serve(): Promise<{ origin: string; close(): void }> {
  const server: Server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    readFile(fileOf(path)).then(
      (body) => {
        response.writeHead(200, {
          'content-type': types[extname(path) || '.html'] ?? 'application/octet-stream',
          'cache-control': 'no-store',
        });
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
