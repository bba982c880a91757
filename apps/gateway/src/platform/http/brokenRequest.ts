import type { Socket } from 'node:net';
import { failureEnvelope } from '@lima-id/api';
import { jsonType } from './answer.ts';
import { isApiPath } from './apiPath.ts';
import { type OwnRefusal, refusals } from './refusals.ts';

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

function refusalOf(code: string | undefined): OwnRefusal {
  if (code === 'HPE_HEADER_OVERFLOW') return refusals.headersTooLarge;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refusals.tooSlow;
  return refusals.malformedAddress;
}

/** A page for people, who cannot read JSON; the portal's own is for requests that were parsed. */
function pageOf(message: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>无法打开此地址</title>
</head>
<body>
<main>
<h1>${message}</h1>
<p><a href="/home">返回首页</a></p>
</main>
</body>
</html>
`;
}

/** Whether what arrived of a request is that of a browser that opens a page. */
function isOfBrowser(packet: unknown): boolean {
  const text = packet instanceof Uint8Array ? Buffer.from(packet).toString('latin1') : '';
  const [, path] = /^(?:GET|HEAD) (\/[^?# ]*)/.exec(text) ?? [];
  return path !== undefined && !isApiPath(path) && /\r\naccept:[^\r\n]*text\/html/i.test(text);
}

/** Answers on the raw socket and closes it. */
function endWith(socket: Socket, { status, message }: OwnRefusal, asPage = false): void {
  const body = asPage ? pageOf(message) : JSON.stringify(failureEnvelope({ message }));
  socket.end(
    [
      `HTTP/1.1 ${status} ${reasons[status]}`,
      `content-type: ${asPage ? 'text/html; charset=utf-8' : jsonType}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** What the server reports of a request that it cannot parse, with what arrived of it last. */
type BrokenRequest = NodeJS.ErrnoException & { rawPacket?: unknown };

/** Answers malformed HTTP, and requests with too long an address, on the raw socket and closes it. */
export function answerBrokenRequest(error: BrokenRequest, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  endWith(socket, refusalOf(error.code), isOfBrowser(error.rawPacket));
}

/** Aborts a request whose body is too slow, and closes its connection. */
export function endSlowRequest(socket: Socket): void {
  if (socket.writable) endWith(socket, refusals.tooSlow);
  socket.destroySoon();
}
