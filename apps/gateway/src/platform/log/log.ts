import Fastify from 'fastify';
import type { LogStream } from './logStream.ts';
import { describeError } from './redact.ts';

/** What the platform writes to the log with: the part of Fastify's logger that it needs. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A log that writes nothing: for tests and scripts that have no log of their own. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };

/** Times as people read them; lines of one millisecond share the text. */
function timestamps(): () => string {
  let ms = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== ms) {
      ms = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}

/** How the logger of the server is set up: no host name, readable times, errors freed of personal data. */
export function logOptions(level: string, stream: LogStream) {
  return {
    level,
    stream,
    base: null,
    timestamp: timestamps(),
    serializers: {
      err: describeError,
      // Fastify would write the address asked for and the visitor's, its forms all headers with their cookies.
      req: ({ method }: { method?: string }) => ({ method }),
      busboyOptions: () => '[headers]',
    },
  };
}

/** A log of the same shape as the server's, for what happens before there is a server. */
export function createLog(level: string, stream: LogStream): Log {
  return Fastify({ logger: logOptions(level, stream) }).log;
}
