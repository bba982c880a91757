import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { messages } from '@lima-id/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import { createClient } from './createClient.ts';

const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

afterEach(() => Promise.all(servers.splice(0).map(stop)));

/** Sends the response head and the first bytes of the body, and nothing more. */
const halfAnAnswer: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"success":');
};

describe('a client on a real connection', () => {
  it('reports timeout when the limit passes in the middle of the body', async () => {
    const origin = await serve(halfAnAnswer);
    const result = await createClient({ origin, timeoutMs: 80 }).call(contract.readHome, undefined);
    expect(result).toMatchObject({ success: false, kind: 'timeout', message: messages.request.offline });
  });

  it('reports aborted when the caller gives up in the middle of the body', async () => {
    const origin = await serve(halfAnAnswer);
    const interest = new AbortController();
    setTimeout(() => interest.abort(), 40);
    const result = await createClient({ origin }).call(contract.readHome, undefined, { signal: interest.signal });
    expect(result).toMatchObject({ success: false, kind: 'aborted' });
  });

  it('reports unreachable when the server dies in the middle of the body', async () => {
    const origin = await serve((request, response) => {
      halfAnAnswer(request, response);
      setTimeout(() => request.socket.destroy(), 20);
    });
    const result = await createClient({ origin }).call(contract.readHome, undefined);
    expect(result).toMatchObject({ success: false, kind: 'unreachable', message: messages.request.offline });
  });

  it('reports unreachable when no server listens', async () => {
    const origin = await serve(halfAnAnswer);
    await Promise.all(servers.splice(0).map(stop));
    const result = await createClient({ origin }).call(contract.readHome, undefined);
    expect(result).toMatchObject({ success: false, kind: 'unreachable', status: null });
  });

  it('sends JSON, and an empty body when the call takes nothing', async () => {
    const seen: { type: string | undefined; body: string }[] = [];
    const origin = await serve(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      seen.push({ type: request.headers['content-type'], body });
      response.end('{"success":false,"message":"","data":null}');
    });
    const client = createClient({ origin });
    await client.call(contract.recommendProducts, { recommend: true });
    await client.call(contract.readHome, undefined);
    expect(seen).toEqual([
      { type: 'application/json', body: '{"recommend":1}' },
      { type: undefined, body: '' },
    ]);
  });
});
