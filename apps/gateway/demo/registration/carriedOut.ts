import type { Reply } from '../../src/platform/http/mount.ts';

/** The data of a call that the demo has made. Throws when it was refused, with the reason. */
export function carriedOut<Data>(call: string, reply: Reply<Data, unknown>): Data {
  if ('data' in reply) return reply.data;
  throw new Error(`The demo's ${call} was refused: ${'failure' in reply ? reply.failure.message : 'a file'}`);
}
