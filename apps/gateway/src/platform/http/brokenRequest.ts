import type { Socket } from 'node:net';
import { failureEnvelope } from '@lima-id/api';
import { jsonType } from './answer.ts';
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

/** Answers on the raw socket and closes it. */
function endWith(socket: Socket, { status, message }: OwnRefusal): void {
  const body = JSON.stringify(failureEnvelope({ message }));
  socket.end(
    [
      `HTTP/1.1 ${status} ${reasons[status]}`,
      `content-type: ${jsonType}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** Answers malformed HTTP on the raw socket and closes it. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  endWith(socket, refusalOf(error.code));
}

/** Aborts a request whose body is too slow, and closes its connection. */
export function endSlowRequest(socket: Socket): void {
  if (socket.writable) endWith(socket, refusals.tooSlow);
  socket.destroySoon();
}
