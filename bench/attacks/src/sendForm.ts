import { request } from 'node:http';

const boundary = 'a-boundary-of-forms';

/** A file part of a form. */
export interface FormFile {
  field: string;
  bytes: Uint8Array;
}

/** Outcome of a form: the status of its answer, or a broken connection. */
export type Outcome = number | 'broken';

/** The multipart body in chunks, so that many forms share the buffers of their files. */
function piecesOf(fields: Readonly<Record<string, string>>, files: readonly FormFile[]): Uint8Array[] {
  const text = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const parts = files.flatMap(({ field, bytes }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return [Buffer.from(text.join('')), ...parts, Buffer.from(`--${boundary}--\r\n`)];
}

/** Sends a form on a connection of its own, as forwarded by a trusted proxy. */
export async function sendForm(
  url: string,
  visitor: string,
  fields: Readonly<Record<string, string>>,
  files: readonly FormFile[],
  headers: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const pieces = piecesOf(fields, files);
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return await new Promise((resolve) => {
    const sent = request(url, {
      method: 'POST',
      agent: false,
      headers: {
        ...headers,
        'x-forwarded-for': visitor,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': length,
      },
    });
    sent.on('response', (response) => {
      // Errors after the answer, such as a reset while the body is still being sent, are ignored.
      resolve(response.statusCode ?? 'broken');
      response.resume();
    });
    sent.on('error', () => resolve('broken'));
    for (const piece of pieces) sent.write(piece);
    sent.end();
  });
}

/** Sends a form one byte a second until the connection ends; resolves with the seconds. */
export async function trickleForm(url: string, visitor: string, mostSeconds: number): Promise<number> {
  const began = performance.now();
  return await new Promise((resolve) => {
    const headers = {
      'x-forwarded-for': visitor,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': 1_000_000,
    };
    const sent = request(url, { method: 'POST', agent: false, headers });
    const end = () => {
      clearInterval(timer);
      sent.destroy();
      resolve((performance.now() - began) / 1000);
    };
    const [start] = piecesOf({ kind: 'noise' }, []);
    sent.write(start);
    const timer = setInterval(() => {
      if (performance.now() - began > mostSeconds * 1000) end();
      else sent.write('x');
    }, 1000);
    sent
      .on('response', (response) => response.resume())
      .on('close', end)
      .on('error', end);
  });
}

/** `200 × 24, 503 × 76` */
export function tally(outcomes: readonly Outcome[]): string {
  const counts = new Map<Outcome, number>();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts]
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)))
    .map(([outcome, count]) => `${outcome} × ${count}`)
    .join(', ');
}
