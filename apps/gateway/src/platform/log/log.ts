import Fastify from 'fastify';
import type { LogStream } from './logStream.ts';
import { describeError } from './redact.ts';

/** Logger interface of the platform, a subset of Fastify's. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A logger without output, for tests and scripts. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };

/** ISO timestamps; lines of one millisecond share the string. */
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

/** Logger options of the server: no host name, ISO timestamps, errors without personal data. */
export function logOptions(level: string, stream: LogStream) {
  return {
    level,
    stream,
    base: null,
    timestamp: timestamps(),
    serializers: {
      err: describeError,
      // Fastify's default serializers log the URL, the client address, and all headers with cookies.
      req: ({ method }: { method?: string }) => ({ method }),
      busboyOptions: () => '[headers]',
    },
  };
}

/** A logger in the format of the server's, for messages before the server exists. */
export function createLog(level: string, stream: LogStream): Log {
  return Fastify({ logger: logOptions(level, stream) }).log;
}
