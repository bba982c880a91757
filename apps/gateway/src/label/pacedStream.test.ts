import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { pacedStream } from './pacedStream.ts';

const chunkBytes = 65_536;
const patient = { unreadMaxMs: 60_000, totalMaxMs: 60_000 };

/** An endless source that counts what it made and knows whether it was ended. */
function source() {
  const state = { made: 0, hasEnded: false };
  async function* chunks() {
    try {
      while (true) {
        state.made += 1;
        yield new Uint8Array(chunkBytes);
      }
    } finally {
      state.hasEnded = true;
    }
  }
  return { state, chunks: chunks() };
}

describe('pacedStream', () => {
  it('makes no more than the client takes', async () => {
    const { state, chunks } = source();
    const stream = pacedStream(chunks, patient);
    stream.read();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(state.made).toBeLessThan(5);
    stream.destroy();
    await once(stream, 'close');
  });

  it('ends the source before it closes when it is destroyed', async () => {
    const { state, chunks } = source();
    const stream = pacedStream(chunks, patient);
    await once(stream, 'readable');
    expect(stream.read(chunkBytes)).toHaveLength(chunkBytes);
    stream.destroy();
    await once(stream, 'close');
    expect(state.hasEnded).toBe(true);
  });

  it.each([
    ['leaves a chunk unread', { unreadMaxMs: 30, totalMaxMs: 60_000 }],
    ['takes too long', { unreadMaxMs: 60_000, totalMaxMs: 30 }],
  ])('is cut when its client %s', async (_why, pace) => {
    const { state, chunks } = source();
    const stream = pacedStream(chunks, pace);
    stream.read();
    const [error] = await once(stream, 'error');
    expect(error).toHaveProperty('message', 'The client reads too slowly.');
    if (!stream.closed) await once(stream, 'close');
    expect(state.hasEnded).toBe(true);
  });

  it('leaves empty chunks out', async () => {
    async function* chunks() {
      yield new Uint8Array();
      yield Buffer.from('a');
      yield new Uint8Array();
    }
    const taken: string[] = [];
    for await (const chunk of pacedStream(chunks(), patient)) taken.push(String(chunk));
    expect(taken).toEqual(['a']);
  });
});
