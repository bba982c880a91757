import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App.tsx';

const port = Number(process.env['PORT'] ?? 8080);
const files = join(import.meta.dirname, '..');
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
};

function policyOf(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function pageOf(nonce: string): string {
  const sheet = new ServerStyleSheet({ nonce });
  const body = renderToString(sheet.collectStyles(<App nonce={nonce} />));
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${nonce}">
<title>灯谱 DENGPU</title>
<link rel="icon" href="data:,">
${sheet.getStyleTags()}
</head>
<body>
<div id="root">${body}</div>
<script type="module" nonce="${nonce}" src="/client.js"></script>
</body>
</html>`;
}

createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/') {
    const nonce = randomBytes(16).toString('base64url');
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policyOf(nonce) })
      .end(pageOf(nonce));
    return;
  }
  // The server's own code lies in a folder beside these files.
  const name = normalize(decodeURIComponent(pathname)).slice(1);
  const type = types[extname(name)];
  const body =
    type === undefined || name.startsWith('server') ? null : await readFile(join(files, name)).catch(() => null);
  if (body === null) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': type }).end(body);
}).listen(port, '127.0.0.1');
