import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An answer of a storage that misbehaves. */
export type StubAnswer = (response: ServerResponse, request: IncomingMessage) => void;

/** A storage with scripted answers. */
export interface S3Stub {
  port: number;
  /** Requests so far, each with its body: `GET /lima/pictures/a` */
  requests: { line: string; headers: IncomingMessage['headers']; body: string }[];
  close(): Promise<void>;
}

/** Opens a storage that gives each request the next answer, and the last one to all others. */
export async function openS3Stub(...answers: StubAnswer[]): Promise<S3Stub> {
  const requests: S3Stub['requests'] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    const taken = { line: `${method} ${url}`, headers, body: '' };
    requests.push(taken);
    taken.body = await text(request);
    answer?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
