import { hash } from 'node:crypto';
import { type Endpoint, encodeReply, successEnvelope } from '@lima-id/api';

/** An encoded answer: the envelope in UTF-8, and its ETag with quotes. */
interface WrittenList {
  body: Uint8Array;
  etag: string;
}

/** Encodes the answers of an endpoint with static lists: each list is encoded on first use, and cached. */
export function createListWriter<Request, Item>(
  endpoint: Endpoint<Request, Item[]>,
): (list: readonly Item[]) => WrittenList {
  const written = new WeakMap<readonly Item[], WrittenList>();

  function write(list: readonly Item[]): WrittenList {
    const json = JSON.stringify(successEnvelope(encodeReply(endpoint, [...list])));
    return { body: Buffer.from(json), etag: `"${hash('sha1', json, 'base64url')}"` };
  }

  return (list) => {
    let answer = written.get(list);
    if (answer === undefined) {
      answer = write(list);
      written.set(list, answer);
    }
    return answer;
  };
}
