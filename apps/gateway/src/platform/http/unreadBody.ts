import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Bytes of a body that nobody wants that are read and dropped, so that most clients have sent all when they read the answer. */
const droppedMaxBytes = 262_144;

/** Milliseconds for which a connection with more of them stays open, so that its client comes to read the answer. */
const lingerMs = 1_000;

/** Whether a request has a body of which something has not come yet. */
function isArriving({ complete, readableEnded, headers }: IncomingMessage): boolean {
  if (complete || readableEnded) return false;
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/** Drops the rest of a body: ends with it, or when that was enough. */
async function drop(body: IncomingMessage): Promise<void> {
  await new Promise<void>((resolve) => {
    let left = droppedMaxBytes;
    const count = (chunk: Uint8Array) => {
      left -= chunk.length;
      if (left < 0) body.pause();
    };
    const end = () => {
      clearTimeout(timer);
      body.off('data', count).off('end', end).off('close', end).pause();
      resolve();
    };
    const timer = setTimeout(end, lingerMs);
    body.on('data', count).once('end', end).once('close', end).resume();
  });
}

/**
 * Lets a server answer before a body has come without reading the rest of it: the answer says that the connection ends. It ends a moment
 * later, since a client whose connection is reset while it sends loses an answer that it has not read.
 */
export function refuseUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request;
    if (typeof payload !== 'string' || !isArriving(raw)) {
      done(null, payload);
      return;
    }
    reply.header('connection', 'close').header('content-length', Buffer.byteLength(payload));
    const answerAndDrop = async function* () {
      yield payload;
      await drop(raw);
    };
    done(null, Readable.from(answerAndDrop(), { objectMode: false }));
  });
}
