import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { refuseUnreadBodies } from './unreadBody.ts';

describe('an answer before the body of its request has arrived', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  it.each([
    ['text', '已收到'],
    ['bytes', Buffer.from('已收到')],
  ])('is whole, and closes the connection after the body, when it is %s', async (_, answer) => {
    app = Fastify();
    refuseUnreadBodies(app);
    app.get('/', (_request, reply) => reply.type('text/plain; charset=utf-8').send(answer));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let received = '';
    socket.on('data', (text: string) => {
      received += text;
      if (received.endsWith('已收到')) socket.write('1234567890');
    });
    socket.write('GET / HTTP/1.1\r\nhost: gateway\r\ncontent-length: 10\r\n\r\n');
    await once(socket, 'close');
    expect(received).toMatch(/^HTTP\/1\.1 200 /);
    expect(received).toContain('\r\nconnection: close\r\n');
    expect(received).toMatch(/\r\ncontent-length: 9\r\n[\s\S]*\r\n\r\n已收到$/);
  });
});
