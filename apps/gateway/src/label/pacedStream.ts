import { Readable } from 'node:stream';

/** How long a client may take, in ms. */
export interface Pace {
  /** For a chunk that it leaves unread. */
  unreadMaxMs: number;
  /** For everything. */
  totalMaxMs: number;
}

/**
 * A stream of chunks, each made when the client has taken those before. A client that reads too slowly is cut, since it keeps a place
 * occupied. The stream closes when it has ended, failed or been destroyed, and no chunk is being made any more.
 */
export function pacedStream(chunks: AsyncIterable<Uint8Array>, { unreadMaxMs, totalMaxMs }: Pace): Readable {
  async function* paced() {
    for await (const chunk of chunks) {
      if (chunk.length === 0) continue;
      const unread = setTimeout(cut, unreadMaxMs);
      try {
        yield chunk;
      } finally {
        clearTimeout(unread);
      }
    }
  }
  const content = Readable.from(paced(), { objectMode: false });
  const cut = () => void content.destroy(new Error('The client reads too slowly.'));
  const total = setTimeout(cut, totalMaxMs);
  content.once('close', () => clearTimeout(total));
  return content;
}
