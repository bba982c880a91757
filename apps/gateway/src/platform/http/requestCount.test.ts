import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { requestCount } from './requestCount.ts';

it('requestCount counts each request that a server of this process receives', async () => {
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const before = requestCount();
  for (let asked = 0; asked < 3; asked += 1) await fetch(`http://127.0.0.1:${port}/`);
  expect(requestCount() - before).toBe(3);
  await new Promise((closed) => server.close(closed));
});
