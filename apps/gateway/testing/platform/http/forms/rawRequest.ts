import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A raw request on a connection of its own. */
export interface RawRequest {
  socket: Socket;
  /** Received so far. */
  answer(): string;
  /** Waits until the gateway has closed the connection; returns everything received. */
  ended: Promise<string>;
}

const boundary = 'a-boundary';

/** The start of a form: a name, and the header of a file. */
export const formStart = [
  `--${boundary}\r\ncontent-disposition: form-data; name="name"\r\n\r\nwang\r\n`,
  `--${boundary}\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
].join('');

export const formEnd = `\r\n--${boundary}--\r\n`;

/** Sends the header of a form with a declared size, without its body. */
export async function beginForm(
  address: string,
  path: string,
  contentLength: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawRequest> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  // A reset also ends the connection.
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  await once(socket, 'connect');
  const lines = {
    ...headers,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': contentLength,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
  socket.write([`POST ${path} HTTP/1.1`, `host: ${hostname}`, ...head, '', ''].join('\r\n'));
  return { socket, answer: () => text, ended };
}
