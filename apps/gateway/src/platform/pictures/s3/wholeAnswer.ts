import { PicturesUnavailable } from '../../picturesUnavailable.ts';

/** An answer of a storage, read to its end. */
export interface WholeAnswer {
  status: number;
  headers: Headers;
  bytes: Buffer<ArrayBuffer>;
}

/** Maximum bytes of an answer: a stored picture has a few MB. */
const answerMaxBytes = 32 * 1_048_576;

/** The code of a network error: `ECONNREFUSED`, `UND_ERR_SOCKET` */
function codeOf(error: unknown): string {
  const { cause } = Object(error) as { cause?: unknown };
  const { code } = Object(cause) as { code?: unknown };
  return typeof code === 'string' ? code : 'network error';
}

async function readBody({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > answerMaxBytes) throw new PicturesUnavailable('unreadable', 'answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Sends a request and reads its answer to the end, so that a body that breaks off is an error. Redirects are not followed. Throws
 * PicturesUnavailable, `late` once the signal is aborted.
 */
export async function fetchWhole(
  input: string | URL | Request,
  init: RequestInit | undefined,
  signal: AbortSignal,
): Promise<WholeAnswer> {
  try {
    const response = await fetch(input, { ...init, redirect: 'manual', signal });
    return { status: response.status, headers: response.headers, bytes: await readBody(response) };
  } catch (error) {
    if (error instanceof PicturesUnavailable) throw error;
    throw signal.aborted
      ? new PicturesUnavailable('late', 'no answer in time')
      : new PicturesUnavailable('unreachable', codeOf(error));
  }
}
