import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that a test can cut or freeze. */
export interface TcpProxy {
  port: number;
  /** Freezes both directions, like a hung server or network. */
  freeze(): void;
  /** Resumes, delivering what was held back. */
  thaw(): void;
  /** Closes the client's connection as soon as it has sent a given text, which is still delivered; the answer is dropped. */
  cutAfter(text: string): void;
  /** Hides the end of a server connection from the client until it sends something. */
  hideEnds(): void;
  close(): Promise<void>;
}

/** Opens a proxy on a loopback port, to a TCP port or a socket. */
export async function openTcpProxy(target: { host: string; port: number } | { path: string }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let cutText: string | null = null;
  let hidesEnds = false;
  const server = createServer((client) => {
    const upstream = connect(target);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    client.on('data', (bytes) => {
      if (upstream.destroyed) client.destroy();
      else upstream.write(bytes);
      if (cutText === null || !bytes.includes(cutText)) return;
      cutText = null;
      // Half-closed: the server reads the data before it sees the end.
      upstream.end();
      client.destroy();
    });
    upstream.on('data', (bytes) => client.write(bytes));
    client.on('close', () => upstream.end());
    upstream.on('close', () => {
      if (!hidesEnds) client.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => {
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      for (const socket of sockets) socket.resume();
    },
    cutAfter: (text) => {
      cutText = text;
    },
    hideEnds: () => {
      hidesEnds = true;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
