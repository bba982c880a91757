import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { addresses } from '../../../e2e/support/publicPages.ts';

/** A running server with one page. */
export interface StaticPage {
  /** `http://127.0.0.1:43210/` */
  address: string;
  close(): void;
}

const picturePath = '/picture.svg';

/** Headings and paragraphs of a document's main part, without their attributes and inner elements. */
function wordsOf(html: string): string {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const parts = [...main.matchAll(/<(h[1-3]|p)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g)];
  if (parts.length < 5) throw new Error('The article has no text: is the portal built?');
  return parts.map(([, tag, inner = '']) => `<${tag}>${inner.replaceAll(/<[^>]*>/g, '')}</${tag}>`).join('\n');
}

function composePage(words: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>静态页面</title>
<style>body{margin:0 auto;padding:16px;max-width:45rem;font:1rem/1.75 system-ui,sans-serif}img{width:100%;height:auto}</style>
</head>
<body>
<img src="${picturePath}" width="320" height="240" alt="">
${words}
</body>
</html>`;
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'cache-control': 'no-cache' });
  response.end(gzipSync(body, { level: 9 }));
}

/**
 * Serves the words of an article and a picture of the portal as plain HTML, gzipped: no script, no font, no style sheet of its own. What a page
 * costs beside it is what the portal adds.
 */
export async function serveStaticPage(gateway: string): Promise<StaticPage> {
  const read = async (path: string) => await (await fetch(gateway + path)).text();
  const [article, picture] = await Promise.all([read(addresses.article), read('/illustrations/treadmill.svg')]);
  const page = composePage(wordsOf(article));
  const server = createServer(({ url }, response) => {
    if (url === '/') send(response, 'text/html; charset=utf-8', page);
    else if (url === picturePath) send(response, 'image/svg+xml', picture);
    else response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The static page has no port.');
  return { address: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}
