// The step `sister site`: the packed packages in a site of another industry, built by Vite. Its options are those of `tryConsumerSite`.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { type ServedSite, tryConsumerSite } from './consumerSite.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Stands in the built page for the nonce of a response; the site's vite.config.ts names it. */
const noncePlace = 'NONCE-OF-THE-RESPONSE';

/** Static file server for the built files of a site: missing files are 404, and pages may load from this origin only. */
function serve(site: string): Promise<ServedSite> {
  const folder = join(site, 'dist');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? 'index.html' : normalize(decodeURIComponent(pathname)).slice(1);
    let body: Buffer;
    try {
      body = readFileSync(join(folder, name));
    } catch {
      response.writeHead(404).end();
      return;
    }
    const nonce = randomBytes(16).toString('base64url');
    response
      .writeHead(200, {
        'content-type': types[extname(name)] ?? 'application/octet-stream',
        'content-security-policy': `default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'nonce-${nonce}'`,
      })
      .end(name === 'index.html' ? body.toString().replaceAll(noncePlace, nonce) : body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({
        url: `http://127.0.0.1:${port}`,
        close() {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}

await tryConsumerSite({ name: 'sister site', folder: 'sister-site', serve }, process.argv.slice(2));
