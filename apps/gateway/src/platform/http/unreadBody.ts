import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Bytes of an unwanted body that are read and dropped, so that most clients have sent everything when they read the answer. */
const droppedMaxBytes = 262_144;

/** Lingering close in ms: time for the client to read the answer before the connection is closed. */
const lingerMs = 1_000;

/** Whether a request has a body that has not arrived completely. */
function isArriving({ complete, readableEnded, headers }: IncomingMessage): boolean {
  if (complete || readableEnded) return false;
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

/** Discards the rest of a body, up to a limit. */
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
 * Lets the server answer before a body has arrived, without reading the rest of it: the answer says `connection: close`, and the connection
 * is closed after a delay (lingering close), since a client that gets a reset while sending would lose the answer.
 */
export function refuseUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request;
    const isWhole = typeof payload === 'string' || payload instanceof Uint8Array;
    if (!isWhole || !isArriving(raw)) {
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
